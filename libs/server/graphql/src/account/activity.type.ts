import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Activity } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

type ActivityKind = Activity['kind'];

export const ActivityKindEnum = {
  IMAGE_UPLOADED: 'image-uploaded',
  AI_EDIT_FINISHED: 'ai-edit-finished',
  API_KEY_CREATED: 'api-key-created',
  SIGNED_IN: 'signed-in',
  CREDITS_GRANTED: 'credits-granted',
  EXPORT_REQUESTED: 'export-requested',
} as const satisfies Record<string, ActivityKind>;
registerEnumType(ActivityKindEnum, {
  name: 'ActivityKind',
  description: 'What somebody did, or what happened on the account.',
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
  @Field(() => ActivityKindEnum, { description: 'What happened.' })
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
