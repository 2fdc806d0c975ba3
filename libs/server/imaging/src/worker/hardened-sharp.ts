import sharp, { type Sharp } from 'sharp';
import type { PictureLimits } from '../protocol.ts';

const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'];

/**
 * Configures sharp with four loaders, one thread for each picture and no cache. Call it once, before the
 * first picture.
 */
export const hardenSharp = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.concurrency(1);
  sharp.cache(false);
};

/** Sets the number of threads for each further picture. */
export const useThreads = (threads: number): void => {
  sharp.concurrency(threads);
};

/** Opens a pipeline over `bytes` that stops at errors, at the limits, and after `maxSeconds`. */
export const openPicture = (
  bytes: Buffer,
  { limits, animated, ignoreIcc = false }: { limits: PictureLimits; animated: boolean; ignoreIcc?: boolean },
): Sharp =>
  sharp(bytes, {
    failOn: 'error',
    limitInputPixels: limits.maxPixels,
    sequentialRead: true,
    animated,
    ignoreIcc,
  }).timeout({ seconds: limits.maxSeconds });
