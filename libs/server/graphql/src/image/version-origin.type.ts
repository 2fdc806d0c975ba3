import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { VersionOrigin } from '@safelight/domain';

@ObjectType('AiEditVersionOrigin', { simpleResolvers: true })
export class AiEditVersionOriginType {
  @Field(() => ID)
  readonly jobId!: string;

  @Field(() => ID)
  readonly parentVersionId!: string;

  @Field(() => String)
  readonly prompt!: string;

  @Field(() => String)
  readonly model!: string;

  @Field(() => Int, { description: 'Milliseconds from claim to result' })
  readonly processingTime!: number;

  @Field(() => String, { nullable: true })
  readonly textResponse!: string | null;
}

/** Null for a version that no AI edit made. */
export const presentOrigin = (origin: VersionOrigin): AiEditVersionOriginType | null => {
  if (origin.kind !== 'ai_edit') return null;
  const { jobId, parentVersionId, prompt, model, processingMs, textResponse } = origin;
  return { jobId, parentVersionId, prompt, model, processingTime: Math.round(processingMs), textResponse };
};
