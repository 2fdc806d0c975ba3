import type { PairSpec } from '../image/derivative.ts';
import type { Image, ImageVersion } from '../image/image.ts';

/** Which version of which image one side shows. */
export interface ComparisonSideRef {
  readonly imageUid: string;
  readonly versionId: string;
}

/** A published pair. It is public, and so are exactly the two versions it shows. */
export interface Comparison {
  /** 22 base64url characters, as an image's. */
  readonly uid: string;
  readonly ownerId: string;
  /** Empty when none was given. */
  readonly title: string;
  readonly description: string | null;
  readonly viewCount: number;
  readonly createdAt: Date;
  readonly original: ComparisonSideRef;
  readonly edited: ComparisonSideRef;
}

/** A side with what presenting it needs. */
export interface ComparisonSide {
  readonly image: Image;
  readonly version: ImageVersion;
}

/** A comparison with both its pictures. */
export interface ComparisonView extends Comparison {
  readonly sides: { readonly original: ComparisonSide; readonly edited: ComparisonSide };
}

/** Pixels of the picture of both sides: what previews of pages are shown at (Open Graph's usual 1.91:1). */
export const PAIR_SIZE = { width: 1200, height: 630 } as const;

/** Where the picture of both sides is stored, as a derivative of the edited version. */
export const pairDerivative = ({ original }: Pick<Comparison, 'original'>): PairSpec => ({
  kind: 'pair',
  originalVersionId: original.versionId,
  format: 'jpeg',
});
