import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Box, PictureLimits } from '../protocol.ts';
import { decoding, openPicture, type Picture } from './read-picture.ts';
import {
  encodeThumbnail,
  render,
  type Rendering,
  renderingOf,
  type RenderOptions,
  resized,
} from './render.ts';

export interface Thumbnail {
  readonly thumbnail: Rendering;
  /** The ThumbHash in base64, with at most 40 characters. It shows the first frame of an animation. */
  readonly thumbhash: string;
}

/** The largest side that ThumbHash accepts. */
const MAX_SIDE = 100;

const thumbhashOf = async (thumbnail: Sharp): Promise<string> => {
  const { data, info } = await decoding(() =>
    thumbnail
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
};

/** Makes the thumbnail of a picture as WebP, and its ThumbHash, which is computed while a still is encoded. */
export const drawThumbnail = async (
  picture: Picture,
  box: Box,
  limits: PictureLimits,
): Promise<Thumbnail> => {
  const options: RenderOptions = { box, format: 'webp', isMaster: false, transform: null, limits };
  if (picture.frames > 1) {
    const thumbnail = await render(picture, options);
    const firstFrame = openPicture(thumbnail.bytes, { limits, animated: false });
    return { thumbnail, thumbhash: await thumbhashOf(firstFrame) };
  }
  const { data, info } = await decoding(() =>
    resized(picture, options).raw().toBuffer({ resolveWithObject: true }),
  );
  const pixels = (): Sharp => sharp(data, { raw: info });
  const [thumbnail, thumbhash] = await Promise.all([
    renderingOf(encodeThumbnail(pixels(), picture, options)),
    thumbhashOf(pixels()),
  ]);
  return { thumbnail, thumbhash };
};
