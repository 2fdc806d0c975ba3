import {
  canViewImage,
  isOpenImage,
  notFound,
  ownsImage,
  type DerivativeFormat,
  type Image,
  type ImageVersion,
  type StoredFile,
  type TransformSpec,
  userIdOf,
  type Client,
  type Viewer,
} from '@safelight/domain';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { BandwidthMeter } from '../limits/bandwidth-meter.ts';
import { refuseBeyondBandwidth } from '../limits/refuse-beyond-bandwidth.ts';
import type { Clock, Imaging, ShareLinkRepository } from '../ports/index.ts';
import type { DeliveryIndex, VersionName } from './delivery-index.ts';
import type { RenditionName, SignedFor } from './image-address.ts';
import type { MakeDerivative } from './make-derivative.ts';

/** Bytes to send and what to say about them; they count towards the bandwidth of `image.ownerId`. */
export interface Delivery {
  readonly image: Image;
  readonly version: ImageVersion;
  readonly file: StoredFile;
  /** True when the bytes are public, so that shared caches may keep them. */
  readonly isPublic: boolean;
}

/** A transform, and whose limit it counts towards when it has to be made. */
export interface TransformRequest {
  readonly transform: TransformSpec;
  /** The address carries our signature, because one of our own pages shows it. */
  readonly isSigned: boolean;
  readonly client: () => Client;
}

export interface DeliveryRequest {
  readonly uid: string;
  /** The current version when absent. */
  readonly version?: VersionName;
  readonly rendition: RenditionName | TransformRequest;
  /** Formats that the client accepts for thumbnails, best first. Every client accepts WebP. */
  readonly formats: readonly DerivativeFormat[];
  /** The purpose of our signature for exactly this path; null when the request carries none. */
  readonly signedFor: SignedFor | null;
  /** The share link for which we signed exactly this path. */
  readonly sharedBy?: string | null;
}

interface Deps {
  readonly index: DeliveryIndex;
  readonly imaging: Imaging;
  readonly makeDerivative: MakeDerivative;
  readonly limits: Pick<AttemptLimits, 'transform' | 'ownTransform'>;
  readonly bandwidthMeter: Pick<BandwidthMeter, 'isExceeded'>;
  readonly shareLinks: Pick<ShareLinkRepository, 'shows'>;
  readonly clock: Clock;
}

const isNamed = ({ id, original }: ImageVersion, name: VersionName): boolean =>
  'id' in name ? name.id === id : original.sha256.startsWith(name.digest);

/** The version that a request names, if this viewer may see it. */
const versionFor = async (
  { index }: Pick<Deps, 'index'>,
  image: Image,
  name: VersionName | undefined,
  isTrusted: boolean,
): Promise<{ readonly version: ImageVersion; readonly isOpen: boolean }> => {
  const isImageOpen = isOpenImage(image);
  if (name === undefined || isNamed(image.current, name)) {
    return { version: image.current, isOpen: isImageOpen };
  }
  const version = await index.version(image.uid, name);
  if (version === null) throw notFound();
  const isOpen = isImageOpen && (version.isPublished || (await index.isInComparison(version)));
  if (!isOpen && !isTrusted) throw notFound();
  return { version, isOpen };
};

/** Whether a signature permits its holder to see the image. A block ends the signatures that were issued before it. */
const isTrustedWith = (signedFor: SignedFor | null, { block, deletedAt }: Image): boolean =>
  block === null || deletedAt !== null ? signedFor !== null : signedFor === 'blocked';

/**
 * What to send for a request for an image's bytes. NOT_FOUND, without any difference, for an image that does not
 * exist, is blocked or is private to someone else, and for a version that never was public unless its owner asks.
 * Transforms exist of public images only, and an image in the trash has thumbnails only, by addresses signed for them.
 * A valid share link shows the current version of every image of its project, including private ones.
 * RATE_LIMITED when somebody requests too many new transforms: strangers may request few, the owner many, and those
 * by addresses that we signed are not counted. BANDWIDTH_EXCEEDED for everyone but the owner when the owner's
 * allowance of the month is used up.
 */
