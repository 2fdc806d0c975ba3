import {
  digestOf,
  isOpenImage,
  type ComparisonSide,
  type ComparisonView,
  type Image,
  type ImageVersion,
  type TransformSpec,
} from '@safelight/domain';
import { extensionOf, type ThumbnailWidth } from '@safelight/rules';
import type { Clock, Secrets } from '../ports/index.ts';
import { transformQuery } from './transform-query.ts';

/** `full`: the shared rendition · `original`: the owner's bytes as uploaded · a width: a thumbnail. */
export type RenditionName = 'full' | 'original' | ThumbnailWidth;

/** Signed links live between one and two of these, and stay the same for one, so that pages can reuse them. */
const SIGNATURE_PERIOD_S = 3_600;

interface Deps {
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/**
 * What a signature opens: what only its owner may see, an image that is blocked, of which its owner and moderators
 * learn the address, or thumbnails of an image wherever it is, so also in the trash.
 */
export type SignedFor = (typeof SIGNED_FOR)[number];
const SIGNED_FOR = ['image', 'blocked', 'trash'] as const;

/** What tells whether an address of an image needs a signature. */
type AddressedImage = Pick<Image, 'uid' | 'privacy' | 'block' | 'deletedAt'> & {
  readonly current: Pick<ImageVersion, 'id'>;
};

const nameOf = ({ contentType }: ImageVersion, rendition: RenditionName): string =>
  typeof rendition === 'number' ? `w${rendition}` : `${rendition}.${extensionOf(contentType)}`;

const barePathOf = (uid: string, version: ImageVersion, rendition: RenditionName): string =>
  `/i/${uid}/${digestOf(version)}/${nameOf(version, rendition)}`;

const purposeOf = ({ deletedAt, block }: AddressedImage, rendition: RenditionName): SignedFor => {
  if (deletedAt !== null && typeof rendition === 'number') return 'trash';
  return block === null ? 'image' : 'blocked';
};

/** Epoch seconds: the end of the next period, so that addresses given out now are alike. */
const expiryOf = (clock: Clock): number =>
  (Math.ceil(clock.now().getTime() / 1000 / SIGNATURE_PERIOD_S) + 1) * SIGNATURE_PERIOD_S;

const isStillGood = (clock: Clock, expires: string | null): expires is string =>
  expires !== null && /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > clock.now().getTime();

/**
 * Paths of an image's bytes. `pathOf` is content-addressed, for our own pages; those of a private or blocked image, of
 * any original, of a version that never was public, and of thumbnails in the trash carry a signature: hand them only
 * to who may see them. `lastingPathOf` is for links that people keep (docs/adr/0014).
 */
export const imageAddresses = (deps: Deps) => {
  const signatureOf = (path: string, expires: number, purpose: SignedFor): string =>
    deps.secrets.sign(`${purpose}:${path}:${expires}`);
  const linkSignatureOf = (linkId: string, path: string, expires: number): string =>
    deps.secrets.sign(`share-link ${linkId}:${path}:${expires}`);
  const transformSignatureOf = (path: string, spec: TransformSpec): string =>
    deps.secrets.sign(`transform:${path}?${transformQuery(spec)}`);
  const deleteTokenOf = (uid: string): string => deps.secrets.sign(`delete-image:${uid}`);

  return {
    pathOf: (image: AddressedImage, version: ImageVersion, rendition: RenditionName): string => {
      const path = barePathOf(image.uid, version, rendition);
      const purpose = purposeOf(image, rendition);
      const isOpen = purpose === 'image' && isOpenImage(image) && rendition !== 'original';
      if (isOpen && (version.id === image.current.id || version.isPublished)) return path;
      const expires = expiryOf(deps.clock);
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires, purpose)}`;
    },

    /** Shows whichever version of a public image is the current one; of one that is private or blocked nothing to strangers. */
    lastingPathOf: (
      image: Pick<Image, 'uid' | 'current'>,
      rendition: Exclude<RenditionName, 'original'>,
    ): string => `/i/${image.uid}/${nameOf(image.current, rendition)}`,

    /**
     * What a share link shows of an image: bare where anyone may see it, otherwise good for an hour or two, and for
     * no longer than the link.
     */
    sharedPathOf: (linkId: string, image: Image, rendition: Exclude<RenditionName, 'original'>): string => {
      const path = barePathOf(image.uid, image.current, rendition);
      if (isOpenImage(image) && image.deletedAt === null) return path;
      const expires = expiryOf(deps.clock);
      return `${path}?link=${linkId}&expires=${expires}&signature=${linkSignatureOf(linkId, path, expires)}`;
    },

    /** True when `signature` is ours, of this path for this link, and `expires` (epoch seconds) has not come. */
    isSharedBy: (linkId: string, path: string, expires: string | null, signature: string | null): boolean =>
      isStillGood(deps.clock, expires) &&
      signature !== null &&
      deps.secrets.equal(linkSignatureOf(linkId, path, Number(expires)), signature),

    /**
     * The address of a transform, which is answered for what is public only. Signed for good, so that it is made for
     * whoever asks: hand it out for what our own pages show.
     */
    transformPathOf: (image: Pick<Image, 'uid'>, version: ImageVersion, spec: TransformSpec): string => {
      const path = barePathOf(image.uid, version, 'full');
      return `${path}?${transformQuery(spec)}&signature=${transformSignatureOf(path, spec)}`;
    },

    /** True when `signature` is ours, of this transform at this path. */
    isSignedTransform: (path: string, spec: TransformSpec, signature: string | null): boolean =>
      signature !== null && deps.secrets.equal(transformSignatureOf(path, spec), signature),

    /** What `signature` opens of `path`, when it is ours and `expires` (epoch seconds) has not come; else null. */
    signedFor: (path: string, expires: string | null, signature: string | null): SignedFor | null => {
      if (signature === null || !isStillGood(deps.clock, expires)) return null;
      const isFor = (purpose: SignedFor): boolean =>
        deps.secrets.equal(signatureOf(path, Number(expires), purpose), signature);
      return SIGNED_FOR.find(isFor) ?? null;
    },

    /** Where whoever has this address can delete the image, for its owner only to know. */
    deletePathOf: ({ uid }: Pick<Image, 'uid'>): string => `/d/${uid}/${deleteTokenOf(uid)}`,

    isDeleteToken: (uid: string, token: string): boolean => deps.secrets.equal(deleteTokenOf(uid), token),
  };
};

export type ImageAddresses = ReturnType<typeof imageAddresses>;

/** Paths of one side of a comparison: the picture as it is, at most 1280 pixels wide, at most 640. */
export interface ComparisonSidePaths {
  readonly original: string;
  readonly large: string;
  readonly medium: string;
}

const sidePaths = (
  { pathOf }: Pick<ImageAddresses, 'pathOf'>,
  { image, version }: ComparisonSide,
): ComparisonSidePaths => {
  const path = (rendition: RenditionName): string =>
    image.block === null ? barePathOf(image.uid, version, rendition) : pathOf(image, version, rendition);
  return { original: path('full'), large: path(1280), medium: path(640) };
};

/**
 * Paths of the two versions a comparison shows. They are public through it and bare; those of a blocked image are
 * signed, for its owner and moderators.
 */
export const comparisonAddresses = (
  addresses: Pick<ImageAddresses, 'pathOf'>,
  { sides }: Pick<ComparisonView, 'sides'>,
): { readonly original: ComparisonSidePaths; readonly edited: ComparisonSidePaths } => ({
  original: sidePaths(addresses, sides.original),
  edited: sidePaths(addresses, sides.edited),
});
