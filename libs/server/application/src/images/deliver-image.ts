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
  /** True when these bytes are anyone's: the address may be cached by everybody. */
  readonly isPublic: boolean;
}

/** A transform, and on whose account it is made where nobody asked for it before. */
export interface TransformRequest {
  readonly transform: TransformSpec;
  /** The address carries our signature for it: it is on a page of ours. */
  readonly isSigned: boolean;
  readonly client: () => Client;
}

export interface DeliveryRequest {
  readonly uid: string;
  /** Whichever version is the current one when absent. */
  readonly version?: VersionName;
  readonly rendition: RenditionName | TransformRequest;
  /** Formats the client takes for thumbnails, best first; WebP is always understood. */
  readonly formats: readonly DerivativeFormat[];
  /** What our signature for exactly this path was given out for; null when the request carries none. */
  readonly signedFor: SignedFor | null;
  /** The share link that our signature for exactly this path was given out for. */
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

/** The version a request names, if this viewer may have it. */
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

/** Whether a signature stands for leave to see the image. None that was given out before a block opens it any more. */
const isTrustedWith = (signedFor: SignedFor | null, { block, deletedAt }: Image): boolean =>
  block === null || deletedAt !== null ? signedFor !== null : signedFor === 'blocked';

/**
 * What to send for a request for an image's bytes. NOT_FOUND alike for what is not there, what is private to
 * someone else or blocked, and a version that never was public asked for by anyone but the owner; transforms are of
 * what is public only, and of an image in the trash there are no more than thumbnails by addresses signed for that.
 * A share link shows the current version of the images of its project, private ones too, while it lasts.
 * RATE_LIMITED when somebody has too many new transforms made: strangers few, the owner many, and those by addresses
 * that we signed count for nobody. BANDWIDTH_EXCEEDED for anyone but the owner when the owner's month is used up.
 */
export const deliverImage = (deps: Deps) => {
  const thumbnailFormat = (formats: readonly DerivativeFormat[], { frames }: ImageVersion) =>
    formats.find((one) => deps.imaging.supports(one, frames)) ?? 'webp';

  /** What a share link shows is looked up each time, so that it is gone at once when the link is revoked. */
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
   * The image, if this viewer may have it. A refusal always asks the database once, also of an image that is in memory,
   * so that one that is private takes as long as one that never was.
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
