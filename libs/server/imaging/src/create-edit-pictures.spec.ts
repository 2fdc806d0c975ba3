import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ScratchPicture } from '@safelight/application/ports';
import { bombs, GPS_MARKS, makeGif, makeJpeg, makePng, makeWebp } from '@safelight/test-pictures';
import { forSuite, isRunning, until } from '@safelight/processes/testing';
import { maskWith, plain } from './testing/masks.ts';
import { cornerError, openBench, TOLERANCE } from './testing/pictures.ts';

const SIZE = { width: 240, height: 160 };
const ROOMY = { maxSide: 4096, maxBytes: 20_000_000 };
const { signal } = new AbortController();

describe('preparing pictures for a model', () => {
  const bench = forSuite(openBench);

  const pictures = () => bench.imaging.editPictures;

  describe('reduce', () => {
    it('reduces a large photo to the limit, upright and without metadata', async () => {
      const source = await bench.picture(
        'image/jpeg',
        makeJpeg({ width: 900, height: 600, orientation: 6, gps: true }),
      );
      const reduced = await pictures().reduce(source, { maxSide: 300, maxBytes: 1_000_000 }, signal);
      expect(reduced).toMatchObject({ contentType: 'image/jpeg', width: 300, height: 200 });
      const bytes = await readFile(reduced.path);
      expect(bytes.length).toBe(reduced.sizeBytes);
      expect(bytes.includes(GPS_MARKS.make)).toBe(false);
      expect(await cornerError(reduced.path)).toBeLessThan(TOLERANCE);
      await reduced.dispose();
      expect(readdirSync(bench.scratchDir)).toEqual([]);
    });

    it('does not enlarge a picture that is small enough', async () => {
      const source = await bench.picture('image/png', makePng(SIZE));
      expect(await pictures().reduce(source, ROOMY, signal)).toMatchObject({
        ...SIZE,
        contentType: 'image/jpeg',
      });
    });

    it('makes a PNG of a transparent picture, but not of one whose alpha channel is opaque', async () => {
      const clear = await bench.picture('image/webp', makeWebp({ ...SIZE, alpha: true }));
      const reduced = await pictures().reduce(clear, ROOMY, signal);
      expect(reduced.contentType).toBe('image/png');
      expect((await sharp(reduced.path).stats()).isOpaque).toBe(false);
      const opaque = await bench.picture('image/png', plain(SIZE, '#369').png().toBuffer());
      expect((await pictures().reduce(opaque, ROOMY, signal)).contentType).toBe('image/jpeg');
    });

    it('lowers the quality and then the size of a file that exceeds the limit of bytes', async () => {
      const source = await bench.picture('image/jpeg', makeJpeg({ width: 600, height: 400, quality: 100 }));
      const whole = await pictures().reduce(source, ROOMY, signal);
      const limit = Math.round(whole.sizeBytes * 0.9);
      const coarser = await pictures().reduce(source, { ...ROOMY, maxBytes: limit }, signal);
      expect(coarser).toMatchObject({ width: 600, height: 400 });
      expect(coarser.sizeBytes).toBeLessThanOrEqual(limit);
      const smaller = await pictures().reduce(source, { ...ROOMY, maxBytes: 20_000 }, signal);
      expect(smaller.sizeBytes).toBeLessThanOrEqual(20_000);
      expect(smaller.width).toBeLessThan(600);
      expect(smaller.width / smaller.height).toBeCloseTo(1.5, 1);
    });

    it('reduces an animation to its first frame', async () => {
      const source = await bench.picture('image/gif', makeGif({ ...SIZE, frames: 4 }));
      const reduced = await pictures().reduce(source, ROOMY, signal);
      expect((await sharp(reduced.path, { animated: true }).metadata()).pages ?? 1).toBe(1);
      expect(reduced).toMatchObject(SIZE);
    });

    it('rejects a broken picture with INVALID_FILE_FORMAT and leaves no file', async () => {
      const whole = await makeJpeg(SIZE);
      const source = await bench.picture('image/jpeg', whole.subarray(0, whole.length / 2));
      const before = readdirSync(bench.scratchDir);
      await expect(pictures().reduce(source, ROOMY, signal)).rejects.toMatchObject({
        code: 'INVALID_FILE_FORMAT',
      });
      expect(readdirSync(bench.scratchDir)).toEqual(before);
    });
  });

  describe('resize', () => {
    const kinds = [
      { contentType: 'image/jpeg', make: makeJpeg, format: 'jpeg' },
      { contentType: 'image/png', make: makePng, format: 'png' },
      { contentType: 'image/webp', make: makeWebp, format: 'webp' },
    ] as const;

    it.each(kinds)(
      'keeps the format of $contentType and gives it exactly the requested size',
      async ({ contentType, make, format }) => {
        const source = await bench.picture(contentType, make(SIZE));
        const resized = await pictures().resize(source, { width: 701, height: 467 }, signal);
        expect(resized).toMatchObject({ contentType, width: 701, height: 467 });
        expect(await sharp(resized.path).metadata()).toMatchObject({ format, width: 701, height: 467 });
        expect(await cornerError(resized.path)).toBeLessThan(TOLERANCE);
      },
    );

    it('stretches a picture of similar proportions and crops others around the middle', async () => {
      const source = await bench.picture('image/png', makePng({ width: 300, height: 200 }));
      const stretched = await pictures().resize(source, { width: 312, height: 200 }, signal);
      expect(await cornerError(stretched.path)).toBeLessThan(TOLERANCE);
      const cut = await pictures().resize(source, { width: 150, height: 200 }, signal);
      const middle = await sharp(source.path)
        .extract({ left: 75, top: 0, width: 150, height: 200 })
        .raw()
        .toBuffer();
      expect((await sharp(cut.path).raw().toBuffer()).equals(middle)).toBe(true);
    });
  });

  describe('extend', () => {
    it('puts the picture in the middle of the canvas and fills the margin with its mirror image', async () => {
      const source = await bench.picture('image/png', makePng(SIZE));
      const canvas = { width: 300, height: 200 };
      const extended = await pictures().extend(source, canvas, 'mirrored', signal);
      expect(extended).toMatchObject({ ...canvas, contentType: 'image/png' });
      const part = (picture: string, left: number, top: number) =>
        sharp(picture).extract({ left, top, width: 40, height: 30 });
      const raw = (picture: ReturnType<typeof sharp>): Promise<Buffer> =>
        picture.removeAlpha().raw().toBuffer();
      expect(await raw(part(extended.path, 30, 20))).toEqual(await raw(part(source.path, 0, 0)));
      const beside = await raw(sharp(extended.path).extract({ left: 0, top: 20, width: 30, height: 30 }));
      const mirrored = sharp(source.path).extract({ left: 0, top: 0, width: 30, height: 30 }).flop();
      expect(beside).toEqual(await raw(mirrored));
    });

    it('gives a mask a black border, in grey', async () => {
      const mask = await pictures().prepareMask(
        await maskWith(SIZE, { left: 0, top: 0, ...SIZE }),
        SIZE,
        signal,
      );
      const extended = await pictures().extend(mask, { width: 240, height: 240 }, 'black', signal);
      expect(await sharp(extended.path).metadata()).toMatchObject({ channels: 1, space: 'b-w', height: 240 });
      const greys = await sharp(extended.path).extractChannel(0).raw().toBuffer();
      expect([greys[0], greys[240 * 120 + 120], greys.at(-1)]).toEqual([0, 255, 0]);
    });

    it('rejects a canvas smaller than the picture', async () => {
      const source = await bench.picture('image/png', makePng(SIZE));
      await expect(
        pictures().extend(source, { width: 100, height: 300 }, 'mirrored', signal),
      ).rejects.toThrow();
    });
  });

  describe('preparing a mask', () => {
    const HOLE = { left: 40, top: 30, width: 60, height: 50 };
    const greys = async (mask: ScratchPicture): Promise<Buffer> => {
      const { width, height } = mask;
      expect(await sharp(mask.path).metadata()).toMatchObject({ channels: 1, space: 'b-w', width, height });
      return sharp(mask.path).extractChannel(0).raw().toBuffer();
    };
    const prepare = async (bytes: Promise<Buffer> | Buffer, size = SIZE): Promise<ScratchPicture> =>
      pictures().prepareMask(await bytes, size, signal);

    it('keeps a mask of white on black unchanged, as a grey picture', async () => {
      const bytes = await maskWith(SIZE, HOLE);
      const mask = await prepare(bytes);
      expect(mask).toMatchObject({ ...SIZE, contentType: 'image/png' });
      expect((await greys(mask)).equals(await sharp(bytes).extractChannel(0).raw().toBuffer())).toBe(true);
    });

    it('reads a mask on a transparent background by its opacity, whatever its color', async () => {
      const brush = { ...HOLE, channels: 4, background: { r: 10, g: 0, b: 0, alpha: 1 } } as const;
      const bytes = await plain(SIZE, { r: 0, g: 0, b: 0, alpha: 0 })
        .composite([{ input: { create: brush }, left: HOLE.left, top: HOLE.top }])
        .png()
        .toBuffer();
      expect(
        (await greys(await prepare(bytes))).equals(await greys(await prepare(maskWith(SIZE, HOLE)))),
      ).toBe(true);
    });

    it('scales a mask of another size to that of the picture', async () => {
      const mask = await prepare(maskWith(SIZE, HOLE), { width: 480, height: 322 });
      const data = await greys(mask);
      expect([data[60 * 480 + 60], data[110 * 480 + 140], data[300 * 480 + 400]]).toEqual([0, 255, 0]);
    });

    it('inverts a mask', async () => {
      const mask = await prepare(maskWith(SIZE, HOLE));
      const inverted = await pictures().invertMask(mask.path, signal);
      expect(inverted).toMatchObject({ ...SIZE, contentType: 'image/png' });
      expect(await greys(inverted)).toEqual((await greys(mask)).map((value) => 255 - value));
    });

    it.each([
      ['of other proportions', () => maskWith({ width: 240, height: 120 }, HOLE)],
      ['that is all black', () => plain(SIZE, '#000').png().toBuffer()],
      [
        'that is completely transparent',
        () => plain(SIZE, { r: 255, g: 255, b: 255, alpha: 0 }).png().toBuffer(),
      ],
      ['in a JPEG', () => makeJpeg(SIZE)],
      ['that is not a picture', () => Promise.resolve(Buffer.from('mask'))],
      ['that is truncated', async () => (await makePng(SIZE)).subarray(0, 2_000)],
      [
        'that is a decompression bomb',
        () => Promise.resolve(bombs().find(({ name }) => name.endsWith('.png'))?.bytes ?? Buffer.alloc(0)),
      ],
    ])('rejects a mask %s with INVALID_INPUT and leaves no file', async (_name, make) => {
      const before = readdirSync(bench.scratchDir);
      await expect(prepare(make())).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { mask: [expect.any(String)] } },
      });
      expect(readdirSync(bench.scratchDir)).toEqual(before);
    });
  });

  describe('aborting the work', () => {
    it('throws the reason of the signal when the signal was aborted before the work began', async () => {
      const source = await bench.picture('image/jpeg', makeJpeg(SIZE));
      const reason = new Error('no longer wanted');
      await expect(pictures().reduce(source, ROOMY, AbortSignal.abort(reason))).rejects.toBe(reason);
    });

    it('ends the process that is working, leaves no file, and the next picture can be processed', async () => {
      const single = await openBench({ slots: 1 });
      try {
        const bomb = bombs().find(({ name }) => name === '7000x7000-interlaced.png');
        const big = {
          path: await single.put('big.png', bomb?.bytes ?? Buffer.alloc(0)),
          contentType: 'image/png',
        } as const;
        const small = {
          path: await single.put('small.png', await makePng(SIZE)),
          contentType: 'image/png',
        } as const;
        const [running, waiting] = [new AbortController(), new AbortController()];
        const { editPictures, stats } = single.imaging;
        const ends = [
          editPictures.resize(big, { width: 7000, height: 7000 }, running.signal),
          editPictures.resize(big, { width: 7000, height: 7000 }, waiting.signal),
        ].map((work) =>
          work.then(
            () => 'made',
            (error: unknown) => error,
          ),
        );
        await until(() => stats().running === 1 && stats().waiting === 1);
        const [pid = 0] = stats().workerPids;
        waiting.abort(new Error('left the queue'));
        running.abort(new Error('left the work'));
        expect(await Promise.all(ends)).toEqual([new Error('left the work'), new Error('left the queue')]);
        await until(() => !isRunning(pid));
        expect(readdirSync(single.scratchDir)).toEqual([]);
        expect(stats().lost).toBe(0);
        expect(await editPictures.reduce(small, ROOMY, signal)).toMatchObject(SIZE);
      } finally {
        await single.close();
      }
    });
  });
});
