import {
  type ThumbnailWidth,
  type TransformFit,
  type TransformFormat,
  type TransformQuality,
  type TransformSize,
} from '@safelight/rules';
import type { StoredFile } from './image.ts';

export type DerivativeFormat = 'webp' | 'avif';

export interface ThumbnailSpec {
  readonly kind: 'thumbnail';
  /** The maximum width in pixels. Narrower pictures are not enlarged. */
  readonly width: ThumbnailWidth;
  readonly format: DerivativeFormat;
}

/** A reduced copy from which smaller derivatives are made. It fits into a square of `MASTER_SIDE`. */
export interface MasterSpec {
  readonly kind: 'master';
  readonly format: 'webp';
}

/** A copy at full size in sRGB, which the editor shows instead of a JPEG in CMYK. */
export interface SrgbSpec {
  readonly kind: 'srgb';
  readonly format: 'jpeg';
}

/**
 * A resized or converted copy that the query of a public image's address requests. `libs/rules` lists the
 * allowed values.
 */
export interface TransformSpec {
  readonly kind: 'transform';
  readonly width: TransformSize;
  /** The height; null if it follows from the width and the aspect ratio. */
  readonly height: TransformSize | null;
  readonly fit: TransformFit;
  readonly format: TransformFormat;
  readonly quality: TransformQuality;
}

/** A picture of both sides of a comparison, stored with the edited version. */
export interface PairSpec {
  readonly kind: 'pair';
  readonly originalVersionId: string;
  readonly format: 'jpeg';
}

/** Derivatives that are made from a single version. */
export type RenditionSpec = ThumbnailSpec | MasterSpec | SrgbSpec | TransformSpec;

/** A stored file that was made from a version. If it is lost, it is made again. */
export type DerivativeSpec = RenditionSpec | PairSpec;

export interface Derivative {
  readonly versionId: string;
  readonly spec: DerivativeSpec;
  readonly file: StoredFile;
}

/** The longest side of a master in pixels (design: speed, "Derivatives"). */
export const MASTER_SIDE = 1600;

/**
 * True for derivatives that are deleted when nobody has requested them for long: transforms and copies in sRGB.
 * Others are needed by lists and pages.
 */
export const isEvictable = ({ kind }: DerivativeSpec): boolean => kind === 'transform' || kind === 'srgb';

/** How long an unused transform or copy in sRGB is kept. The next request makes it again. */
export const TRANSFORMS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns the canonical spec among those that give the same picture: a PNG has no quality, and a width
 * without a height is never cropped.
 */
export const canonicalTransform = (spec: TransformSpec): TransformSpec => ({
  ...spec,
  fit: spec.height === null ? 'inside' : spec.fit,
  quality: spec.format === 'png' ? 80 : spec.quality,
});

/**
 * Returns the name under which a derivative is stored, in addition to its format. Specs that give the same
 * picture have the same name. The names of evictable derivatives start with "t", and no others do.
 */
export const derivativeName = (spec: DerivativeSpec): string => {
  switch (spec.kind) {
    case 'thumbnail':
      return String(spec.width);
    case 'master':
      return 'master';
    case 'srgb':
      return 'tsrgb';
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
