import type { PairSpec } from '../image/derivative.ts';
import type { Image, ImageVersion } from '../image/image.ts';

/** The version of the image that one side shows. */
export interface ComparisonSideRef {
  readonly imageUid: string;
  readonly versionId: string;
}

/**
 * Two published pictures. Everybody can see the comparison and the two versions that it shows, but no other
 * versions.
 */
export interface Comparison {
  /** The uid of the comparison: 22 base64url characters, like that of an image. */
  readonly uid: string;
  readonly ownerId: string;
  /** The title; empty if the owner gave none. */
  readonly title: string;
  readonly description: string | null;
  readonly viewCount: number;
  readonly createdAt: Date;
  readonly original: ComparisonSideRef;
  readonly edited: ComparisonSideRef;
}

/** A side with its image and version. */
export interface ComparisonSide {
  readonly image: Image;
  readonly version: ImageVersion;
}

/** A comparison with both of its pictures. */
export interface ComparisonView extends Comparison {
  readonly sides: { readonly original: ComparisonSide; readonly edited: ComparisonSide };
}

/** The size in pixels of the picture of both sides for link previews: 1.91:1, as usual for Open Graph. */
export const PAIR_SIZE = { width: 1200, height: 630 } as const;

/** Returns the derivative with the picture of both sides, which is stored with the edited version. */
export const pairDerivative = ({ original }: Pick<Comparison, 'original'>): PairSpec => ({
  kind: 'pair',
  originalVersionId: original.versionId,
  format: 'jpeg',
});
