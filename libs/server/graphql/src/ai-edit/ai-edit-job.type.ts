import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { AiEditJob, AiEditState, EditArea } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

export const AiEditStateEnum = {
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  PROCESSING: 'processing',
  QUEUED: 'queued',
  SUCCEEDED: 'succeeded',
} as const satisfies Record<Uppercase<AiEditState>, AiEditState>;
registerEnumType(AiEditStateEnum, { name: 'AiEditState' });

export const EditAreaEnum = {
  BACKGROUND: 'background',
  PAINTED: 'painted',
  SUBJECT: 'subject',
} as const satisfies Record<Uppercase<EditArea>, EditArea>;
registerEnumType(EditAreaEnum, { name: 'EditArea', description: 'Where an edit may change the picture' });

@ObjectType('AiEditJob', { simpleResolvers: true })
export class AiEditJobType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly prompt!: string;

  @Field(() => EditAreaEnum, { nullable: true, description: 'Null: all of the picture' })
  readonly area!: EditArea | null;

  @Field(() => AiEditStateEnum)
  readonly state!: AiEditState;

  @Field(() => String, { description: 'What it is doing, in words for a person' })
  readonly stage!: string;

  @Field(() => Float, { description: '0 to 1' })
  readonly progress!: number;

  @Field(() => String, { nullable: true, description: 'Why it failed, in words for a person' })
  readonly errorMessage!: string | null;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  readonly finishedAt!: Date | null;

  /** No fields of the schema: what `image` and `resultVersion` are found by. */
  readonly imageUid!: string;
  readonly resultVersionId!: string | null;
}

export const presentAiEditJob = ({
  id,
  prompt,
  area,
  state,
  stage,
  progress,
  errorMessage,
  createdAt,
  finishedAt,
  imageUid,
  resultVersionId,
}: AiEditJob): AiEditJobType => ({
  id,
  prompt,
  area,
  state,
  stage,
  progress,
  errorMessage,
  createdAt,
  finishedAt,
  imageUid,
  resultVersionId,
});
