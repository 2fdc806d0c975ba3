import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  ANIMATION_LOOPS,
  bombs,
  CORNERS,
  corpus,
  frameDelaysMs,
  GPS_MARKS,
  makeGif,
  makeJpeg,
  makePng,
  makeWebp,
  PAYLOAD,
  photos,
  type Orientation,
} from './index.ts';

const ORIENTATIONS: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const cornersOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const [right, bottom] = [info.width - 4, info.height - 4];
  return [at(3, 3), at(right, 3), at(3, bottom), at(right, bottom)];
};

describe('a generated picture', () => {
  it.each(ORIENTATIONS)('stored in orientation %i is the same picture when upright', async (orientation) => {
    const picture = await makeJpeg({ width: 96, height: 64, orientation });
    const metadata = await sharp(picture).metadata();
    expect(metadata.orientation).toBe(orientation);
    expect(metadata.autoOrient).toEqual({ width: 96, height: 64 });
    const corners = await cornersOf(picture);
    const expected = [CORNERS.topLeft, CORNERS.topRight, CORNERS.bottomLeft, CORNERS.bottomRight];
    corners.forEach((corner, index) =>
      corner.forEach((value, channel) => {
        expect(Math.abs(value - (expected[index]?.[channel] ?? 0))).toBeLessThan(16);
      }),
    );
  });

  it('with GPS data contains its marks and a location', async () => {
    const picture = await makeJpeg({ width: 64, height: 64, gps: true, orientation: 6 });
    expect(picture.includes(GPS_MARKS.make)).toBe(true);
    expect(picture.includes(GPS_MARKS.serial)).toBe(true);
    const { exif, orientation } = await sharp(picture).metadata();
    expect(orientation).toBe(6);
    const gpsPointer = Buffer.from([0x25, 0x88, 0x04, 0x00, 0x01, 0x00, 0x00, 0x00]);
    expect(exif?.includes(gpsPointer)).toBe(true);
  });

  it('has the same bytes for the same options and different bytes for another seed', async () => {
    const options = { width: 40, height: 30, seed: 5 };
    expect(digest(await makeJpeg(options))).toBe(digest(await makeJpeg(options)));
    expect(digest(await makeJpeg(options))).not.toBe(digest(await makeJpeg({ ...options, seed: 6 })));
  });

  it('has CMYK colors, 16 bits or alpha as requested', async () => {
    expect((await sharp(await makeJpeg({ width: 32, height: 32, cmyk: true })).metadata()).space).toBe(
      'cmyk',
    );
    const deep = await sharp(await makePng({ width: 32, height: 24, depth: 16, alpha: true })).metadata();
    expect(deep).toMatchObject({ width: 32, height: 24, depth: 'ushort', hasAlpha: true });
  });

  it('contains a requested text chunk and remains a valid PNG', async () => {
    const picture = await makePng({ width: 16, height: 16, text: 'made by hand' });
    expect(picture.includes('made by hand')).toBe(true);
    await expect(sharp(picture, { failOn: 'warning' }).stats()).resolves.toBeDefined();
  });

  it('has the requested frames, delays and loops', async () => {
    for (const picture of [
      await makeGif({ width: 48, height: 32, frames: 5 }),
      await makeWebp({ width: 48, height: 32, frames: 5 }),
    ]) {
      const metadata = await sharp(picture, { animated: true }).metadata();
      expect(metadata).toMatchObject({ pages: 5, width: 48, pageHeight: 32, loop: ANIMATION_LOOPS });
      expect(metadata.delay).toEqual(frameDelaysMs(5));
    }
  });
});

describe('photos for tests', () => {
  it.each(photos())('include $name with the documented size', async ({ path, width, height }) => {
    expect(await sharp(readFileSync(path)).metadata()).toMatchObject({ width, height });
  });

  it('from a folder of the corpus are an empty list when the folder is absent', () => {
    expect(corpus('no-such-folder')).toEqual([]);
  });
});

describe('hostile pictures', () => {
  it('are under 5 MB each and have unique names', () => {
    const all = bombs();
    const sizes = all.map(({ bytes }) => bytes.length);
    expect(Math.max(...sizes)).toBeLessThan(5_000_000);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('are decoded without a warning if an upload must accept them', async () => {
    const small = bombs().filter(
      ({ name, expect: end }) => end === 'accepted-and-cleaned' && !/7000/.test(name),
    );
    for (const { bytes } of small) {
      await expect(sharp(bytes, { failOn: 'warning', animated: true }).stats()).resolves.toBeDefined();
    }
    const polyglots = small.filter(({ name }) => /html|zip/.test(name));
    expect(polyglots.every(({ bytes }) => bytes.includes(PAYLOAD))).toBe(true);
  });

  it('have the dimensions that their names state when they are huge', async () => {
    const all = bombs().filter(
      ({ name }) => /^\d+x\d+.*\.(png|webp|jpg)$/.test(name) && !name.includes('frames'),
    );
    expect(all.length).toBeGreaterThan(3);
    for (const { name, bytes } of all) {
      const [, width, height] = /^(\d+)x(\d+)/.exec(name) ?? [];
      const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
      expect(metadata).toMatchObject({ width: Number(width), height: Number(height) });
    }
  });

  it('are complete and valid when interlaced', async () => {
    const bomb = bombs().find(({ name }) => name === '7000x7000-interlaced.png');
    const { data } = await sharp(bomb?.bytes, { failOn: 'warning' })
      .resize(4)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.every((value) => value === 0)).toBe(true);
  });
});
