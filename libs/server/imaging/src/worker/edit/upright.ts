import { readFile } from 'node:fs/promises';
import type { ResizeOptions, Sharp } from 'sharp';
import { isColorProfile } from '../../metadata/color-profile.ts';
import type { Box, PictureLimits } from '../../protocol.ts';
import { openPicture } from '../hardened-sharp.ts';
import { pictureOf, type Picture } from '../read-picture.ts';
import { decoding } from '../refusal.ts';

/** The first frame of a file, to be opened as often as needed. */
export interface Still extends Pick<Picture, 'contentType' | 'width' | 'height' | 'isOpaque'> {
  /** A pipeline of its pixels as shown: upright, sRGB. */
  open(): Sharp;
}

/** Cameras write sRGB's own profile; turning such samples into sRGB again would only round them. */
const isSrgb = (profile: Buffer | undefined): boolean =>
  profile !== undefined && isColorProfile(profile) && profile.includes('sRGB IEC61966-2');

/** The file at `path` as a still, refused as uploads are. Nothing is decoded yet. */
export const readStill = async (path: string, limits: PictureLimits): Promise<Still> => {
  const picture = await pictureOf(await readFile(path), limits);
  const { bytes, contentType, width, height, orientation, isOpaque } = picture;
  const { icc } = await decoding(() => openPicture(bytes, { limits, animated: false }).metadata());
  const ignoreIcc = isSrgb(icc);
  return {
    contentType,
    width,
    height,
    isOpaque,
    open: () => {
      const pipeline = openPicture(bytes, { limits, animated: false, ignoreIcc });
      return (orientation === 1 ? pipeline : pipeline.autoOrient()).toColourspace('srgb');
    },
  };
};

/** Models round sides to multiples of theirs; what differs by more than this has another shape. */
const SAME_SHAPE = 0.05;

/**
 * How a picture is made as large as `size`: stretched when it has about that shape, otherwise cut around its
 * middle, as a person would rather miss a border than see things squeezed.
 */
export const sizing = (from: Box, size: Box): ResizeOptions => {
  const ratio = (from.width * size.height) / (from.height * size.width);
  const isSameShape = Math.max(ratio, 1 / ratio) <= 1 + SAME_SHAPE;
  return { width: size.width, height: size.height, fit: isSameShape ? 'fill' : 'cover' };
};
