import { isCmyk } from './is-cmyk.ts';

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
