import { thumbHashToDataURL } from 'thumbhash';
import { thumbhashBytes } from './thumbhash-bytes.ts';

/** The maximum number of decoded placeholders in memory, so that scrolling back costs nothing. */
const MOST_KEPT = 2_000;
const drawn = new Map<string, string | null>();

const draw = (thumbhash: string): string | null => {
  try {
    const bytes = thumbhashBytes(thumbhash);
    return bytes === null ? null : thumbHashToDataURL(bytes);
  } catch {
    return null;
  }
};

/**
 * Decodes a ThumbHash in base64 into a data: URL of a few blurred pixels. Returns null if it is missing or
 * invalid.
 */
export const placeholderOf = (thumbhash: string | null): string | null => {
  if (thumbhash === null || thumbhash === '') return null;
  const known = drawn.get(thumbhash);
  if (known !== undefined) return known;
  if (drawn.size >= MOST_KEPT) drawn.clear();
  const url = draw(thumbhash);
  drawn.set(thumbhash, url);
  return url;
};
