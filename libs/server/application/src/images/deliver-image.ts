import {
  canViewImage,
  DomainError,
  notFound,
  ownsImage,
  type DerivativeFormat,
  type Image,
  type ImageVersion,
  type StoredFile,
  type Viewer,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { BandwidthMeter } from '../limits/bandwidth-meter.ts';
import { nextMonthOf, secondsUntil } from '../limits/periods.ts';
import type { Clock, Imaging } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import type { RenditionName } from './image-address.ts';
import type { MakeDerivative } from './make-derivative.ts';

/** Bytes to send and what to say about them; they count towards the bandwidth of `image.ownerId`. */
export interface Delivery {
  readonly image: Image;
  readonly version: ImageVersion;
  readonly file: StoredFile;
}

export interface DeliveryRequest {
  readonly uid: string;
  /** Names the version; the current one when absent. */
  readonly digest?: string;
  readonly rendition: RenditionName;
  /** Formats the client takes for thumbnails, best first; WebP is always understood. */
  readonly formats: readonly DerivativeFormat[];
  /** True when the request carries our signature for exactly this path. */
  readonly isSigned: boolean;
}

interface Deps {
  readonly index: DeliveryIndex;
  readonly imaging: Imaging;
  readonly makeDerivative: MakeDerivative;
  readonly bandwidthMeter: Pick<BandwidthMeter, 'isExceeded'>;
  readonly clock: Clock;
}

const bandwidthExceeded = (now: Date): DomainError =>
  new DomainError('BANDWIDTH_EXCEEDED', TEXTS.account.bandwidthExceeded, {
    retryAfterSeconds: secondsUntil(nextMonthOf(now), now),
  });

/**
 * What to send for a request for an image's bytes. NOT_FOUND alike for what is not there, what is private to
 * someone else, and a version that is not the current one asked for by anyone but the owner. BANDWIDTH_EXCEEDED
 * for anyone but the owner when the owner's month is used up.
 */
export const deliverImage =
  (deps: Deps) =>
  async (viewer: Viewer, request: DeliveryRequest): Promise<Delivery> => {
    const image = await deps.index.image(request.uid);
    if (image === null || image.deletedAt !== null) throw notFound();
    const isTrusted = request.isSigned || ownsImage(viewer, image);
    if (!isTrusted && !canViewImage(viewer, image)) throw notFound();

    const isCurrent =
      request.digest === undefined || image.current.original.sha256.startsWith(request.digest);
    if (!isCurrent && !isTrusted) throw notFound();
    const version = isCurrent ? image.current : await deps.index.version(image.uid, request.digest ?? '');
    if (version === null) throw notFound();
    if (!isTrusted && deps.bandwidthMeter.isExceeded(image.ownerId))
      throw bandwidthExceeded(deps.clock.now());

    switch (request.rendition) {
      case 'original':
        if (!isTrusted) throw notFound();
        return { image, version, file: version.original };
      case 'full':
        return { image, version, file: version.shared };
      default: {
        const format = request.formats.find((one) => deps.imaging.supports(one, version.frames)) ?? 'webp';
        const file = await deps.makeDerivative(version, { width: request.rendition, format });
        return { image, version, file };
      }
    }
  };

export type DeliverImage = ReturnType<typeof deliverImage>;
