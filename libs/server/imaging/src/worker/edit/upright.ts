import { readFile } from 'node:fs/promises';
import type { ResizeOptions, Sharp } from 'sharp';
import { isColorProfile } from '../../metadata/exif-icc.ts';
import type { Box, PictureLimits } from '../../protocol.ts';
import { decoding, openPicture, type Picture, pictureOf } from '../read-picture.ts';

/** The first frame of a file. It can be opened repeatedly. */
export interface Still extends Pick<Picture, 'contentType' | 'width' | 'height' | 'isOpaque'> {
  /** Opens a pipeline of the pixels as viewers see them: upright, in sRGB. */
  open(): Sharp;
}

/** True for the sRGB profiles that cameras write. Converting their samples to sRGB would only round them. */
const isSrgb = (profile: Buffer | undefined): boolean =>
  profile !== undefined && isColorProfile(profile) && profile.includes('sRGB IEC61966-2');

/**
 * Opens the file at `path` as a still picture. Refuses the same files as an upload. Does not decode anything
 * yet.
 */
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

/**
 * The tolerated difference of proportions. Models round sides to multiples of theirs; a larger difference
 * means other proportions.
 */
const SAME_SHAPE = 0.05;

/**
 * The way to scale a picture to `size`. It is stretched if it has similar proportions and otherwise cropped
 * around its middle, because a missing border is better than distortion.
 */
export const sizing = (from: Box, size: Box): ResizeOptions => {
  const ratio = (from.width * size.height) / (from.height * size.width);
  const isSameShape = Math.max(ratio, 1 / ratio) <= 1 + SAME_SHAPE;
  return { width: size.width, height: size.height, fit: isSameShape ? 'fill' : 'cover' };
};
