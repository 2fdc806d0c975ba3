import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Activity, LedgerKind } from '@safelight/domain';
import { connectionType } from '../paging/connection.type.ts';
import { DateTimeScalar } from '../scalars/scalars.ts';

type ActivityKind = Activity['kind'];

const ActivityKindEnum = {
  IMAGE_UPLOADED: 'image-uploaded',
  AI_EDIT_FINISHED: 'ai-edit-finished',
  API_KEY_CREATED: 'api-key-created',
  SIGNED_IN: 'signed-in',
  CREDITS_GRANTED: 'credits-granted',
  EXPORT_REQUESTED: 'export-requested',
} as const satisfies Record<string, ActivityKind>;
registerEnumType(ActivityKindEnum, {
  name: 'ActivityKind',
  description: 'The kind of an activity on an account.',
  valuesConfig: {
    IMAGE_UPLOADED: { description: 'An image was uploaded.' },
    AI_EDIT_FINISHED: { description: 'An AI edit succeeded.' },
    API_KEY_CREATED: { description: 'An API key was created.' },
    SIGNED_IN: { description: 'Somebody signed in to the account.' },
    CREDITS_GRANTED: { description: 'The account was given credits.' },
    EXPORT_REQUESTED: { description: 'An export of the account’s data was requested.' },
  },
});

@ObjectType('Activity', {
  simpleResolvers: true,
  description: 'One entry of the recent activity on an account.',
})
export class ActivityType implements Activity {
  @Field(() => ActivityKindEnum, { description: 'The kind of activity.' })
  readonly kind!: ActivityKind;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  readonly at!: Date;

  @Field(() => String, {
    description:
      'What it happened to: the title of the image, the prompt, the name of the API key, the device or the reason ' +
      'for the credits. Empty for an export.',
  })
  readonly subject!: string;

  @Field(() => ID, { nullable: true, description: 'The image that the entry is about, if it is about one.' })
  readonly imageUid!: string | null;
}

const CreditEntryKindEnum = {
  GRANT: 'grant',
  RESERVE: 'reserve',
  CAPTURE: 'capture',
  RELEASE: 'release',
  REFUND: 'refund',
  EXPIRE: 'expire',
  REVOKE: 'revoke',
} as const satisfies Record<Uppercase<LedgerKind>, LedgerKind>;
registerEnumType(CreditEntryKindEnum, {
  name: 'CreditEntryKind',
  description: 'The kind of a movement of credits.',
  valuesConfig: {
    GRANT: { description: 'Credits were added.' },
    RESERVE: { description: 'An edit was requested, and its credit was set aside.' },
    CAPTURE: { description: 'The edit succeeded, and its credit is spent.' },
    RELEASE: { description: 'The edit failed or was cancelled, and its credit was given back.' },
    REFUND: { description: 'The credit of a successful edit was given back.' },
    EXPIRE: { description: 'Credits expired.' },
    REVOKE: { description: 'A payment was refunded, and its credits were taken back.' },
  },
});

@ObjectType('CreditEntry', {
  simpleResolvers: true,
  description: 'One movement of credits. The balance of an account is the sum of its entries.',
})
export class CreditEntryType {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly id!: string;

  @Field(() => CreditEntryKindEnum, { description: 'The kind of movement.' })
  readonly kind!: LedgerKind;

  @Field(() => Int, { description: 'Credits added; negative where credits were taken.' })
  readonly amount!: number;

  @Field(() => String, { description: 'Why the credits moved, in words for the account’s owner.' })
  readonly reason!: string;

  @Field(() => DateTimeScalar, { description: 'When the credits moved.' })
  readonly createdAt!: Date;
}

export const CreditEntryConnectionType = connectionType('CreditEntry', CreditEntryType, 'credit entries');
