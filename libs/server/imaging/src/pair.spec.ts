import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { corpus, GPS_MARKS, makeGif, makeJpeg, makePng } from '@safelight/test-pictures';
import { forSuite } from '@safelight/processes/testing';
import { readFile } from 'node:fs/promises';
import { openBench } from './testing/pictures.ts';

const [RED, BLUE] = [
  { r: 220, g: 30, b: 30 },
  { r: 30, g: 60, b: 220 },
];
/** Lossy compression changes a flat area by a few of 255. A wrong half differs by 100 or more. */
const TOLERANCE = 12;

const flat = (background: { r: number; g: number; b: number }, width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

describe('the preview of a comparison', () => {
  const bench = forSuite(openBench);

  const drawn = async (original: Buffer, edited: Buffer) => {
    const paths = [await bench.put('original', original), await bench.put('edited', edited)] as const;
    const file = await bench.imaging.pair(...paths);
    const bytes = await readFile(file.path);
    await file.dispose();
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      [0, 1, 2].map((channel) => data[(y * info.width + x) * info.channels + channel] ?? -1);
    return { file, bytes, info, at };
  };
  const near = (color: readonly number[], { r, g, b }: { r: number; g: number; b: number }): boolean =>
    [r, g, b].every((value, channel) => Math.abs(value - (color[channel] ?? -1)) <= TOLERANCE);

  it('shows the original on the left and the edited picture on the right of a white line', async () => {
    const { file, info, at } = await drawn(await flat(RED), await flat(BLUE, 300, 900));
    expect(file.contentType).toBe('image/jpeg');
    expect([info.width, info.height]).toEqual([1200, 630]);
    for (const y of [200, 400, 620]) {
      expect(near(at(10, y), RED)).toBe(true);
      expect(near(at(580, y), RED)).toBe(true);
      expect(near(at(620, y), BLUE)).toBe(true);
      expect(near(at(1_190, y), BLUE)).toBe(true);
      expect(near(at(600, y), { r: 255, g: 255, b: 255 })).toBe(true);
    }
    expect(readdirSync(bench.scratchDir)).toEqual([]);
  });

  it('shows one half of each of two wide pictures, and the whole of pictures that are not wide', async () => {
    const drawnOf = async (width: number, height: number) => {
      const right = { input: await flat(BLUE, width / 2, height), left: width / 2, top: 0 };
      const picture = await sharp(await flat(RED, width, height))
        .composite([right])
        .png()
        .toBuffer();
      const { at } = await drawn(picture, picture);
      return [20, 580, 620, 1_180].map((x) => (near(at(x, 400), RED) ? 'red' : 'blue'));
    };
    expect(await drawnOf(600, 300)).toEqual(['red', 'red', 'blue', 'blue']);
    expect(await drawnOf(300, 300)).toEqual(['red', 'blue', 'red', 'blue']);
    expect(await drawnOf(300, 600)).toEqual(['red', 'blue', 'red', 'blue']);
  });

  it('labels both sides in the upper corners', async () => {
    const { at } = await drawn(await flat(RED), await flat(BLUE));
    expect(near(at(50, 54), RED)).toBe(false);
    expect(near(at(1_150, 54), BLUE)).toBe(false);
    expect(near(at(50, 110), RED)).toBe(true);
  });

  it('accepts rotated, transparent, animated and tiny pictures, and leaves out their metadata', async () => {
    const photo = await makeJpeg({ width: 200, height: 400, orientation: 6, gps: true });
    const clear = await makePng({ width: 9, height: 7, alpha: true });
    const moving = await makeGif({ width: 90, height: 60, frames: 4 });
    for (const pair of [
      [photo, clear],
      [moving, photo],
    ] as const) {
      const { info, bytes } = await drawn(...pair);
      expect([info.width, info.height]).toEqual([1200, 630]);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      for (const mark of Object.values(GPS_MARKS)) expect(bytes.includes(mark)).toBe(false);
    }
  });

  it('is rejected when one side is not a picture', async () => {
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(drawn(await flat(RED), text)).rejects.toMatchObject({ code: 'INVALID_FILE_FORMAT' });
    await expect(drawn(text, await flat(RED))).rejects.toMatchObject({ code: 'INVALID_FILE_FORMAT' });
    expect(readdirSync(bench.scratchDir)).toEqual([]);
  });

  for (const { name, path } of corpus('formats')) {
    it(`can show ${name} of the corpus as one side`, async () => {
      const { info } = await drawn(await readFile(path), await flat(BLUE));
      expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
    });
  }
});
