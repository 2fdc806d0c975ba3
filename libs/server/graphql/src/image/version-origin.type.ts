import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { VersionOrigin } from '@safelight/domain';

@ObjectType('AiEditVersionOrigin', { simpleResolvers: true, description: 'The AI edit that made a version.' })
export class AiEditVersionOriginType {
  @Field(() => ID, { description: 'The id of the edit.' })
  readonly jobId!: string;

  @Field(() => ID, { description: 'The version that was edited.' })
  readonly parentVersionId!: string;

  @Field(() => String, { description: 'What was asked for.' })
  readonly prompt!: string;

  @Field(() => String, { description: 'The AI model that made the version.' })
  readonly model!: string;

  @Field(() => Int, {
    description: 'Milliseconds from the start of the edit to its result, without the time it waited.',
  })
  readonly processingTime!: number;

  @Field(() => String, { nullable: true, description: 'What the model said about its result, if anything.' })
  readonly textResponse!: string | null;
}

/** Null for a version that no AI edit made. */
export const presentOrigin = (origin: VersionOrigin): AiEditVersionOriginType | null => {
  if (origin.kind !== 'ai_edit') return null;
  const { jobId, parentVersionId, prompt, model, processingMs, textResponse } = origin;
  return { jobId, parentVersionId, prompt, model, processingTime: Math.round(processingMs), textResponse };
};
