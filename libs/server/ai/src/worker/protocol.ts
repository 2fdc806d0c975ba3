import type { ImageContentType } from '@safelight/rules';
import type { StepOptions } from '../operation.ts';
import type { PictureTraits } from '../suggest/picture-traits.ts';

/** What the worker is started with, as JSON in its first argument. */
export interface WorkerOptions {
  readonly modelsDir: string;
  /** Processor threads for inference and codecs. */
  readonly threads: number;
}

export interface JobStep {
  readonly operation: string;
  /** 1 as designed. */
  readonly strength: number;
  readonly options: StepOptions;
}

/** One edit: read `sourcePath`, run the steps, write `outputPath`. */
export interface EditJob {
  readonly kind: 'edit';
  readonly sourcePath: string;
  readonly outputPath: string;
  readonly contentType: ImageContentType;
  readonly seed: number;
  readonly steps: readonly JobStep[];
  /** A grey PNG of the picture's size; null for none. */
  readonly maskPath: string | null;
  readonly referencePath: string | null;
  /** Longest side in pixels a result may have. */
  readonly maxSide: number;
}

/** What a finished edit made. When nothing was done no file was written and `written` is null. */
export interface EditResult {
  readonly written: {
    readonly contentType: ImageContentType;
    readonly width: number;
    readonly height: number;
    readonly sizeBytes: number;
  } | null;
  /** Places in `steps` of those that found nothing to do. */
  readonly idle: readonly number[];
  /** Sentences for the person about this result. */
  readonly notes: readonly string[];
}

/** Writes the subject of `sourcePath` to `outputPath`, white on black, in the picture's size. */
export interface FindSubjectJob {
  readonly kind: 'find-subject';
  readonly sourcePath: string;
  readonly outputPath: string;
}

/** Null when nothing stands out; no file was written then. */
export interface SubjectResult {
  readonly sizeBytes: number | null;
}

/** Looks at `sourcePath`. */
export interface DescribeJob {
  readonly kind: 'describe';
  readonly sourcePath: string;
}

export type WorkerJob = EditJob | FindSubjectJob | DescribeJob;

/** What each kind of job answers. */
export interface JobResults {
  readonly edit: EditResult;
  readonly 'find-subject': SubjectResult;
  readonly describe: PictureTraits;
}

export type JobResult = JobResults[WorkerJob['kind']];
export type ToWorker = { readonly type: 'run'; readonly job: WorkerJob };

/** Every message carries the worker's resident memory, so that its owner can replace one that grew. */
export type FromWorker = { readonly residentMb: number } & (
  | { readonly type: 'ready'; readonly operations: readonly string[]; readonly models: readonly string[] }
  | { readonly type: 'progress'; readonly stage: string; readonly progress: number }
  | { readonly type: 'done'; readonly result: JobResult }
  | { readonly type: 'failed'; readonly reason: 'undecodable' | 'error'; readonly detail: string }
);
