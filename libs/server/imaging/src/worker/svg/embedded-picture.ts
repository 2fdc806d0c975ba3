import { readOutline } from '../../metadata/outline.ts';
import type { PictureLimits } from '../../protocol.ts';
import { checkLimits, Refusal } from '../read-picture.ts';

/** A picture that an SVG contains in base64. Its content decides the type, not the declared type. */
const WHOLE = /^\s*data:image\/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/=\s]*)$/i;
const ANYWHERE = /data:image\/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/=\s]*)/gi;

/** The bytes in a picture's data URL. Null for any other text. */
export const embeddedPicture = (reference: string): Buffer | null => {
  const base64 = WHOLE.exec(reference)?.[1];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
};

/**
 * The number of pixels that the header of an embedded picture states. Refuses a picture beyond the limits of
 * pictures.
 */
export const embeddedPixels = (bytes: Buffer, limits: PictureLimits): number => {
  const outline = readOutline(bytes);
  if (!outline) throw new Refusal('INVALID_FILE_FORMAT', 'an embedded image of no kind we take');
  checkLimits(outline, limits);
  return outline.width * outline.height;
};

/** The text with each embedded picture replaced by the result of `change`. */
export const changeEmbedded = async (
  text: string,
  change: (bytes: Buffer) => Promise<{ readonly contentType: string; readonly bytes: Buffer }>,
): Promise<string> => {
  const parts: string[] = [];
  let at = 0;
  for (const found of text.matchAll(ANYWHERE)) {
    const { contentType, bytes } = await change(Buffer.from(found[1] ?? '', 'base64'));
    parts.push(text.slice(at, found.index), `data:${contentType};base64,${bytes.toString('base64')}`);
    at = found.index + found[0].length;
  }
  return parts.join('') + text.slice(at);
};
