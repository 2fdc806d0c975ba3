import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Picture } from './picture.ts';

/** The limit for uploads (rules: MAX_IMAGE_PIXELS), with room for additions around the picture. */
const MAX_PIXELS = 200_000_000;

/** A sharp pipeline over the picture's pixels, without a copy. */
export const sharpOf = ({ width, height, channels, data }: Picture): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });

/** The output of a sharp pipeline as a picture. */
export const pictureFrom = async (pipeline: Sharp): Promise<Picture> => {
  const { data, info } = await pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Error(`${channels} channels`);
  return {
    width,
    height,
    channels,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
};

/** A picture as a layer that a sharp pipeline lays over another one, with its left upper corner at a point in pixels. */
export const layerOf = (
  { width, height, channels, data }: Picture,
  at: { readonly left: number; readonly top: number },
): OverlayOptions => ({
  input: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
  raw: { width, height, channels },
  ...at,
});
