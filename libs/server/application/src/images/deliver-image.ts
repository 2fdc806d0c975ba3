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
import type { Ports, ShareLinkRepository } from '../ports/index.ts';
import type { DeliveryIndex, VersionName } from './delivery-index.ts';
import type { RenditionName, SignedFor } from './image-address.ts';
import type { MakeDerivative } from './make-derivative.ts';

/**
 * The file to send, and the data for its headers. Sending it counts towards the bandwidth of `image.ownerId`.
 */
export interface Delivery {
  readonly image: Image;
  readonly version: ImageVersion;
  readonly file: StoredFile;
  /** True if the file is public. Only then may shared caches store it. */
  readonly isPublic: boolean;
}

/** A requested transform. If it is not stored yet, it counts towards the rate limit of the viewer. */
export interface TransformRequest {
  readonly transform: TransformSpec;
  /** True if the address has a valid signature. Our own pages contain such addresses. */
  readonly isSigned: boolean;
  readonly client: () => Client;
}

export interface DeliveryRequest {
  readonly uid: string;
  /** The version to deliver. By default it is the current one. */
  readonly version?: VersionName;
  readonly rendition: RenditionName | TransformRequest;
  /** The formats for thumbnails that the client accepts, the best one first. Every client accepts WebP. */
  readonly formats: readonly DerivativeFormat[];
  /** The kind of access that the valid signature of the request gives; null without such a signature. */
  readonly signedFor: SignedFor | null;
  /** The id of the share link that the address was signed for. */
  readonly sharedBy?: string | null;
}

interface Deps extends Pick<Ports, 'imaging' | 'clock'> {
  readonly index: DeliveryIndex;
  readonly makeDerivative: MakeDerivative;
  readonly limits: Pick<AttemptLimits, 'transform' | 'ownTransform'>;
  readonly bandwidthMeter: Pick<BandwidthMeter, 'isExceeded'>;
  readonly shareLinks: Pick<ShareLinkRepository, 'shows'>;
}

const isNamed = ({ id, original }: ImageVersion, name: VersionName): boolean =>
  'id' in name ? name.id === id : original.sha256.startsWith(name.digest);

/** Returns the requested version if the viewer may see it; throws NOT_FOUND otherwise. */
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

/**
 * Returns true if a signature of this kind gives access to the image. A signature from before the image was
 * blocked does not.
 */
const isTrustedWith = (signedFor: SignedFor | null, { block, deletedAt }: Image): boolean =>
  block === null || deletedAt !== null ? signedFor !== null : signedFor === 'blocked';

/**
 * Returns the file to send for an image request. Throws NOT_FOUND for an unknown image, a blocked one, another
 * person's private one, and a version that was never public, unless the viewer is the owner. All of these look
 * the same to others. Transforms exist only for public images. An image in the trash has only thumbnails, at
 * addresses that are signed for them. A valid share link gives access to the current version of every image of
 * its project, including private ones. Throws RATE_LIMITED after too many new transforms: the limit is low for
 * others and high for the owner, and signed addresses are not counted. Throws BANDWIDTH_EXCEEDED for everyone
 * but the owner if the owner's bandwidth of the month is used up.
 */
export const deliverImage = (deps: Deps) => {
  const thumbnailFormat = (formats: readonly DerivativeFormat[], { frames }: ImageVersion) =>
    formats.find((one) => deps.imaging.supports(one, frames)) ?? 'webp';

  /** The link is looked up at each request, so that a revoked link gives no access. */
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
   * Returns the image if this viewer may see it; throws NOT_FOUND otherwise. A refusal always costs one query,
   * even if the image is cached. Otherwise its duration would reveal that a private image exists.
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
      case 'srgb': {
        if (!isTrusted || version.contentType !== 'image/jpeg') throw notFound();
        const mayMake = (): Promise<void> => deps.limits.ownTransform(image.ownerId);
        const file = await deps.makeDerivative(version, { kind: 'srgb', format: 'jpeg' }, mayMake);
        return { ...delivery, isPublic: false, file };
      }
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

/**
 * True if a delivery may be repeated for a client without a session. This requires that no signal reported a
 * change of the image since. Without a signature, the file must be public and the owner's bandwidth not used
 * up. With a signature, it must not have expired: `signedUntil` is the expiry in epoch seconds.
 */
export const mayRepeatDelivery =
  ({ index, bandwidthMeter, clock }: Pick<Deps, 'index' | 'bandwidthMeter' | 'clock'>) =>
  ({ image, isPublic }: Delivery, signedUntil: number | null): boolean => {
    if (index.knownImage(image.uid) !== image) return false;
    if (signedUntil !== null) return signedUntil * 1000 > clock.now().getTime();
    return isPublic && !bandwidthMeter.isExceeded(image.ownerId);
  };
