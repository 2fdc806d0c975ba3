import type { FilterPlan } from '@safelight/engine';

/** Pixels for the worker to filter; the buffer is transferred, not copied. */
export interface FilterJob {
  readonly job: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly plan: FilterPlan;
}

export type FilterResult = Pick<FilterJob, 'job' | 'data'>;
