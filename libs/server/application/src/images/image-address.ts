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
import type { Clock, Ports } from '../ports/index.ts';
import { transformQuery } from './transform-query.ts';

/**
 * `full`: the shared rendition · `original`: the file as uploaded, for its owner · `srgb`: a JPEG at full size in
 * sRGB, for its owner · a number: a thumbnail of this width.
 */
export type RenditionName = 'full' | OwnerRendition | ThumbnailWidth;

/** The renditions that only the owner may read, at signed addresses. */
type OwnerRendition = 'original' | 'srgb';

export const isForOwner = (rendition: RenditionName): rendition is OwnerRendition =>
  rendition === 'original' || rendition === 'srgb';

/**
 * The period in which a signed address stays the same, so that pages can reuse it. The address is valid for
 * one to two periods.
 */
const SIGNATURE_PERIOD_S = 3_600;

type Deps = Pick<Ports, 'secrets' | 'clock'>;

/**
 * The kinds of access that a signature can give: `image` to an image that only its owner may see, `blocked`
 * to a blocked image for its owner and moderators, `trash` to thumbnails of an image in the trash.
 */
export type SignedFor = (typeof SIGNED_FOR)[number];
const SIGNED_FOR = ['image', 'blocked', 'trash'] as const;

/** The properties of an image that determine whether its addresses need a signature. */
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

/**
 * Returns the expiry in epoch seconds. It is the end of the next period, so that all addresses of one period
 * are the same.
 */
const expiryOf = (clock: Clock): number =>
  (Math.ceil(clock.now().getTime() / 1000 / SIGNATURE_PERIOD_S) + 1) * SIGNATURE_PERIOD_S;

const isStillGood = (clock: Clock, expires: string | null): expires is string =>
  expires !== null && /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > clock.now().getTime();

/**
 * Creates the paths of the files of an image. `pathOf` is content-addressed, for our own pages. It is signed
 * for a private or blocked image, for what only its owner may read, for a version that was never public, and for thumbnails
 * in the trash. Such paths are for people who may see the file. `lastingPathOf` creates the direct links that
 * people share (docs/adr/0014).
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
      const isOpen = purpose === 'image' && isOpenImage(image) && !isForOwner(rendition);
      if (isOpen && (version.id === image.current.id || version.isPublished)) return path;
      const expires = expiryOf(deps.clock);
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires, purpose)}`;
    },

    /**
     * The direct link to the current version of a public image. For a private or blocked image it gives
     * others no access.
     */
    lastingPathOf: (
      image: Pick<Image, 'uid' | 'current'>,
      rendition: Exclude<RenditionName, OwnerRendition>,
    ): string => `/i/${image.uid}/${nameOf(image.current, rendition)}`,

    /**
     * The path of an image for visitors of a share link. It is unsigned if the image is public. Otherwise it
     * is valid for one to two hours, but no longer than the share link.
     */
    sharedPathOf: (
      linkId: string,
      image: Image,
      rendition: Exclude<RenditionName, OwnerRendition>,
    ): string => {
      const path = barePathOf(image.uid, image.current, rendition);
      if (isOpenImage(image) && image.deletedAt === null) return path;
      const expires = expiryOf(deps.clock);
      return `${path}?link=${linkId}&expires=${expires}&signature=${linkSignatureOf(linkId, path, expires)}`;
    },

    /**
     * True if `signature` is valid for this path and share link and has not expired (`expires` is in epoch
     * seconds).
     */
    isSharedBy: (linkId: string, path: string, expires: string | null, signature: string | null): boolean =>
      isStillGood(deps.clock, expires) &&
      signature !== null &&
      deps.secrets.equal(linkSignatureOf(linkId, path, Number(expires)), signature),

    /**
     * The path of a transform of a public image. Its signature does not expire, and allows every visitor to
     * have the transform made, so it is for pictures on our own pages only.
     */
    transformPathOf: (image: Pick<Image, 'uid'>, version: ImageVersion, spec: TransformSpec): string => {
      const path = barePathOf(image.uid, version, 'full');
      return `${path}?${transformQuery(spec)}&signature=${transformSignatureOf(path, spec)}`;
    },

    /** True if `signature` is valid for this transform and path. */
    isSignedTransform: (path: string, spec: TransformSpec, signature: string | null): boolean =>
      signature !== null && deps.secrets.equal(transformSignatureOf(path, spec), signature),

    /**
     * Returns the kind of access that `signature` gives to `path`; null if it is invalid or has expired
     * (`expires` is in epoch seconds).
     */
    signedFor: (path: string, expires: string | null, signature: string | null): SignedFor | null => {
      if (signature === null || !isStillGood(deps.clock, expires)) return null;
      const isFor = (purpose: SignedFor): boolean =>
        deps.secrets.equal(signatureOf(path, Number(expires), purpose), signature);
      return SIGNED_FOR.find(isFor) ?? null;
    },

    /** The delete link, which only the owner of the image may see. */
    deletePathOf: ({ uid }: Pick<Image, 'uid'>): string => `/d/${uid}/${deleteTokenOf(uid)}`,

    isDeleteToken: (uid: string, token: string): boolean => deps.secrets.equal(deleteTokenOf(uid), token),
  };
};

export type ImageAddresses = ReturnType<typeof imageAddresses>;

/**
 * The paths of one side of a comparison: the full file, and copies that are at most 1280 and 640 pixels wide.
 */
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
 * The paths of both versions in a comparison. They are unsigned and public. Those of a blocked image are
 * signed, for its owner and moderators.
 */
export const comparisonAddresses = (
  addresses: Pick<ImageAddresses, 'pathOf'>,
  { sides }: Pick<ComparisonView, 'sides'>,
): { readonly original: ComparisonSidePaths; readonly edited: ComparisonSidePaths } => ({
  original: sidePaths(addresses, sides.original),
  edited: sidePaths(addresses, sides.edited),
});
