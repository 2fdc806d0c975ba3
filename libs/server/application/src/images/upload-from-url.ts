import { invalidField, requireUser, type Viewer } from '@safelight/domain';
import { TEXTS, type Privacy } from '@safelight/rules';
import { pacedBy, type Turn } from '../concurrency/fair-turns.ts';
import type { RemoteImages } from '../ports/index.ts';
import type { GrantUpload, UploadedImage, UploadGrant, UploadImage, UploadTexts } from './upload-image.ts';

export interface UrlUpload extends UploadTexts {
  readonly url: string;
  readonly privacy: Privacy;
  /** Whether SVGs are accepted. Default: false. */
  readonly allowSvg?: boolean;
  /** Whether a new image is created even if the owner has one like it (see `uploadImage`). Default: false. */
  readonly allowDuplicate?: boolean;
  readonly signal?: AbortSignal;
}

interface UrlUploadOptions extends Pick<UploadGrant, 'idempotencyKey'> {
  /** The turn of this upload. The upload gives it away while the remote server is slow. */
  readonly turn?: Turn;
}

interface Deps {
  readonly grantUpload: GrantUpload;
  readonly uploadImage: UploadImage;
  readonly remoteImages: RemoteImages;
}

/**
 * Downloads the picture at a public internet address and stores it like an upload. Throws INVALID_INPUT without
 * an address, INVALID_IMAGE_URL if there is no picture at the address, and the errors of an upload.
 */
export const uploadFromUrl =
  ({ grantUpload, uploadImage, remoteImages }: Deps) =>
  async (
    viewer: Viewer,
    { url, ...upload }: UrlUpload,
    { turn, ...options }: UrlUploadOptions = {},
  ): Promise<UploadedImage> => {
    requireUser(viewer);
    const address = url.trim();
    if (address === '') throw invalidField('url', TEXTS.images.urlRequired);
    const grant = await grantUpload(viewer, options);
    const { maxBytes } = grant;
    const { signal } = upload;
    turn?.giveWay();
    const { body, filename } = await remoteImages.fetch(address, {
      maxBytes,
      ...(signal === undefined ? {} : { signal }),
    });
    return uploadImage(grant, {
      ...upload,
      source: turn === undefined ? body : pacedBy(turn, body),
      filename,
    });
  };
