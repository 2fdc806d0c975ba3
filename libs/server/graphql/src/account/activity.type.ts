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
registerEnumType(ActivityKindEnum, { name: 'ActivityKind' });

@ObjectType('Activity', { simpleResolvers: true })
export class ActivityType implements Activity {
  @Field(() => ActivityKindEnum)
  readonly kind!: ActivityKind;

  @Field(() => DateTimeScalar)
  readonly at!: Date;

  @Field(() => String, { description: 'The title, prompt, key name, device or reason' })
  readonly subject!: string;

  @Field(() => ID, { nullable: true, description: 'The image it is about' })
  readonly imageUid!: string | null;
}
