import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { RenditionSpec } from '@safelight/domain';
import {
  ANIMATION_LOOPS,
  corpus,
  frameDelaysMs,
  GPS_MARKS,
  makeGif,
  makeJpeg,
  makePng,
  makeWebp,
  photos,
  type Orientation,
} from '@safelight/test-pictures';
import { forSuite } from '@safelight/processes/testing';
import { cornerError, openBench, shown, stored, TOLERANCE } from './testing/pictures.ts';

const ORIENTATIONS: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
const WEBP_320: RenditionSpec = { kind: 'thumbnail', width: 320, format: 'webp' };

describe('imaging', () => {
  const bench = forSuite(openBench);

  const derived = async (path: string, spec: RenditionSpec) => {
    const file = await bench.imaging.derive(path, spec);
    const metadata = await sharp(file.path, { animated: true }).metadata();
    return { file, metadata, bytes: await readFile(file.path) };
  };

  describe('a photo', () => {
    it.each(photos())(
      'inspects $name and reports its own dimensions',
      async ({ path, contentType, width, height }) => {
        const { thumbnail, shared, thumbhash, ...facts } = await bench.imaging.inspect(path, contentType);
        expect(facts).toEqual({ contentType, width, height, frames: 1, isCleaned: false });
        expect(thumbhash).toMatch(/^[\w+/]{20,40}={0,2}$/);
        expect(thumbhash.length).toBeLessThanOrEqual(40);
        const small = await sharp(thumbnail.path).metadata();
        expect(small).toMatchObject({
          format: 'webp',
          width: 320,
          height: Math.round((320 * height) / width),
        });
        expect((await readFile(thumbnail.path)).length).toBe(thumbnail.sizeBytes);
        if (shared) expect(await readFile(shared.path).then((bytes) => bytes.length)).toBe(shared.sizeBytes);
        await Promise.all([thumbnail.dispose(), shared?.dispose()]);
        expect(readdirSync(bench.scratchDir)).toEqual([]);
      },
    );

    it('makes no shared rendition of a photo without metadata', async () => {
      const path = await bench.put('clean.jpg', await makeJpeg({ width: 64, height: 48 }));
      expect((await bench.imaging.inspect(path, 'image/jpeg')).shared).toBeNull();
    });

    it('rejects a photo with the wrong content type with INVALID_FILE_FORMAT', async () => {
      const path = await bench.put('png.jpg', await makePng({ width: 16, height: 16 }));
      await expect(bench.imaging.inspect(path, 'image/jpeg')).rejects.toMatchObject({
        code: 'INVALID_FILE_FORMAT',
      });
    });

    it('reports a missing file with another error than INVALID_FILE_FORMAT', async () => {
      await expect(bench.imaging.derive('/nowhere/at-all.jpg', WEBP_320)).rejects.not.toHaveProperty(
        'code',
        'INVALID_FILE_FORMAT',
      );
    });
  });

  describe('the EXIF orientation', () => {
    it.each(ORIENTATIONS)(
      '%i is applied in the thumbnail, the derivatives and the shared rendition',
      async (orientation) => {
        const picture = await makeJpeg({ width: 480, height: 320, orientation, gps: true, quality: 95 });
        const path = await bench.put(`o${orientation}.jpg`, picture);
        const { width, height, thumbnail, shared } = await bench.imaging.inspect(path, 'image/jpeg');
        expect({ width, height }).toEqual({ width: 480, height: 320 });
        expect(await cornerError(thumbnail.path)).toBeLessThan(TOLERANCE);
        for (const format of ['webp', 'avif'] as const) {
          const { file, metadata } = await derived(path, { kind: 'thumbnail', width: 320, format });
          expect(metadata).toMatchObject({ width: 320, height: 213 });
          expect(await cornerError(file.path)).toBeLessThan(TOLERANCE);
        }
        expect(shared && (await shown(shared.path)).equals(await shown(path))).toBe(true);
      },
    );

    for (const { name, path } of corpus('orientation')) {
      it(`of ${name} of the corpus is applied, which makes it landscape`, async () => {
        const { width, height } = await bench.imaging.inspect(path, 'image/jpeg');
        expect(width).toBeGreaterThan(height);
      });
    }
  });

  describe('metadata', () => {
    it('with GPS coordinates is in no file that other people get', async () => {
      const path = await bench.put('gps.jpg', await makeJpeg({ width: 400, height: 300, gps: true }));
      const { thumbnail, shared } = await bench.imaging.inspect(path, 'image/jpeg');
      const master = await bench.imaging.derive(path, { kind: 'master', format: 'webp' });
      const avif = await bench.imaging.derive(path, { kind: 'thumbnail', width: 320, format: 'avif' });
      for (const file of [thumbnail, shared, master, avif]) {
        const bytes = await readFile(file?.path ?? '');
        expect(bytes.includes(GPS_MARKS.make) || bytes.includes(GPS_MARKS.serial)).toBe(false);
        expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      }
      expect(shared && (await stored(shared.path)).equals(await stored(path))).toBe(true);
    });

    for (const { name, path } of corpus('gps')) {
      it(`of ${name} of the corpus is removed when it is shared, with the same pixels`, async () => {
        const { shared } = await bench.imaging.inspect(path, 'image/jpeg');
        expect((await sharp(shared?.path).metadata()).exif).toBeUndefined();
        expect(shared && (await shown(shared.path)).equals(await shown(path))).toBe(true);
      });
    }

    it('is removed by encoding the picture again when its container cannot be read', async () => {
      const whole = await makePng({ width: 64, height: 48, text: GPS_MARKS.make });
      const path = await bench.put('endless.png', whole.subarray(0, whole.length - 12));
      const { shared } = await bench.imaging.inspect(path, 'image/png');
      const bytes = await readFile(shared?.path ?? '');
      expect(bytes.includes(GPS_MARKS.make)).toBe(false);
      expect((await stored(bytes)).equals(await stored(whole))).toBe(true);
    });
  });

  describe('colors', () => {
    it('of CMYK and 16-bit pictures are converted to sRGB with 8 bits', async () => {
      const deep = await makePng({ width: 400, height: 300, depth: 16 });
      const profile = await sharp(await makePng({ width: 400, height: 300 }))
        .withIccProfile('p3')
        .png()
        .toBuffer();
      for (const [name, bytes] of Object.entries({ 'deep.png': deep, 'p3.png': profile })) {
        const { file, metadata } = await derived(await bench.put(name, bytes), WEBP_320);
        expect(metadata).toMatchObject({ space: 'srgb', depth: 'uchar', hasProfile: false });
        expect(await cornerError(file.path)).toBeLessThan(TOLERANCE);
      }
      const cmyk = await bench.put('cmyk.jpg', await makeJpeg({ width: 400, height: 300, cmyk: true }));
      const { metadata, file } = await derived(cmyk, WEBP_320);
      expect(metadata).toMatchObject({ space: 'srgb', channels: 3 });
      expect(await cornerError(file.path)).toBeLessThan(90);
    });

    it.each([
      ['without a profile', (picture: Sharp) => picture.toColourspace('cmyk')],
      ['with a profile', (picture: Sharp) => picture.withIccProfile('cmyk')],
    ])('of a JPEG in CMYK %s are the same at full size as in its thumbnail', async (_, inCmyk) => {
      const plain = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a05525' } });
      const bytes = await inCmyk(plain).jpeg({ quality: 95 }).toBuffer();
      expect((await sharp(bytes).metadata()).space).toBe('cmyk');
      const path = await bench.put('print.jpg', bytes);
      const full = await derived(path, { kind: 'srgb', format: 'jpeg' });
      expect(full.metadata).toMatchObject({ format: 'jpeg', space: 'srgb', width: 640, height: 480 });
      expect(full.metadata).toMatchObject({ chromaSubsampling: '4:4:4', hasProfile: false });
      const small = await derived(path, WEBP_320);
      const meansOf = async (file: Buffer) => (await sharp(file).stats()).channels.map(({ mean }) => mean);
      const expected = await meansOf(small.bytes);
      (await meansOf(full.bytes)).forEach((mean, channel) =>
        expect(Math.abs(mean - (expected[channel] ?? 0))).toBeLessThan(2),
      );
    });

    for (const { name, path } of corpus('formats')) {
      it(`of ${name} of the corpus are converted to sRGB, keeping the mean color and the number of frames`, async () => {
        const { metadata, bytes } = await derived(path, WEBP_320);
        expect(metadata).toMatchObject({ space: 'srgb', depth: 'uchar', hasProfile: false });
        expect(metadata.pages).toBe((await sharp(path, { animated: true }).metadata()).pages);
        const means = await Promise.all(
          [path, bytes].map(async (picture) => {
            const plain = await sharp(picture).toColourspace('srgb').flatten().png().toBuffer();
            return (await sharp(plain).stats()).channels.map(({ mean }) => mean);
          }),
        );
        means[1]?.forEach((mean, channel) => {
          expect(Math.abs(mean - (means[0]?.[channel] ?? means[0]?.[0] ?? 0))).toBeLessThan(6);
        });
      });
    }

    it('keep their alpha channel', async () => {
      const path = await bench.put('alpha.png', await makePng({ width: 400, height: 300, alpha: true }));
      for (const spec of [
        WEBP_320,
        { kind: 'thumbnail', width: 320, format: 'avif' },
        { kind: 'master', format: 'webp' },
      ] as const) {
        expect((await derived(path, spec)).metadata.hasAlpha).toBe(true);
      }
    });
  });

  describe('an animation', () => {
    const kinds = [
      { contentType: 'image/gif', make: makeGif },
      { contentType: 'image/webp', make: makeWebp },
    ] as const;

    it.each(kinds)('in $contentType keeps its frames and timing', async ({ contentType, make }) => {
      const path = await bench.put('moving', await make({ width: 400, height: 300, frames: 5 }));
      const inspected = await bench.imaging.inspect(path, contentType);
      expect(inspected).toMatchObject({ width: 400, height: 300, frames: 5 });
      const expected = {
        pages: 5,
        delay: frameDelaysMs(5),
        loop: ANIMATION_LOOPS,
        width: 320,
        pageHeight: 240,
      };
      expect(await sharp(inspected.thumbnail.path, { animated: true }).metadata()).toMatchObject(expected);
      const frames = await Promise.all(
        [0, 1].map((page) => sharp(inspected.thumbnail.path, { page }).raw().toBuffer()),
      );
      expect(frames[0]?.equals(frames[1] ?? Buffer.alloc(0))).toBe(false);
      const { metadata } = await derived(path, { kind: 'master', format: 'webp' });
      expect(metadata).toMatchObject({ format: 'webp', pages: 5, delay: frameDelaysMs(5), width: 400 });
    });

    it('cannot be made as AVIF', async () => {
      const path = await bench.put('moving.gif', await makeGif({ width: 40, height: 30, frames: 2 }));
      expect(bench.imaging.supports('avif', 2)).toBe(false);
      expect(bench.imaging.supports('avif', 1)).toBe(true);
      expect(bench.imaging.supports('webp', 2)).toBe(true);
      await expect(
        bench.imaging.derive(path, { kind: 'thumbnail', width: 320, format: 'avif' }),
      ).rejects.toThrow('stills only');
    });
  });

  describe('the derivatives of a picture', () => {
    it('have the requested width, but never more than the picture', async () => {
      const path = await bench.put('wide.jpg', await makeJpeg({ width: 1500, height: 1000, quality: 60 }));
      for (const [width, expected] of [
        [320, 320],
        [640, 640],
        [1280, 1280],
        [2048, 1500],
      ] as const) {
        const { metadata, file } = await derived(path, { kind: 'thumbnail', width, format: 'webp' });
        expect(metadata).toMatchObject({ format: 'webp', width: expected });
        expect(file.contentType).toBe('image/webp');
      }
    });

    it('are made from a master whose longest side has 1600 pixels', async () => {
      const path = await bench.put('tall.jpg', await makeJpeg({ width: 1200, height: 2400, quality: 60 }));
      const master = await derived(path, { kind: 'master', format: 'webp' });
      expect(master.metadata).toMatchObject({ width: 800, height: 1600 });
      expect(master.file.contentType).toBe('image/jpeg');
      const small = await derived(master.file.path, { kind: 'thumbnail', width: 640, format: 'avif' });
      expect(small.metadata).toMatchObject({ format: 'heif', width: 640, height: 1280 });
      expect(small.file.contentType).toBe('image/avif');
      expect(await cornerError(small.file.path)).toBeLessThan(TOLERANCE);
    });

    it('of the tallest strip fit into WebP', async () => {
      const path = await bench.put('strip.png', await makePng({ width: 16, height: 16_384 }));
      const { metadata } = await derived(path, WEBP_320);
      expect(metadata.height).toBeLessThanOrEqual(16_383);
    });
  });

  it('a derivative is deleted when its caller disposes of it', async () => {
    const path = await bench.put('once.jpg', await makeJpeg({ width: 64, height: 48 }));
    const file = await bench.imaging.derive(path, WEBP_320);
    expect(existsSync(file.path)).toBe(true);
    await file.dispose();
    expect(existsSync(file.path)).toBe(false);
  });
});
