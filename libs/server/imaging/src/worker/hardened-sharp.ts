import sharp, { type Sharp } from 'sharp';
import type { PictureLimits } from '../protocol.ts';

const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'];

/** Leaves sharp with four loaders, one thread a picture and no cache. Call once, before any picture. */
export const hardenSharp = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.concurrency(1);
  sharp.cache(false);
};

/** A pipeline over `bytes` that stops at errors, at the limits, and after `maxSeconds`. */
export const openPicture = (
  bytes: Buffer,
  { limits, animated }: { limits: PictureLimits; animated: boolean },
): Sharp =>
  sharp(bytes, {
    failOn: 'error',
    limitInputPixels: limits.maxPixels,
    sequentialRead: true,
    animated,
  }).timeout({ seconds: limits.maxSeconds });
