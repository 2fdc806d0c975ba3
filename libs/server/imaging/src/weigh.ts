import { open } from 'node:fs/promises';
import { readOutline } from './metadata/outline.ts';

/** The number of bytes to read. In most photos they include the header, after color profiles and EXIF. */
const HEAD_BYTES = 128 * 1024;
/**
 * The number of pixels above which a picture is heavy. Photos of usual cameras have fewer. Decoding more
 * takes most of a second.
 */
const HEAVY_PIXELS = 30_000_000;
const HEAVY_FRAMES = 50;

const looksHeavy = (head: Buffer, sizeBytes: number): boolean => {
  const outline = readOutline(head);
  // A file counts as heavy if it is an SVG, whose cost its first bytes do not show, or if it is not a
  // picture.
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
 * Returns a function that decides by the first bytes of a file whether the file takes seconds to process. It
 * reads files one after another into the same buffer, so that a thousand at once use no more memory.
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
