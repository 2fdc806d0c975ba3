import type { PictureSource } from '@safelight/engine';
import { isCmyk } from './is-cmyk.ts';
import { PictureMissing } from './picture-missing.ts';

/** Where the server has the bytes of a picture. */
export interface PictureAddress {
  readonly url: string;
  /** The URL of the same picture in sRGB, as a JPEG; null or absent if the server has none. */
  readonly srgbUrl?: string | null;
}

/** Fetches a file; rejects when the server refuses it. */
export type FetchFile = (url: string) => Promise<Blob>;

/**
 * The bytes of a picture in colors that everybody sees alike. Programs convert CMYK in different ways, so of such a
 * picture it is the copy that the server converted, as its thumbnails, or the picture itself if the copy is not to be had.
 */
export const fetchPicture = async (
  { url, srgbUrl = null }: PictureAddress,
  fetchFile: FetchFile,
): Promise<Blob> => {
  const picture = await fetchFile(url);
  if (srgbUrl === null || !(await isCmyk(picture))) return picture;
  try {
    return await fetchFile(srgbUrl);
  } catch {
    return picture;
  }
};

/** Where the bytes of pictures are. */
export interface PictureOrigin {
  /** Where a picture's bytes are on the server. Rejects with PictureMissing when there is no such picture. */
  readonly addressOf: (source: PictureSource) => Promise<PictureAddress>;
  /** Fetches with the person's access token. */
  readonly fetch?: (url: string) => Promise<Response>;
  /** Reads the pictures in this browser that the server does not have yet; resolves to null for others. */
  readonly readKept?: (sha256: string) => Promise<Blob | null>;
}

/** Creates a function that reads a picture's bytes. It rejects with PictureMissing when they are not to be had. */
export const picturesFrom =
  ({ addressOf, fetch: load = (url) => fetch(url), readKept }: PictureOrigin) =>
  async (source: PictureSource): Promise<Blob> => {
    const here = source.kind === 'blob' ? await readKept?.(source.sha256) : null;
    if (here) return here;
    return await fetchPicture(await addressOf(source), async (url) => {
      const response = await load(url);
      if (!response.ok) throw new PictureMissing([source], new Error(`HTTP ${String(response.status)}`));
      return await response.blob();
    });
  };
