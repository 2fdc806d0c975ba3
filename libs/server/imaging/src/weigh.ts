import { open } from 'node:fs/promises';
import { readOutline } from './metadata/outline.ts';

/** Large enough to include color profiles and EXIF before the header of most photos. */
const HEAD_BYTES = 128 * 1024;
/** Photos of usual cameras have fewer pixels; decoding more takes most of a second. */
const HEAVY_PIXELS = 30_000_000;
const HEAVY_FRAMES = 50;

const looksHeavy = (head: Buffer, sizeBytes: number): boolean => {
  const outline = readOutline(head);
  // Heavy: an SVG, whose cost cannot be estimated from its first bytes, or a file that is not a picture.
  if (!outline) return true;
  const { width, height, frames } = outline;
  const likelyFrames = frames > 1 ? frames * (sizeBytes / head.length) : 1;
  return width * height * likelyFrames > HEAVY_PIXELS || likelyFrames > HEAVY_FRAMES;
};

const weigh = async (path: string, buffer: Buffer): Promise<boolean> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    return looksHeavy(buffer.subarray(0, bytesRead), size);
  } finally {
    await file.close();
  }
};

/**
 * Makes a function that decides by the first bytes of a file whether processing it takes seconds. Files are
 * read one after the other into the same buffer, so that a thousand at once use no more memory.
 */
export const createScales = (): ((path: string) => Promise<boolean>) => {
  const buffer = Buffer.allocUnsafe(HEAD_BYTES);
  let turn: Promise<unknown> = Promise.resolve();
  return (path) => {
    const weighed = turn.then(() => weigh(path, buffer));
    turn = weighed.catch(() => false);
    return weighed;
  };
};
