import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { Box, InvertRequest, MaskRequest, PictureLimits, WrittenPicture } from '../../protocol.ts';
import { decoding, openPicture, type Picture, pictureOf, Refusal } from '../read-picture.ts';

/** The tolerated difference between the proportions of a mask and those of its picture. */
const SHAPE_TOLERANCE = 0.02;

const invalid = (reason: string): Refusal => new Refusal('INVALID_MASK', reason);

/** Reads the file of a mask. Every error in the file is reported as an invalid mask. */
const maskOf = async (path: string, limits: PictureLimits): Promise<Picture> => {
  const bytes = await readFile(path);
  try {
    return await pictureOf(bytes, limits);
  } catch (error) {
    throw error instanceof Refusal ? invalid(error.message) : error;
  }
};

const checkShape = (mask: Box, size: Box): void => {
  const ratio = (mask.width * size.height) / (mask.height * size.width);
  if (Math.abs(ratio - 1) > SHAPE_TOLERANCE) {
    throw invalid(`${mask.width}×${mask.height} for ${size.width}×${size.height}`);
  }
};

/** The opacity of a mask with transparency, whatever its colors. Otherwise the mask's brightness. */
const marksOf = async (open: () => Sharp, isOpaque: boolean): Promise<Sharp> => {
  const isSeenThrough = !isOpaque && !(await open().stats()).isOpaque;
  return isSeenThrough ? open().extractChannel('alpha') : open().removeAlpha().toColourspace('b-w');
};

/** Makes a grey PNG of exactly the requested size, white where the picture may change. */
export const prepareMask = async (request: MaskRequest): Promise<WrittenPicture> => {
  const { path, outputPath, size, limits } = request;
  const mask = await maskOf(path, limits);
  if (mask.contentType !== 'image/png') throw invalid(mask.contentType);
  checkShape(mask, size);
  const open = (): Sharp => {
    const pipeline = openPicture(mask.bytes, { limits, animated: false });
    return mask.orientation === 1 ? pipeline : pipeline.autoOrient();
  };
  try {
    const marks = await decoding(async () => (await marksOf(open, mask.isOpaque)).png().toBuffer());
    const sized = openPicture(marks, { limits, animated: false })
      .resize({ ...size, fit: 'fill', kernel: 'linear' })
      .toColourspace('b-w');
    const { size: sizeBytes } = await decoding(() => sized.png({ compressionLevel: 3 }).toFile(outputPath));
    const { channels } = await openPicture(await readFile(outputPath), { limits, animated: false }).stats();
    if ((channels[0]?.max ?? 0) === 0) throw invalid('nothing is marked');
    return { contentType: 'image/png', ...size, sizeBytes };
  } catch (error) {
    throw error instanceof Refusal ? invalid(error.message) : error;
  }
};

/** Exchanges the white and black of a mask. */
export const invertMask = async ({ path, outputPath, limits }: InvertRequest): Promise<WrittenPicture> => {
  const { bytes, width, height } = await maskOf(path, limits);
  const inverted = openPicture(bytes, { limits, animated: false })
    .removeAlpha()
    .toColourspace('b-w')
    .negate();
  const { size } = await decoding(() => inverted.png({ compressionLevel: 3 }).toFile(outputPath));
  return { contentType: 'image/png', width, height, sizeBytes: size };
};
