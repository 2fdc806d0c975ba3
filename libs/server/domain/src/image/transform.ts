import type { TransformFit, TransformFormat, TransformQuality, TransformSize } from '@safelight/rules';

/** A rendition asked for in the query of a public picture's address; every value is one of the grid of rules. */
export interface TransformSpec {
  readonly width: TransformSize;
  /** Null: follows from the width. */
  readonly height: TransformSize | null;
  readonly fit: TransformFit;
  readonly format: TransformFormat;
  readonly quality: TransformQuality;
}
