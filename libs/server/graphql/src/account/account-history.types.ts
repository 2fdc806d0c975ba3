import { Field, ID, Int } from 'type-graphql';
import type { Activity, LedgerKind } from '@safelight/domain';
import { connectionType } from '../paging/connection.type.ts';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { DataType, enumType } from '../describe.ts';

type ActivityKind = Activity['kind'];

const ActivityKindEnum = enumType<ActivityKind>('ActivityKind', 'The kind of an activity on an account.', {
  'image-uploaded': 'An image was uploaded.',
  'ai-edit-finished': 'An AI edit succeeded.',
  'api-key-created': 'An API key was created.',
  'signed-in': 'Somebody signed in to the account.',
  'credits-granted': 'The account was given credits.',
  'export-requested': 'An export of the account’s data was requested.',
});

@DataType('Activity', 'One entry of the recent activity on an account.')
export class ActivityType implements Activity {
  @Field(() => ActivityKindEnum, { description: 'The kind of activity.' })
  readonly kind!: ActivityKind;

  @Field(() => DateTimeScalar, { description: 'When the activity happened.' })
  readonly at!: Date;

  @Field(() => String, {
    description:
      'What the activity concerns: the title of the image, the prompt, the name of the API key, the device or the reason ' +
      'for the credits. Empty for an export.',
  })
  readonly subject!: string;

  @Field(() => ID, { nullable: true, description: 'The image that the entry is about, if it is about one.' })
  readonly imageUid!: string | null;
}

const CreditEntryKindEnum = enumType<LedgerKind>('CreditEntryKind', 'The kind of a movement of credits.', {
  grant: 'Credits were added.',
  reserve: 'An edit was requested, and its credit was set aside.',
  capture: 'The edit succeeded, and its credit is spent.',
  release: 'The edit failed or was cancelled, and its credit was given back.',
  refund: 'The credit of a successful edit was given back.',
  expire: 'Credits expired.',
  revoke: 'A payment was refunded, and its credits were taken back.',
});

@DataType('CreditEntry', 'One movement of credits. The balance of an account is the sum of its entries.')
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
