import type { TransformFit, TransformFormat, TransformQuality, TransformSize } from '@safelight/rules';
import type { DerivativeSpec } from './image.ts';

/** A rendition asked for in the query of a public picture's address; every value is one of the grid of rules. */
export interface TransformSpec {
  readonly width: TransformSize;
  /** Null: follows from the width. */
  readonly height: TransformSize | null;
  readonly fit: TransformFit;
  readonly format: TransformFormat;
  readonly quality: TransformQuality;
}

/** How a stored transform is named beside thumbnails: width, height (0 when it follows), fit and quality. */
export type TransformKey = `t${number}x${number}-${TransformFit}-${number}`;

/** PNG loses nothing, whatever its quality; a width alone is always filled without cutting. One spec for one picture. */
export const canonicalTransform = (spec: TransformSpec): TransformSpec => ({
  ...spec,
  fit: spec.height === null ? 'inside' : spec.fit,
  quality: spec.format === 'png' ? 80 : spec.quality,
});

/** Where the transform is stored; alike for specs that make the same picture. */
export const transformDerivative = (wanted: TransformSpec): DerivativeSpec => {
  const { width, height, fit, quality, format } = canonicalTransform(wanted);
  return { width: `t${width}x${height ?? 0}-${fit}-${quality}`, format };
};
