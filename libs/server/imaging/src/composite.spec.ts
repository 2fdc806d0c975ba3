import sharp from 'sharp';
import type { PictureFile, ScratchPicture } from '@safelight/application/ports';
import { makeGif, makeJpeg, makePng, makeWebp } from '@safelight/test-pictures';
import { forSuite } from '@safelight/processes/testing';
import { maskWith, plain } from './testing/masks.ts';
import { cornerError, openBench, TOLERANCE } from './testing/pictures.ts';

const SIZE = { width: 240, height: 160 };
const { signal } = new AbortController();

/** The RGBA pixels of a picture as viewers see it: upright, in sRGB. */
const rgba = (picture: string): Promise<Buffer> =>
  sharp(picture).autoOrient().toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer();

describe('compositing an edit into its original', () => {
  const bench = forSuite(openBench);

  const pictures = () => bench.imaging.editPictures;

  const HOLE = { left: 60, top: 40, width: 100, height: 80 };
  const isInHole = (x: number, y: number): boolean =>
    x >= HOLE.left && x < HOLE.left + HOLE.width && y >= HOLE.top && y < HOLE.top + HOLE.height;

  const compose = async (
    original: PictureFile,
    edited: PictureFile,
    { featherPx = 8, mask = maskWith(SIZE, HOLE) }: { featherPx?: number; mask?: Promise<Buffer> } = {},
  ): Promise<ScratchPicture> => {
    const prepared = await pictures().prepareMask(await mask, SIZE, signal);
    return pictures().composite({ original, edited, maskPath: prepared.path, featherPx }, signal);
  };
  /**
   * Counts the pixels inside and outside the mask that differ from the original, and measures the mean
   * difference outside.
   */
  const changes = async (original: string, made: string) => {
    const [before, after] = [await rgba(original), await rgba(made)];
    expect(after.length).toBe(before.length);
    let [inside, outside, sum] = [0, 0, 0];
    for (let pixel = 0; pixel < before.length / 4; pixel += 1) {
      if (before.compare(after, pixel * 4, pixel * 4 + 4, pixel * 4, pixel * 4 + 4) === 0) continue;
      if (isInHole(pixel % SIZE.width, Math.floor(pixel / SIZE.width))) inside += 1;
      else {
        outside += 1;
        for (let at = pixel * 4; at < pixel * 4 + 3; at += 1)
          sum += Math.abs((before[at] ?? 0) - (after[at] ?? 0));
      }
    }
    return { inside, outside, apart: sum / (before.length * 0.75) };
  };
  /**
   * Fails unless every pixel outside the mask equals the original's. Returns the number of pixels inside that
   * differ.
   */
  const changedInside = async (original: string, made: string): Promise<number> => {
    const { inside, outside } = await changes(original, made);
    expect(outside).toBe(0);
    return inside;
  };
  const green = (size = SIZE) =>
    bench.picture('image/png', plain(size, '#0f8').removeAlpha().png().toBuffer());

  const originals: readonly [string, PictureFile['contentType'], () => Promise<Buffer>][] = [
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
    ['a GIF', 'image/gif', () => makeGif({ ...SIZE, frames: 1 })],
  ];

  it.each(originals)('keeps every pixel outside the mask of %s', async (_name, contentType, make) => {
    const original = await bench.picture(contentType, make());
    const made = await compose(original, await green());
    expect(made).toMatchObject({ ...SIZE, contentType: 'image/png' });
    expect(await changedInside(original.path, made.path)).toBeGreaterThan(HOLE.width * HOLE.height * 0.95);
    const middle = ((HOLE.top + 40) * SIZE.width + HOLE.left + 50) * 4;
    expect([...(await rgba(made.path)).subarray(middle, middle + 3)]).toEqual([0, 255, 136]);
  });

  const photos: readonly [string, 'jpeg' | 'webp', () => Promise<Buffer>][] = [
    ['a JPEG', 'jpeg', () => makeJpeg(SIZE)],
    ['a JPEG turned by EXIF', 'jpeg', () => makeJpeg({ ...SIZE, orientation: 6 })],
    ['a JPEG mirrored by EXIF', 'jpeg', () => makeJpeg({ ...SIZE, orientation: 5 })],
    [
      'a grey JPEG',
      'jpeg',
      async () =>
        sharp(await makeJpeg(SIZE))
          .greyscale()
          .jpeg()
          .toBuffer(),
    ],
    ['a WebP', 'webp', () => makeWebp(SIZE)],
    ['a WebP with alpha', 'webp', () => makeWebp({ ...SIZE, alpha: true })],
  ];

  it.each(photos)(
    'keeps the format and about the size of %s, without a visible change outside the mask',
    async (_name, format, make) => {
      const bytes = await make();
      const original = await bench.picture(`image/${format}`, bytes);
      const made = await compose(original, await green());
      expect(made).toMatchObject({ ...SIZE, contentType: `image/${format}` });
      expect((await sharp(made.path).metadata()).format).toBe(format);
      const { inside, apart } = await changes(original.path, made.path);
      expect(inside).toBeGreaterThan(HOLE.width * HOLE.height * 0.95);
      expect(apart).toBeLessThan(format === 'jpeg' ? 1 : 2.5);
    },
  );

  it('does not turn a photo of several megapixels into a PNG that is five times larger', async () => {
    const size = { width: 1_200, height: 800 };
    const bytes = await makeJpeg({ ...size, quality: 90 });
    const original = await bench.picture('image/jpeg', bytes);
    const mask = await maskWith(size, { left: 300, top: 200, width: 500, height: 400 });
    const prepared = await pictures().prepareMask(mask, size, signal);
    const edited = await bench.picture('image/jpeg', makeJpeg({ ...size, quality: 95, orientation: 1 }));
    const made = await pictures().composite(
      { original, edited, maskPath: prepared.path, featherPx: 5 },
      signal,
    );
    expect(made.contentType).toBe('image/jpeg');
    expect(made.sizeBytes).toBeLessThan(2 * bytes.length);
  });

  it('keeps samples with an sRGB profile unchanged', async () => {
    const bytes = await sharp(await makePng(SIZE))
      .withIccProfile('srgb')
      .png()
      .toBuffer();
    const original = await bench.picture('image/png', bytes);
    const made = await compose(original, await green());
    const stored = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    const above = HOLE.top * SIZE.width * 3;
    expect(
      (await sharp(made.path).raw().toBuffer()).subarray(0, above).equals(stored.subarray(0, above)),
    ).toBe(true);
  });

  it('keeps colors under full transparency outside the mask and hides them inside it', async () => {
    const hidden = plain(SIZE, { r: 200, g: 10, b: 90, alpha: 0 }).png().toBuffer();
    const original = await bench.picture('image/png', hidden);
    const made = await compose(original, await green());
    expect(await changedInside(original.path, made.path)).toBeGreaterThan(0);
    const data = await rgba(made.path);
    for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
      if (!isInHole(pixel % SIZE.width, Math.floor(pixel / SIZE.width)) || data[pixel * 4 + 3] === 0)
        continue;
      expect(data[pixel * 4]).toBe(0);
    }
  });

  it('places an edit of another size correctly in an original that EXIF rotates', async () => {
    const original = await bench.picture('image/png', plain(SIZE, '#888').removeAlpha().png().toBuffer());
    const edited = await bench.picture(
      'image/jpeg',
      makeJpeg({ width: 480, height: 320, orientation: 8, quality: 95 }),
    );
    const made = await compose(original, edited, { mask: plain(SIZE, '#fff').png().toBuffer() });
    expect(await cornerError(made.path)).toBeLessThan(TOLERANCE);
  });

  it('makes pixels transparent only inside the mask when the edit made pixels transparent', async () => {
    const original = await bench.picture('image/jpeg', makeJpeg(SIZE));
    const clear = await bench.picture(
      'image/png',
      plain(SIZE, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer(),
    );
    const made = await compose(original, clear);
    expect(await changedInside(original.path, made.path)).toBeGreaterThan(0);
    expect((await sharp(made.path).stats()).isOpaque).toBe(false);
  });

  it('places the soft edge inside the mask, rising towards the middle', async () => {
    const original = await bench.picture('image/png', plain(SIZE, '#000').removeAlpha().png().toBuffer());
    const white = await bench.picture('image/png', plain(SIZE, '#fff').removeAlpha().png().toBuffer());
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

  it('changes the middle of a stroke completely even if the stroke is thinner than the soft edge', async () => {
    const original = await bench.picture('image/png', plain(SIZE, '#000').removeAlpha().png().toBuffer());
    const white = await bench.picture('image/png', plain(SIZE, '#fff').removeAlpha().png().toBuffer());
    const stroke = { left: 100, top: 0, width: 9, height: SIZE.height };
    const made = await compose(original, white, { featherPx: 16, mask: maskWith(SIZE, stroke) });
    const data = await rgba(made.path);
    const at = 80 * SIZE.width;
    expect([99, 104, 109].map((x) => data[(at + x) * 4])).toEqual([0, 255, 0]);
  });

  it('draws no soft edge where the mask touches the border', async () => {
    const original = await bench.picture('image/png', plain(SIZE, '#000').removeAlpha().png().toBuffer());
    const white = await bench.picture('image/png', plain(SIZE, '#fff').removeAlpha().png().toBuffer());
    const half = { left: 0, top: 0, width: 120, height: SIZE.height };
    const data = await rgba((await compose(original, white, { mask: maskWith(SIZE, half) })).path);
    expect(data[0]).toBe(255);
  });

  it('refuses a mask of other proportions with INVALID_INPUT', async () => {
    const original = await bench.picture('image/png', makePng({ width: 200, height: 160 }));
    await expect(compose(original, await green())).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
