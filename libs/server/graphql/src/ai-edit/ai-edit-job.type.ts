import { Field, Float, ID, Int } from 'type-graphql';
import type { FollowedEdit } from '@safelight/application';
import type { AiEditFailure, AiEditJob, AiEditState, EditArea } from '@safelight/domain';
import { FAILURE_MEANINGS } from '@safelight/transport';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { DataType, enumType } from '../describe.ts';

export const AiEditStateEnum = enumType<AiEditState>('AiEditState', 'The state of an AI edit.', {
  queued: 'The edit waits for its turn.',
  processing: 'The edit is being made.',
  succeeded: 'The edit made a new version.',
  failed: 'The edit failed, and its credit was given back.',
  cancelled: 'The owner cancelled the edit, and its credit was given back.',
});

const AiEditFailureEnum = enumType<AiEditFailure>(
  'AiEditFailure',
  'Why an AI edit failed.',
  FAILURE_MEANINGS,
);

export const EditAreaEnum = enumType<EditArea>('EditArea', 'The part of an image that an edit may change.', {
  background: 'Everything but the subject, which the editor finds by itself.',
  painted: 'The area that was painted as a mask.',
  subject: 'The subject, which the editor finds by itself.',
});

@DataType('AiEditJob', 'An AI edit of one image, from the request to its result.')
export class AiEditJobType {
  @Field(() => ID, { description: 'The id of the edit.' })
  readonly id!: string;

  @Field(() => String, { description: 'The prompt.' })
  readonly prompt!: string;

  @Field(() => EditAreaEnum, {
    nullable: true,
    description: 'The part of the image that may change; null for the whole image.',
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

  @Field(() => AiEditFailureEnum, {
    nullable: true,
    description: 'Why the edit failed, for programs; null unless it failed.',
  })
  readonly errorCode!: AiEditFailure | null;

  @Field(() => DateTimeScalar, { description: 'When the edit was requested.' })
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the edit succeeded, failed or was cancelled; null until then.',
  })
  readonly finishedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When its owner took the edit back, which deleted the result and gave the credit back; null for any other edit.',
  })
  readonly takenBackAt!: Date | null;

  /** Not in the schema; the fields `image` and `resultVersion` are loaded by these ids. */
  readonly imageUid!: string;
  readonly resultVersionId!: string | null;
}

export const presentAiEditJob = ({
  line,
  failure: errorCode,
  ...job
}: AiEditJob & Partial<Pick<FollowedEdit, 'line'>>): AiEditJobType => ({
  ...job,
  errorCode,
  queuePosition: line?.position ?? null,
  expectedSeconds: line?.seconds ?? null,
});
