import type { EditorAiQuery } from '@safelight/web-data';

type AiImage = NonNullable<EditorAiQuery['image']>;
export type AiVersion = AiImage['versions'][number];
export type AiJob = AiImage['aiEditJobs'][number];

/** A result that is neither accepted nor discarded yet. */
export interface AiResultOnView {
  readonly job: AiJob;
  readonly version: AiVersion;
}
