import { expect } from '@jest/globals';
import sharp from 'sharp';
import type { ImageContentType } from '@safelight/rules';
import {
  GPS_MARKS,
  makeGif,
  makeJpeg,
  makePng,
  makeWebp,
  PAYLOAD,
  type Orientation,
} from '@safelight/test-pictures';
import { strip } from '../metadata/strip.ts';
import { stored } from './pictures.ts';

/** The size of every sample. */
export const SIZE = { width: 80, height: 56 };
/** The HTML that a polyglot contains. */
export const HTML = Buffer.from(`<html>${PAYLOAD}</html>`);
const METADATA = {
  IFD0: { Make: GPS_MARKS.make },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 15/1 0/1' },
};

/** The stripped file; fails when the container cannot be parsed. */
export const must = (bytes: Buffer, contentType: ImageContentType, orientation: Orientation = 1): Buffer => {
  const stripped = strip(bytes, contentType, orientation);
  if (!stripped) throw new Error(`The ${contentType} could not be followed`);
  return stripped;
};

/** Fails unless both files decode to the same stored samples. */
export const expectSamePixels = async (stripped: Buffer, original: Buffer): Promise<void> => {
  expect((await stored(stripped)).equals(await stored(original))).toBe(true);
};

/** A kind of file and its content type. */
export interface Sample {
  readonly name: string;
  readonly contentType: ImageContentType;
  make(): Promise<Buffer>;
}

/** One sample of every layout that the four containers have. */
export const samples: readonly Sample[] = [
  { name: 'a JPEG', contentType: 'image/jpeg', make: () => makeJpeg(SIZE) },
  {
    name: 'a progressive JPEG',
    contentType: 'image/jpeg',
    make: () => makeJpeg({ ...SIZE, progressive: true }),
  },
  { name: 'a CMYK JPEG', contentType: 'image/jpeg', make: () => makeJpeg({ ...SIZE, cmyk: true }) },
  { name: 'a JPEG with GPS', contentType: 'image/jpeg', make: () => makeJpeg({ ...SIZE, gps: true }) },
  {
    name: 'a PNG with text',
    contentType: 'image/png',
    make: () => makePng({ ...SIZE, text: GPS_MARKS.make }),
  },
  {
    name: 'a 16-bit PNG with alpha',
    contentType: 'image/png',
    make: () => makePng({ ...SIZE, depth: 16, alpha: true }),
  },
  { name: 'a WebP', contentType: 'image/webp', make: () => makeWebp(SIZE) },
  {
    name: 'a lossless WebP with alpha',
    contentType: 'image/webp',
    make: () => makeWebp({ ...SIZE, alpha: true, lossless: true }),
  },
  {
    name: 'an animated WebP',
    contentType: 'image/webp',
    make: () => makeWebp({ ...SIZE, frames: 4, alpha: true }),
  },
  {
    name: 'a WebP with EXIF and XMP',
    contentType: 'image/webp',
    make: async () =>
      sharp(await makeWebp({ ...SIZE, alpha: true }))
        .withExif(METADATA)
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${GPS_MARKS.make}</x:xmpmeta>`)
        .webp()
        .toBuffer(),
  },
  { name: 'a GIF', contentType: 'image/gif', make: () => makeGif({ ...SIZE, frames: 1 }) },
  { name: 'an animated GIF', contentType: 'image/gif', make: () => makeGif({ ...SIZE, frames: 4 }) },
];
