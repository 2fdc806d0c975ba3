import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { Box, ExtendRequest, ReduceRequest, ResizeRequest, WrittenPicture } from '../../protocol.ts';
import { decoding, Refusal } from '../read-picture.ts';
import { readStill, sizing, type Still } from './upright.ts';

/** The qualities to try until the JPEG is small enough. After the last one the sides are reduced. */
const QUALITIES = [92, 85, 75] as const;
/** The factor by which the sides are reduced while the file is too large. */
const SHRINKAGE = 0.75;
/** The minimum side. Models cannot use smaller pictures. */
const MIN_SIDE = 64;

interface Encoded {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

/** True when any pixel is transparent. */
const isSeenThrough = async (still: Still): Promise<boolean> => {
  if (still.isOpaque) return false;
  const { isOpaque } = await decoding(() => still.open().stats());
  return !isOpaque;
};

const write = async (
  path: string,
  { data, info }: Encoded,
  contentType: WrittenPicture['contentType'],
): Promise<WrittenPicture> => {
  await writeFile(path, data);
  return { contentType, width: info.width, height: info.height, sizeBytes: data.length };
};

/** Reduces a picture to the limits of a model. The result is a JPEG, or a PNG when it is transparent. */
export const reduce = async (request: ReduceRequest): Promise<WrittenPicture> => {
  const { path, outputPath, maxBytes, limits } = request;
  const still = await readStill(path, limits);
  const isTransparent = await isSeenThrough(still);
  const inside = (side: number): Sharp =>
    still.open().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const encodings = (side: number): readonly Sharp[] =>
    isTransparent
      ? [inside(side).png({ compressionLevel: 6 })]
      : QUALITIES.map((quality) => inside(side).removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4' }));

  const largest = Math.min(request.maxSide, Math.max(still.width, still.height));
  for (let side = largest; side >= Math.min(MIN_SIDE, largest); side = Math.floor(side * SHRINKAGE)) {
    for (const encoding of encodings(side)) {
      const encoded = await decoding(() => encoding.toBuffer({ resolveWithObject: true }));
      if (encoded.data.length > maxBytes) continue;
      return write(outputPath, encoded, isTransparent ? 'image/png' : 'image/jpeg');
    }
  }
  throw new Refusal('IMAGE_TOO_LARGE', `more than ${maxBytes} bytes at any size`);
};

/**
 * The chroma of a picture that was enlarged at least twofold can be halved without loss. This saves a fifth
 * of the time.
 */
const chromaOf = (still: Still, size: Box): '4:2:0' | '4:4:4' =>
  size.width >= still.width * 2 && size.height >= still.height * 2 ? '4:2:0' : '4:4:4';

const encodeLike = (pipeline: Sharp, still: Still, size: Box): Sharp => {
  switch (still.contentType) {
    case 'image/jpeg':
      return pipeline.jpeg({ quality: 95, chromaSubsampling: chromaOf(still, size) });
    case 'image/png':
      return pipeline.png({ compressionLevel: 3 });
    case 'image/webp':
      return pipeline.webp({ quality: 95, effort: 2 });
    case 'image/gif':
      return pipeline.gif({ effort: 1 });
  }
};

/** Puts the picture in the middle of a canvas. A mask gets a black border and stays grey. */
export const extend = async ({
  path,
  outputPath,
  size,
  border,
  limits,
}: ExtendRequest): Promise<WrittenPicture> => {
  const still = await readStill(path, limits);
  const [across, down] = [size.width - still.width, size.height - still.height];
  if (across < 0 || down < 0) throw new Refusal('FAILED', 'a canvas smaller than its image');
  const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)];
  const edges = { left, top, right: across - left, bottom: down - top };
  const pipeline =
    border === 'mirrored'
      ? still.open().extend({ ...edges, extendWith: 'mirror' })
      : still
          .open()
          .toColourspace('b-w')
          .extend({ ...edges, background: '#000' });
  const encoded = await decoding(() =>
    encodeLike(pipeline, still, still).toBuffer({ resolveWithObject: true }),
  );
  return write(outputPath, encoded, still.contentType);
};

/** Resizes the picture to exactly the requested size, in its own format. */
export const resize = async ({ path, outputPath, size, limits }: ResizeRequest): Promise<WrittenPicture> => {
  const still = await readStill(path, limits);
  const sized = still.open().resize(sizing(still, size));
  const encoded = await decoding(() => encodeLike(sized, still, size).toBuffer({ resolveWithObject: true }));
  return write(outputPath, encoded, still.contentType);
};
