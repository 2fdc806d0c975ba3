import type { FilterPlan } from '@safelight/engine';

/** Pixels to be filtered elsewhere; the buffer is passed on, not copied. */
export interface FilterJob {
  readonly job: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly plan: FilterPlan;
}

export type FilterResult = Pick<FilterJob, 'job' | 'data'>;
