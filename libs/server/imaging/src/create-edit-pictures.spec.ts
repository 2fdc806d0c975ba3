import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp, { type Color, type Region, type Sharp } from 'sharp';
import type { PictureFile, ScratchPicture } from '@safelight/application';
import { bombs, GPS_MARKS, makeGif, makeJpeg, makePng, makeWebp } from '@safelight/test-pictures';
import { cornerError, openBench, type Bench } from './testing/pictures.ts';
import { isAlive, until } from './testing/processes.ts';

const SIZE = { width: 240, height: 160 };
const ROOMY = { maxSide: 4096, maxBytes: 20_000_000 };
/** Lossy coding moves a flat patch by a few of 255; a wrong corner by 100 and more. */
const TOLERANCE = 24;
const { signal } = new AbortController();

/** A plain picture of one colour. */
const plain = (size: { width: number; height: number }, background: Color): Sharp =>
  sharp({ create: { ...size, channels: 4, background } });

/** A black mask with a white rectangle. */
const maskWith = (size: { width: number; height: number }, hole: Region): Promise<Buffer> =>
  plain(size, '#000')
    .composite([{ input: { create: { ...hole, channels: 3, background: '#fff' } }, ...hole }])
    .removeAlpha()
    .png()
    .toBuffer();

/** RGBA as shown: upright, sRGB. */
const rgba = (picture: string): Promise<Buffer> =>
  sharp(picture).autoOrient().toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer();

