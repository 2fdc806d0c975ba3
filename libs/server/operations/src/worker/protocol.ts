import type { ImageContentType } from '@safelight/rules';
import type { StepOptions } from '../operation.ts';
import type { PictureTraits } from '../suggest/fitting.ts';

/** The options of a worker, passed as JSON in its first argument. */
export interface WorkerOptions {
  readonly modelsDir: string;
  /** The number of processor threads for inference and codecs. */
  readonly threads: number;
}

export interface JobStep {
  readonly operation: string;
  /** The strength of the step, 1 by default. */
  readonly strength: number;
  readonly options: StepOptions;
}

/** An edit: reads `sourcePath`, runs the steps, writes `outputPath`. */
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
  /** The longest side in pixels that a result may have. */
  readonly maxSide: number;
}

/** The result of a finished edit. If no step did anything, `written` is null and there is no file. */
export interface EditResult {
  readonly written: {
    readonly contentType: ImageContentType;
    readonly width: number;
    readonly height: number;
    readonly sizeBytes: number;
  } | null;
  /** The indexes of the steps that found nothing to do. */
  readonly idle: readonly number[];
  /** Sentences about this result for the person. */
  readonly notes: readonly string[];
}

/**
 * A job that finds the subject of `sourcePath` and writes it to `outputPath`, white on black, in the
 * picture's size.
 */
export interface FindSubjectJob {
  readonly kind: 'find-subject';
  readonly sourcePath: string;
  readonly outputPath: string;
}

/** Null when there is no salient subject. Then there is no file. */
export interface SubjectResult {
  readonly sizeBytes: number | null;
}

/** A job that measures `sourcePath` for suggestions. */
export interface DescribeJob {
  readonly kind: 'describe';
  readonly sourcePath: string;
}

export type WorkerJob = EditJob | FindSubjectJob | DescribeJob;

/** The type of result for each kind of job. */
export interface JobResults {
  readonly edit: EditResult;
  readonly 'find-subject': SubjectResult;
  readonly describe: PictureTraits;
}

export type JobResult = JobResults[WorkerJob['kind']];
export type ToWorker = { readonly type: 'run'; readonly job: WorkerJob };

/**
 * A message from the worker. It contains the worker's resident memory, so that the host can replace a worker
 * that has grown.
 */
export type FromWorker = { readonly residentMb: number } & (
  | { readonly type: 'ready'; readonly operations: readonly string[]; readonly models: readonly string[] }
  | { readonly type: 'progress'; readonly stage: string; readonly progress: number }
  | { readonly type: 'done'; readonly result: JobResult }
  | { readonly type: 'failed'; readonly reason: 'undecodable' | 'error'; readonly detail: string }
);
