import {
  type ThumbnailWidth,
  type TransformFit,
  type TransformFormat,
  type TransformQuality,
  type TransformSize,
} from '@safelight/rules';
import type { StoredFile } from './image.ts';

/** The formats of thumbnails. */
export type DerivativeFormat = 'webp' | 'avif';

export interface ThumbnailSpec {
  readonly kind: 'thumbnail';
  /** The largest width in pixels: nothing is enlarged. */
  readonly width: ThumbnailWidth;
  readonly format: DerivativeFormat;
}

/** The reduced copy that smaller derivatives are made from, at most `MASTER_SIDE` wide and high. */
export interface MasterSpec {
  readonly kind: 'master';
  readonly format: 'webp';
}

/**
 * A resized or converted copy that the query of a public picture's address requests. All values are among
 * those that `rules` allows.
 */
export interface TransformSpec {
  readonly kind: 'transform';
  readonly width: TransformSize;
  /** Null: follows from the width. */
  readonly height: TransformSize | null;
  readonly fit: TransformFit;
  readonly format: TransformFormat;
  readonly quality: TransformQuality;
}

/** One picture of both sides of a comparison, stored with the version that is shown as edited. */
export interface PairSpec {
  readonly kind: 'pair';
  readonly originalVersionId: string;
  readonly format: 'jpeg';
}

/** Derivatives that are made from one version only. */
export type RenditionSpec = ThumbnailSpec | MasterSpec | TransformSpec;

/** Derivatives: files that are made from a version, stored, and made again when they are lost. */
export type DerivativeSpec = RenditionSpec | PairSpec;

export interface Derivative {
  readonly versionId: string;
  readonly spec: DerivativeSpec;
  readonly file: StoredFile;
}

/** Longest side of the stored master, in pixels (design: speed, "Derivatives"). */
export const MASTER_SIDE = 1600;

/** A transform that nobody requested for this long is deleted, and made again at the next request. */
export const TRANSFORMS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * One spec for all parameters that give the same picture: a PNG has no quality, and a width without a height is
 * never cropped.
 */
export const canonicalTransform = (spec: TransformSpec): TransformSpec => ({
  ...spec,
  fit: spec.height === null ? 'inside' : spec.fit,
  quality: spec.format === 'png' ? 80 : spec.quality,
});

/** The name that a derivative is stored under, besides its format: equal for specs that give the same picture. */
export const derivativeName = (spec: DerivativeSpec): string => {
  switch (spec.kind) {
    case 'thumbnail':
      return String(spec.width);
    case 'master':
      return 'master';
    case 'transform': {
      const { width, height, fit, quality } = canonicalTransform(spec);
      return `t${width}x${height ?? 0}-${fit}-${quality}`;
    }
    case 'pair':
      return `pair-${spec.originalVersionId}`;
    default:
      return spec satisfies never;
  }
};
