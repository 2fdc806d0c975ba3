import type { ImageContentType } from '@safelight/rules';
import type { StepOptions } from '../operations/operation.ts';

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
export interface WorkerJob {
  readonly sourcePath: string;
  readonly outputPath: string;
  readonly contentType: ImageContentType;
  readonly seed: number;
  readonly steps: readonly JobStep[];
}

/** What a finished job made. */
export interface JobResult {
  readonly contentType: ImageContentType;
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  /** Sentences for the person about this result. */
  readonly notes: readonly string[];
}

export type ToWorker = { readonly type: 'run'; readonly job: WorkerJob };

/** Every message carries the worker's resident memory, so that its owner can replace one that grew. */
export type FromWorker = { readonly residentMb: number } & (
  | { readonly type: 'ready'; readonly operations: readonly string[] }
  | { readonly type: 'progress'; readonly stage: string; readonly progress: number }
  | { readonly type: 'done'; readonly result: JobResult }
  | { readonly type: 'failed'; readonly reason: 'undecodable' | 'error'; readonly detail: string }
);
