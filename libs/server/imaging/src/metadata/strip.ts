import type { ImageContentType } from '@safelight/rules';
import type { Orientation } from './exif-icc.ts';
import { type GifBlock, walkGif } from './gif-blocks.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const TRAILER = Buffer.from([0x3b]);
const NOTHING: Buffer = Buffer.alloc(0);
const CONTROL_LENGTH = 8;
const LOOP_LENGTH = 18;

/** The loop extension with only its first sub-block. Further sub-blocks contain application data. */
const loopBlock = (bytes: Buffer, { start }: GifBlock): Buffer =>
  Buffer.concat([bytes.subarray(start, start + LOOP_LENGTH), Buffer.from([0])]);

/** The delay, disposal and transparency of the next frame. Empty for a block of another length. */
const controlBlock = (bytes: Buffer, { start, end }: GifBlock): Buffer =>
  end - start === CONTROL_LENGTH ? bytes.subarray(start, end) : NOTHING;

/**
 * The same coded frames without comments, plain text, application data and trailing bytes. The loop count is
 * kept. Null when the blocks cannot be parsed up to the trailer.
 */
const stripGif = (bytes: Buffer): Buffer | null => {
  const { headerEnd, blocks, isWhole } = walkGif(bytes);
  if (!isWhole) return null;
  const parts = [bytes.subarray(0, headerEnd)];
  let control = NOTHING;
  for (const block of blocks) {
    if (block.kind === 'control') control = controlBlock(bytes, block);
    if (block.kind === 'loop') parts.push(loopBlock(bytes, block));
    if (block.kind === 'image') parts.push(control, bytes.subarray(block.start, block.end));
    if (block.kind === 'image' || block.kind === 'plain-text') control = NOTHING;
  }
  return Buffer.concat([...parts, TRAILER]);
};

/** The same coded picture without metadata and trailing bytes. Null when its container cannot be parsed. */
export const strip = (
  bytes: Buffer,
  contentType: ImageContentType,
  orientation: Orientation,
): Buffer | null => {
  switch (contentType) {
    case 'image/jpeg':
      return stripJpeg(bytes, orientation);
    case 'image/png':
      return stripPng(bytes, orientation);
    case 'image/webp':
      return stripWebp(bytes, orientation);
    case 'image/gif':
      return stripGif(bytes);
  }
};
