import { rgbaToThumbHash } from 'thumbhash';
import type { PictureLimits } from '../protocol.ts';
import { openPicture } from './hardened-sharp.ts';
import { decoding } from './refusal.ts';

/** The largest side ThumbHash takes. */
const MAX_SIDE = 100;

/** ThumbHash of a thumbnail in base64, at most 40 characters; of an animation, that of its first frame. */
export const thumbhashOf = async (thumbnail: Buffer, limits: PictureLimits): Promise<string> => {
  const { data, info } = await decoding(() =>
    openPicture(thumbnail, { limits, animated: false })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
};
