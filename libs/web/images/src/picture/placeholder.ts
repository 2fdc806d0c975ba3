import { thumbHashToDataURL } from 'thumbhash';

/** The number of decoded placeholders kept, so that scrolling back costs nothing. */
const MOST_KEPT = 2_000;
/** The length of a thumbhash's header. */
const MIN_BYTES = 5;
const drawn = new Map<string, string | null>();

const draw = (thumbhash: string): string | null => {
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (byte) => byte.charCodeAt(0));
    return bytes.length < MIN_BYTES ? null : thumbHashToDataURL(bytes);
  } catch {
    return null;
  }
};

/** Decodes a base64 thumbhash into a data: URL of a few blurred pixels; null when it is missing or invalid. */
export const placeholderOf = (thumbhash: string | null): string | null => {
  if (thumbhash === null || thumbhash === '') return null;
  const known = drawn.get(thumbhash);
  if (known !== undefined) return known;
  if (drawn.size >= MOST_KEPT) drawn.clear();
  const url = draw(thumbhash);
  drawn.set(thumbhash, url);
  return url;
};
