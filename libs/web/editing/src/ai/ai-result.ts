import type { EditorAiQuery } from '@safelight/web-data';

type AiImage = NonNullable<EditorAiQuery['image']>;
export type AiVersion = AiImage['versions'][number];
export type AiJob = AiImage['aiEditJobs'][number];

/** A result that waits to be accepted or discarded. */
export interface AiResultOnView {
  readonly job: AiJob;
  readonly version: AiVersion;
}