export const deliverImage = (deps: Deps) => {
  const thumbnailFormat = (formats: readonly DerivativeFormat[], { frames }: ImageVersion) =>
    formats.find((one) => deps.imaging.supports(one, frames)) ?? 'webp';

  /** The images of a share link are looked up each time, so that they disappear as soon as the link is revoked. */
  const isShared = async ({ sharedBy = null }: DeliveryRequest, { uid, block }: Image): Promise<boolean> =>
    sharedBy !== null && block === null && deps.shareLinks.shows(sharedBy, uid, deps.clock.now());

  const isTrustedBy = (viewer: Viewer, { signedFor }: DeliveryRequest, image: Image): boolean =>
    isTrustedWith(signedFor, image) || ownsImage(viewer, image);

  const isShown = async (viewer: Viewer, request: DeliveryRequest, image: Image): Promise<boolean> => {
    const { rendition, signedFor } = request;
    if (image.deletedAt !== null && !(signedFor === 'trash' && typeof rendition === 'number')) return false;
    return (
      isTrustedBy(viewer, request, image) || canViewImage(viewer, image) || (await isShared(request, image))
    );
  };

  /**
   * The image, if this viewer may see it. A refusal always costs one query, even when the image is in memory, so that
   * a private image takes as long as one that does not exist.
   */
  const shownTo = async (viewer: Viewer, request: DeliveryRequest): Promise<Image> => {
    const known = deps.index.knownImage(request.uid);
    if (known !== null && (await isShown(viewer, request, known))) return known;
    const isVouchedFor = request.signedFor !== null || (request.sharedBy ?? null) !== null;
    const now = isVouchedFor
      ? await deps.index.imageNow(request.uid)
      : await deps.index.imageNowFor(userIdOf(viewer), request.uid);
    if (now === null || !(await isShown(viewer, request, now))) throw notFound();
    return now;
  };

  const countTransform = async (
    viewer: Viewer,
    { ownerId }: Image,
    { isSigned, client }: TransformRequest,
  ): Promise<void> => {
    if (isSigned) return;
    if (userIdOf(viewer) === ownerId) await deps.limits.ownTransform(ownerId);
    else await deps.limits.transform(client());
  };

  return async (viewer: Viewer, request: DeliveryRequest): Promise<Delivery> => {
    const { rendition, formats } = request;
    const image = await shownTo(viewer, request);
    const isInTrash = image.deletedAt !== null;
    const isTrusted = isTrustedBy(viewer, request, image);
    const { version, isOpen } = await versionFor(deps, image, request.version, isTrusted);
    if (!isTrusted) refuseBeyondBandwidth(deps, image.ownerId);

    const delivery = { image, version, isPublic: isOpen && !isInTrash };
    if (typeof rendition === 'object') {
      if (!isOpen) throw notFound();
      const mayMake = (): Promise<void> => countTransform(viewer, image, rendition);
      return { ...delivery, file: await deps.makeDerivative(version, rendition.transform, mayMake) };
    }
    switch (rendition) {
      case 'original':
        if (!isTrusted) throw notFound();
        return { ...delivery, isPublic: false, file: version.original };
      case 'full':
        return { ...delivery, file: version.shared };
      default: {
        const format = thumbnailFormat(formats, version);
        return {
          ...delivery,
          file: await deps.makeDerivative(version, { kind: 'thumbnail', width: rendition, format }),
        };
      }
    }
  };
};

export type DeliverImage = ReturnType<typeof deliverImage>;

/**
 * True when a delivery may be repeated to a client without a session as it was, because no signal has told of a
 * change of the image. Without a signature its bytes must be public and the owner's allowance not used up.
 * With one, `signedUntil` is its expiry in epoch seconds, which must be in the future.
 */
export const mayRepeatDelivery =
  ({ index, bandwidthMeter, clock }: Pick<Deps, 'index' | 'bandwidthMeter' | 'clock'>) =>
  ({ image, isPublic }: Delivery, signedUntil: number | null): boolean => {
    if (index.knownImage(image.uid) !== image) return false;
    if (signedUntil !== null) return signedUntil * 1000 > clock.now().getTime();
    return isPublic && !bandwidthMeter.isExceeded(image.ownerId);
  };

export type MayRepeatDelivery = ReturnType<typeof mayRepeatDelivery>;