describe('pictures around a model', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  const file = async (
    contentType: PictureFile['contentType'],
    bytes: Promise<Buffer> | Buffer,
  ): Promise<PictureFile> => ({
    path: await bench.put(`picture-${Math.random()}`, await bytes),
    contentType,
  });
  const pictures = () => bench.imaging.editPictures;

  describe('reduce', () => {
    it('a large photo fits the side, stands upright and says nothing of its camera', async () => {
      const source = await file(
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

    it('what is small enough is not enlarged', async () => {
      const source = await file('image/png', makePng(SIZE));
      expect(await pictures().reduce(source, ROOMY, signal)).toMatchObject({
        ...SIZE,
        contentType: 'image/jpeg',
      });
    });

    it('transparency makes it a PNG; an alpha channel that hides nothing does not', async () => {
      const clear = await file('image/webp', makeWebp({ ...SIZE, alpha: true }));
      const reduced = await pictures().reduce(clear, ROOMY, signal);
      expect(reduced.contentType).toBe('image/png');
      expect((await sharp(reduced.path).stats()).isOpaque).toBe(false);
      const opaque = await file('image/png', plain(SIZE, '#369').png().toBuffer());
      expect((await pictures().reduce(opaque, ROOMY, signal)).contentType).toBe('image/jpeg');
    });

    it('a file over the bytes loses quality first and then size', async () => {
      const source = await file('image/jpeg', makeJpeg({ width: 600, height: 400, quality: 100 }));
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

    it('an animation gives its first frame', async () => {
      const source = await file('image/gif', makeGif({ ...SIZE, frames: 4 }));
      const reduced = await pictures().reduce(source, ROOMY, signal);
      expect((await sharp(reduced.path, { animated: true }).metadata()).pages ?? 1).toBe(1);
      expect(reduced).toMatchObject(SIZE);
    });

    it('a broken picture is INVALID_FILE_FORMAT and leaves nothing behind', async () => {
      const whole = await makeJpeg(SIZE);
      const source = await file('image/jpeg', whole.subarray(0, whole.length / 2));
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
      '$contentType stays what it is, at exactly the size',
      async ({ contentType, make, format }) => {
        const source = await file(contentType, make(SIZE));
        const resized = await pictures().resize(source, { width: 701, height: 467 }, signal);
        expect(resized).toMatchObject({ contentType, width: 701, height: 467 });
        expect(await sharp(resized.path).metadata()).toMatchObject({ format, width: 701, height: 467 });
        expect(await cornerError(resized.path)).toBeLessThan(TOLERANCE);
      },
    );

    it('about the same shape is stretched with all its corners, another shape is cut around its middle', async () => {
      const source = await file('image/png', makePng({ width: 300, height: 200 }));
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

  describe('a mask', () => {
    const HOLE = { left: 40, top: 30, width: 60, height: 50 };
    const greys = async (mask: ScratchPicture): Promise<Buffer> => {
      const { width, height } = mask;
      expect(await sharp(mask.path).metadata()).toMatchObject({ channels: 1, space: 'b-w', width, height });
      return sharp(mask.path).extractChannel(0).raw().toBuffer();
    };
    const prepare = async (bytes: Promise<Buffer> | Buffer, size = SIZE): Promise<ScratchPicture> =>
      pictures().prepareMask((await file('image/png', bytes)).path, size, signal);

    it('in white on black comes as it is, in grey', async () => {
      const bytes = await maskWith(SIZE, HOLE);
      const mask = await prepare(bytes);
      expect(mask).toMatchObject({ ...SIZE, contentType: 'image/png' });
      expect((await greys(mask)).equals(await sharp(bytes).extractChannel(0).raw().toBuffer())).toBe(true);
    });

    it('painted on a clear ground counts by its opacity, whatever the colour', async () => {
      const brush = { ...HOLE, channels: 4, background: { r: 10, g: 0, b: 0, alpha: 1 } } as const;
      const bytes = await plain(SIZE, { r: 0, g: 0, b: 0, alpha: 0 })
        .composite([{ input: { create: brush }, left: HOLE.left, top: HOLE.top }])
        .png()
        .toBuffer();
      expect(
        (await greys(await prepare(bytes))).equals(await greys(await prepare(maskWith(SIZE, HOLE)))),
      ).toBe(true);
    });

    it('of another size is brought to that of the picture', async () => {
      const mask = await prepare(maskWith(SIZE, HOLE), { width: 480, height: 322 });
      const data = await greys(mask);
      expect([data[60 * 480 + 60], data[110 * 480 + 140], data[300 * 480 + 400]]).toEqual([0, 255, 0]);
    });

    it.each([
      ['of another shape', () => maskWith({ width: 240, height: 120 }, HOLE)],
      ['all black', () => plain(SIZE, '#000').png().toBuffer()],
      ['all clear', () => plain(SIZE, { r: 255, g: 255, b: 255, alpha: 0 }).png().toBuffer()],
      ['in a JPEG', () => makeJpeg(SIZE)],
      ['that is no picture', () => Promise.resolve(Buffer.from('mask'))],
      ['cut off', async () => (await makePng(SIZE)).subarray(0, 2_000)],
      [
        'that is a bomb',
        () => Promise.resolve(bombs().find(({ name }) => name.endsWith('.png'))?.bytes ?? Buffer.alloc(0)),
      ],
    ])('%s is INVALID_INPUT and leaves nothing behind', async (_name, make) => {
      const before = readdirSync(bench.scratchDir);
      await expect(prepare(make())).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { field: 'mask' },
      });
      expect(readdirSync(bench.scratchDir)).toEqual(before);
    });
  });

  describe('composite', () => {
    const HOLE = { left: 60, top: 40, width: 100, height: 80 };
    const isInHole = (x: number, y: number): boolean =>
      x >= HOLE.left && x < HOLE.left + HOLE.width && y >= HOLE.top && y < HOLE.top + HOLE.height;

    const compose = async (
      original: PictureFile,
      edited: PictureFile,
      { featherPx = 8, mask = maskWith(SIZE, HOLE) }: { featherPx?: number; mask?: Promise<Buffer> } = {},
    ): Promise<ScratchPicture> => {
      const prepared = await pictures().prepareMask((await file('image/png', mask)).path, SIZE, signal);
      return pictures().composite({ original, edited, maskPath: prepared.path, featherPx }, signal);
    };
    /** Fails unless every pixel outside the mask is the original's; tells how many inside are not. */
    const changedInside = async (original: string, made: string): Promise<number> => {
      const [before, after] = [await rgba(original), await rgba(made)];
      expect(after.length).toBe(before.length);
      let [inside, outside] = [0, 0];
      for (let pixel = 0; pixel < before.length / 4; pixel += 1) {
        if (before.compare(after, pixel * 4, pixel * 4 + 4, pixel * 4, pixel * 4 + 4) === 0) continue;
        if (isInHole(pixel % SIZE.width, Math.floor(pixel / SIZE.width))) inside += 1;
        else outside += 1;
      }
      expect(outside).toBe(0);
      return inside;
    };
    const green = (size = SIZE) => file('image/png', plain(size, '#0f8').removeAlpha().png().toBuffer());

    const originals: readonly [string, PictureFile['contentType'], () => Promise<Buffer>][] = [
      ['a JPEG', 'image/jpeg', () => makeJpeg(SIZE)],
      ['a JPEG turned by EXIF', 'image/jpeg', () => makeJpeg({ ...SIZE, orientation: 6 })],
      ['a JPEG mirrored by EXIF', 'image/jpeg', () => makeJpeg({ ...SIZE, orientation: 5 })],
      [
        'a grey JPEG',
        'image/jpeg',
        async () =>
          sharp(await makeJpeg(SIZE))
            .greyscale()
            .jpeg()
            .toBuffer(),
      ],
      ['a PNG', 'image/png', () => makePng(SIZE)],
      ['a PNG with alpha', 'image/png', () => makePng({ ...SIZE, alpha: true })],
      ['a PNG of 16 bits', 'image/png', () => makePng({ ...SIZE, depth: 16 })],
      [
        'a PNG with a wide gamut',
        'image/png',
        async () =>
          sharp(await makePng(SIZE))
            .withIccProfile('p3')
            .png()
            .toBuffer(),
      ],
      ['a WebP', 'image/webp', () => makeWebp(SIZE)],
      ['a WebP with alpha', 'image/webp', () => makeWebp({ ...SIZE, alpha: true })],
      ['a GIF', 'image/gif', () => makeGif({ ...SIZE, frames: 1 })],
    ];

    it.each(originals)('%s keeps every pixel outside the mask', async (_name, contentType, make) => {
      const original = await file(contentType, make());
      const made = await compose(original, await green());
      expect(made).toMatchObject({ ...SIZE, contentType: 'image/png' });
      expect(await changedInside(original.path, made.path)).toBeGreaterThan(HOLE.width * HOLE.height * 0.95);
      const middle = ((HOLE.top + 40) * SIZE.width + HOLE.left + 50) * 4;
      expect([...(await rgba(made.path)).subarray(middle, middle + 3)]).toEqual([0, 255, 136]);
    });

    it('samples with the profile of sRGB are kept as they are stored', async () => {
      const bytes = await sharp(await makeJpeg(SIZE))
        .withIccProfile('srgb')
        .jpeg()
        .toBuffer();
      const original = await file('image/jpeg', bytes);
      const made = await compose(original, await green());
      const stored = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
      const above = HOLE.top * SIZE.width * 3;
      expect(
        (await sharp(made.path).raw().toBuffer()).subarray(0, above).equals(stored.subarray(0, above)),
      ).toBe(true);
    });

    it('colours hidden under full transparency are kept outside and let nothing shine in inside', async () => {
      const hidden = plain(SIZE, { r: 200, g: 10, b: 90, alpha: 0 }).png().toBuffer();
      const original = await file('image/png', hidden);
      const made = await compose(original, await green());
      expect(await changedInside(original.path, made.path)).toBeGreaterThan(0);
      const data = await rgba(made.path);
      for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
        if (!isInHole(pixel % SIZE.width, Math.floor(pixel / SIZE.width)) || data[pixel * 4 + 3] === 0)
          continue;
        expect(data[pixel * 4]).toBe(0);
      }
    });

    it('an edited picture of another size, turned by EXIF, stands in its place', async () => {
      const original = await file('image/png', plain(SIZE, '#888').removeAlpha().png().toBuffer());
      const edited = await file(
        'image/jpeg',
        makeJpeg({ width: 480, height: 320, orientation: 8, quality: 95 }),
      );
      const made = await compose(original, edited, { mask: plain(SIZE, '#fff').png().toBuffer() });
      expect(await cornerError(made.path)).toBeLessThan(TOLERANCE);
    });

    it('what the edit made transparent is so inside, and the picture stays opaque outside', async () => {
      const original = await file('image/jpeg', makeJpeg(SIZE));
      const clear = await file('image/png', plain(SIZE, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer());
      const made = await compose(original, clear);
      expect(await changedInside(original.path, made.path)).toBeGreaterThan(0);
      expect((await sharp(made.path).stats()).isOpaque).toBe(false);
    });

    it('the transition lies inside the mask and rises towards its middle', async () => {
      const original = await file('image/png', plain(SIZE, '#000').removeAlpha().png().toBuffer());
      const white = await file('image/png', plain(SIZE, '#fff').removeAlpha().png().toBuffer());
      const row = async (featherPx: number): Promise<number[]> => {
        const data = await rgba((await compose(original, white, { featherPx })).path);
        const at = (HOLE.top + 40) * SIZE.width + HOLE.left;
        return [-1, 0, 2, 4, 6, 9, 50].map((x) => data[(at + x) * 4] ?? -1);
      };
      expect(await row(0)).toEqual([0, 255, 255, 255, 255, 255, 255]);
      const [out, ...inside] = await row(8);
      expect(out).toBe(0);
      expect(inside).toEqual([...inside].sort((a, b) => a - b));
      expect(inside[0]).toBeLessThan(64);
      expect(inside.slice(-2)).toEqual([255, 255]);
    });

    it('a stroke thinner than the transition still changes the picture wholly in its middle', async () => {
      const original = await file('image/png', plain(SIZE, '#000').removeAlpha().png().toBuffer());
      const white = await file('image/png', plain(SIZE, '#fff').removeAlpha().png().toBuffer());
      const stroke = { left: 100, top: 0, width: 9, height: SIZE.height };
      const made = await compose(original, white, { featherPx: 16, mask: maskWith(SIZE, stroke) });
      const data = await rgba(made.path);
      const at = 80 * SIZE.width;
      expect([99, 104, 109].map((x) => data[(at + x) * 4])).toEqual([0, 255, 0]);
    });

    it('a mask that touches the border has no transition there', async () => {
      const original = await file('image/png', plain(SIZE, '#000').removeAlpha().png().toBuffer());
      const white = await file('image/png', plain(SIZE, '#fff').removeAlpha().png().toBuffer());
      const half = { left: 0, top: 0, width: 120, height: SIZE.height };
      const data = await rgba((await compose(original, white, { mask: maskWith(SIZE, half) })).path);
      expect(data[0]).toBe(255);
    });

    it('a mask of another size is INVALID_INPUT', async () => {
      const original = await file('image/png', makePng({ width: 200, height: 160 }));
      await expect(compose(original, await green())).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    });
  });

  describe('aborting', () => {
    it('before the work throws the reason', async () => {
      const source = await file('image/jpeg', makeJpeg(SIZE));
      const reason = new Error('no longer wanted');
      await expect(pictures().reduce(source, ROOMY, AbortSignal.abort(reason))).rejects.toBe(reason);
    });

    it('in the middle ends the process, leaves no file, and the next picture is made', async () => {
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
        await until(() => !isAlive(pid));
        expect(readdirSync(single.scratchDir)).toEqual([]);
        expect(stats().lost).toBe(0);
        expect(await editPictures.reduce(small, ROOMY, signal)).toMatchObject(SIZE);
      } finally {
        await single.close();
      }
    });
  });
});
