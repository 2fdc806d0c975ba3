import { thumbhashBytes } from './thumbhash-bytes.ts';

/** The bit in the third byte of a ThumbHash that says that a pixel of its picture is transparent. */
const TRANSPARENT = 0x80;

/** True if a picture has no transparent parts, by its ThumbHash in base64; false if that is missing or invalid. */
export const isOpaque = (thumbhash: string | null): boolean => {
  const header = thumbhash === null ? null : thumbhashBytes(thumbhash);
  return header !== null && ((header[2] ?? 0) & TRANSPARENT) === 0;
};
