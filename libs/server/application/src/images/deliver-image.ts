import {
  canViewImage,
  notFound,
  ownsImage,
  type DerivativeFormat,
  type Image,
  type ImageVersion,
  type StoredFile,
  type Viewer,
} from '@safelight/domain';
import type { Imaging } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import type { RenditionName } from './image-address.ts';
import type { MakeDerivative } from './make-derivative.ts';

/** Bytes to send and what to say about them. */
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
}

/**
 * What to send for a request for an image's bytes. NOT_FOUND alike for what is not there, what is private to
 * someone else, and a version that is not the current one asked for by anyone but the owner.
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
