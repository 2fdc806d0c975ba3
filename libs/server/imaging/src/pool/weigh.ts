import { open } from 'node:fs/promises';
import { readOutline } from '../metadata/outline.ts';

/** Enough to get past color profiles and EXIF to the header of most photos. */
const HEAD_BYTES = 128 * 1024;
/** A photo of a usual camera is below it; above, decoding takes most of a second. */
const HEAVY_PIXELS = 30_000_000;
const HEAVY_FRAMES = 50;

const looksHeavy = (head: Buffer, sizeBytes: number): boolean => {
  const outline = readOutline(head);
  // An SVG, whose cost its first bytes do not tell, or no picture at all.
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
 * Tells by a file's first bytes whether working on it takes seconds rather than a part of one. Files are
 * weighed one after the other into one buffer, so a thousand at once cost no memory.
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
