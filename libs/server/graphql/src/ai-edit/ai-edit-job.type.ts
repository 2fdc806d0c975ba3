import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { FollowedEdit } from '@safelight/application';
import type { AiEditJob, AiEditState, EditArea } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/scalars.ts';

export const AiEditStateEnum = {
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  PROCESSING: 'processing',
  QUEUED: 'queued',
  SUCCEEDED: 'succeeded',
} as const satisfies Record<Uppercase<AiEditState>, AiEditState>;
registerEnumType(AiEditStateEnum, {
  name: 'AiEditState',
  description: 'The state of an AI edit.',
  valuesConfig: {
    QUEUED: { description: 'The edit waits for its turn.' },
    PROCESSING: { description: 'The edit is being made.' },
    SUCCEEDED: { description: 'The edit made a new version.' },
    FAILED: { description: 'The edit failed, and its credit was given back.' },
    CANCELLED: { description: 'The owner cancelled the edit, and its credit was given back.' },
  },
});

export const EditAreaEnum = {
  BACKGROUND: 'background',
  PAINTED: 'painted',
  SUBJECT: 'subject',
} as const satisfies Record<Uppercase<EditArea>, EditArea>;
registerEnumType(EditAreaEnum, {
  name: 'EditArea',
  description: 'The part of a picture that an edit may change.',
  valuesConfig: {
    BACKGROUND: { description: 'Everything but the subject, which the editor finds by itself.' },
    PAINTED: { description: 'The area that was painted as a mask.' },
    SUBJECT: { description: 'The subject, which the editor finds by itself.' },
  },
});

@ObjectType('AiEditJob', {
  simpleResolvers: true,
  description: 'An AI edit of one image, from the request to its result.',
})
export class AiEditJobType {
  @Field(() => ID, { description: 'The id of the edit.' })
  readonly id!: string;

  @Field(() => String, { description: 'The prompt.' })
  readonly prompt!: string;

  @Field(() => EditAreaEnum, {
    nullable: true,
    description: 'The part of the picture that may change; null for the whole picture.',
  })
  readonly area!: EditArea | null;

  @Field(() => AiEditStateEnum, { description: 'The state of the edit.' })
  readonly state!: AiEditState;

  @Field(() => String, { description: 'What is being done now, in words for the person who waits.' })
  readonly stage!: string;

  @Field(() => Float, { description: 'The part that is done, from 0 to 1.' })
  readonly progress!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The place in the queue, 1 for the next edit to begin; null unless the edit waits there. Not known yet in the ' +
      'answer to the request.',
  })
  readonly queuePosition!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The expected seconds until the result, while the edit waits in the queue; null otherwise.',
  })
  readonly expectedSeconds!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the edit failed, in words for the person who asked for it; null unless it failed.',
  })
  readonly errorMessage!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the edit was requested.' })
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the edit succeeded, failed or was cancelled; null until then.',
  })
  readonly finishedAt!: Date | null;

  /** Not in the schema; the fields `image` and `resultVersion` are loaded by these ids. */
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
  line,
}: AiEditJob & Partial<Pick<FollowedEdit, 'line'>>): AiEditJobType => ({
  id,
  prompt,
  area,
  state,
  stage,
  progress,
  queuePosition: line?.position ?? null,
  expectedSeconds: line?.seconds ?? null,
  errorMessage,
  createdAt,
  finishedAt,
  imageUid,
  resultVersionId,
});
