import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import type { TransformSpec } from '@safelight/domain';
import { GPS_MARKS, makeGif, makeJpeg, makeWebp } from '@safelight/test-pictures';
import { forSuite } from '@safelight/processes/testing';
import { cornerError, openBench, TOLERANCE } from './testing/pictures.ts';

const TRANSFORM: TransformSpec = {
  kind: 'transform',
  width: 256,
  height: null,
  fit: 'inside',
  format: 'webp',
  quality: 80,
};

describe('a transform', () => {
  const bench = forSuite(openBench);

  const transform = async (bytes: Buffer, changes: Partial<TransformSpec>) => {
    const path = await bench.put('source', bytes);
    const file = await bench.imaging.derive(path, { ...TRANSFORM, ...changes });
    return { file, metadata: await sharp(file.path, { animated: true }).metadata() };
  };

  it.each([
    [
      'with only a width keeps the proportions of the picture',
      { width: 320, height: null, fit: 'inside' },
      [320, 160],
    ],
    ['inside a box touches one side of it', { width: 320, height: 64, fit: 'inside' }, [128, 64]],
    ['inside a larger box is not enlarged', { width: 1280, height: 1280, fit: 'inside' }, [400, 200]],
    ['that covers a box fills it', { width: 128, height: 256, fit: 'cover' }, [128, 256]],
    ['that covers a larger box is enlarged to it', { width: 640, height: 640, fit: 'cover' }, [640, 640]],
    ['contained in a box is as large as the box', { width: 256, height: 256, fit: 'contain' }, [256, 256]],
  ] as const)('%s', async (_what, changes, [width, height]) => {
    const { metadata } = await transform(await makeJpeg({ width: 400, height: 200 }), changes);
    expect(metadata).toMatchObject({ format: 'webp', width, height });
  });

  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('is made as %s when that format is requested', async (format, contentType) => {
    const { file } = await transform(await makeJpeg({ width: 400, height: 200 }), { format });
    expect(file.contentType).toBe(contentType);
    const { format: found, compression } = await sharp(file.path).metadata();
    expect(format === 'avif' ? compression : found).toBe(format === 'avif' ? 'av1' : format);
  });

  it('of a rotated photo is upright and has no metadata', async () => {
    const photo = await makeJpeg({ width: 400, height: 200, orientation: 6, gps: true });
    const { file, metadata } = await transform(photo, { format: 'jpeg', quality: 90 });
    expect(metadata).toMatchObject({ width: 256, height: 128 });
    expect(metadata.exif).toBeUndefined();
    expect(await cornerError(file.path)).toBeLessThan(TOLERANCE);
    const bytes = await readFile(file.path);
    for (const mark of Object.values(GPS_MARKS)) expect(bytes.includes(mark)).toBe(false);
  });

  it('has fewer bytes at a lower quality', async () => {
    const photo = await makeJpeg({ width: 800, height: 600 });
    const sizes = [];
    for (const quality of [60, 80, 90] as const) {
      sizes.push((await transform(photo, { width: 640, format: 'jpeg', quality })).file.sizeBytes);
    }
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
  });

  it('into a box is transparent around the picture, and white around it in a JPEG', async () => {
    const photo = await makeJpeg({ width: 400, height: 100 });
    const box = { width: 256, height: 256, fit: 'contain' } as const;
    const clear = await transform(photo, { ...box, format: 'png' });
    const corner = async (path: string) => [
      ...(await sharp(path).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()),
    ];
    expect((await corner(clear.file.path))[3]).toBe(0);
    const white = await transform(photo, { ...box, format: 'jpeg' });
    for (const sample of await corner(white.file.path)) expect(sample).toBeGreaterThan(250);
  });

  it('of a transparent picture to JPEG has a white background instead of a black one', async () => {
    const clear = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { file } = await transform(clear, { width: 64, format: 'jpeg' });
    const samples = await sharp(file.path).raw().toBuffer();
    expect(Math.min(...samples)).toBeGreaterThan(250);
  });

  it('of an animation is animated as WebP, even when cropped, and is the first frame in other formats', async () => {
    const gif = await makeGif({ width: 120, height: 80, frames: 5 });
    const box = { width: 64, height: 64, fit: 'cover' } as const;
    const moving = await transform(gif, box);
    expect(moving.metadata).toMatchObject({ pages: 5, width: 64, pageHeight: 64 });
    for (const format of ['jpeg', 'png', 'avif'] as const) {
      const still = await transform(gif, { ...box, format });
      expect(still.metadata).toMatchObject({ width: 64, height: 64 });
    }
  });

  it('of an animation is the first frame when all enlarged frames would exceed the limit of pixels', async () => {
    const many = await makeWebp({ width: 16, height: 16, frames: 30 });
    const { metadata } = await transform(many, { width: 2048, height: 2048, fit: 'cover' });
    expect(metadata).toMatchObject({ width: 2048, height: 2048 });
    expect(metadata.pages ?? 1).toBe(1);
  });

  it('of an SVG has the requested size where SVG is accepted', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="red"/></svg>';
    const path = await bench.put('drawing.svg', Buffer.from(svg));
    for (const fit of ['inside', 'cover', 'contain'] as const) {
      const spec: TransformSpec = { ...TRANSFORM, height: 256, fit, format: 'png' };
      const file = await bench.imaging.derive(path, spec, { allowSvg: true });
      const { data, info } = await sharp(file.path).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 256, height: 256 });
      const middle = (128 * 256 + 128) * info.channels;
      expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0]);
      await expect(bench.imaging.derive(path, spec)).rejects.toMatchObject({ code: 'INVALID_FILE_FORMAT' });
    }
  });
});

describe('a thumbhash', () => {
  it('has the colors and the proportions of its picture', async () => {
    const bench = await openBench();
    try {
      const red = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c00000' } })
        .jpeg()
        .toBuffer();
      const { thumbhash } = await bench.imaging.inspect(await bench.put('red.jpg', red), 'image/jpeg');
      expect(thumbhash.length).toBeLessThanOrEqual(40);
      const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
      expect(w / h).toBeGreaterThan(1.5);
      expect([rgba[0], rgba[1], rgba[2]].map((sample) => Math.round((sample ?? 0) / 64))).toEqual([3, 0, 0]);
    } finally {
      await bench.close();
    }
  });
});
