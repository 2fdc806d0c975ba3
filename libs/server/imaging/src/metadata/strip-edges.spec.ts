import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { ImageContentType } from '@safelight/rules';
import {
  bombs,
  corpus,
  GPS_MARKS,
  insertPngChunks,
  makeJpeg,
  makePng,
  makeWebp,
  PAYLOAD,
  photos,
  pngChunk,
  type Orientation,
} from '@safelight/test-pictures';
import { expectSamePixels, HTML, must, SIZE } from '../testing/strip-samples.ts';
import { strip } from './strip.ts';

const TURNED: readonly Orientation[] = [2, 3, 4, 5, 6, 7, 8];

describe('stripping a rotated picture', () => {
  it.each(TURNED)('keeps orientation %i as the only EXIF field of a JPEG', async (orientation) => {
    const original = await makeJpeg({ ...SIZE, gps: true, orientation });
    const stripped = must(original, 'image/jpeg', orientation);
    const { exif, orientation: kept } = await sharp(stripped).metadata();
    expect(kept).toBe(orientation);
    expect(exif?.length).toBeLessThan(40);
    expect(stripped.includes(GPS_MARKS.make)).toBe(false);
    await expectSamePixels(stripped, original);
    expect(must(stripped, 'image/jpeg', orientation).equals(stripped)).toBe(true);
  });

  it('keeps the orientation of a PNG and of a WebP', async () => {
    for (const format of ['png', 'webp'] as const) {
      const contentType = `image/${format}` as const;
      const original = await sharp(await makePng(SIZE))
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      const stripped = must(original, contentType, 6);
      expect((await sharp(stripped).metadata()).orientation).toBe(6);
      expect(must(stripped, contentType, 6).equals(stripped)).toBe(true);
    }
  });

  it('fails for a WebP of the simple layout, which cannot store an orientation', async () => {
    expect(strip(await makeWebp(SIZE), 'image/webp', 6)).toBeNull();
  });
});

describe('stripping a picture with color information', () => {
  it('keeps color profiles in every format that has profiles', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const original = await sharp(await makePng(SIZE))
        .withIccProfile('p3')
        .toFormat(format)
        .toBuffer();
      const before = (await sharp(original).metadata()).icc;
      const after = (await sharp(must(original, `image/${format}`)).metadata()).icc;
      expect(before?.length).toBeGreaterThan(100);
      expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('removes profiles that are another payload in disguise', async () => {
    const named = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(HTML)]);
    const original = insertPngChunks(await makePng(SIZE), [pngChunk('iCCP', named)]);
    expect(must(original, 'image/png').includes('iCCP')).toBe(false);
  });

  it('keeps the chunks of a PNG for transparency and gamma, and removes oversized chunks', async () => {
    const gamma = pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
    const original = insertPngChunks(await makePng(SIZE), [gamma, pngChunk('gAMA', HTML)]);
    const stripped = must(original, 'image/png');
    expect(stripped.includes(gamma)).toBe(true);
    expect(stripped.includes(PAYLOAD)).toBe(false);
  });
});

describe('stripping a JPEG with stray bytes', () => {
  it('removes stray bytes between segments and reads the segments as decoders do', async () => {
    const original = await makeJpeg({ ...SIZE, gps: true });
    const stray = Buffer.concat([
      original.subarray(0, 2),
      Buffer.from([0xff, 0x01]),
      HTML,
      original.subarray(2),
    ]);
    const stripped = must(stray, 'image/jpeg');
    expect(stripped.equals(must(original, 'image/jpeg'))).toBe(true);
  });

  it('fails when the stray bytes are before the start of the picture', async () => {
    expect(strip(Buffer.concat([HTML, await makeJpeg(SIZE)]), 'image/jpeg', 1)).toBeNull();
  });
});

describe('stripping hostile files and files from elsewhere', () => {
  const TYPES: Readonly<Record<string, ImageContentType>> = {
    gif: 'image/gif',
    jpg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
  };
  const contentTypeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'image/png';

  it('keeps no payload of a polyglot', () => {
    const polyglots = bombs().filter(({ bytes }) => bytes.includes(PAYLOAD));
    const cleaned = polyglots.filter(({ expect: end }) => end === 'accepted-and-cleaned');
    expect(cleaned.length).toBeGreaterThan(4);
    for (const { name, bytes } of cleaned)
      expect(must(bytes, contentTypeOf(name)).includes(PAYLOAD)).toBe(false);
  });

  const outside = [...corpus('formats'), ...corpus('gps'), ...corpus('orientation'), ...corpus('pngsuite')];
  const whole = outside.filter(({ name }) => !name.startsWith('x'));
  const small = photos().filter(({ name }) => name.endsWith('.png'));
  it.each([...small, ...whole])('keeps every pixel of $name', async ({ name, path }) => {
    const original = readFileSync(path);
    const stripped = must(original, contentTypeOf(name));
    await expectSamePixels(stripped, original);
    expect((await sharp(stripped).metadata()).exif).toBeUndefined();
    expect(must(stripped, contentTypeOf(name)).equals(stripped)).toBe(true);
  });
});
