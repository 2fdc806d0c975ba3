import { forSuite } from '@safelight/processes/testing';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openBench } from './testing/pictures.ts';

const COLORS = [
  { r: 220, g: 30, b: 30 },
  { r: 30, g: 160, b: 40 },
  { r: 30, g: 60, b: 220 },
  { r: 230, g: 200, b: 20 },
];
/** Lossy compression changes a flat area by a few of 255. A wrong picture differs by 100 or more. */
const TOLERANCE = 12;

describe('the preview of a shared project', () => {
  const bench = forSuite(openBench);

  /** The index of the picture that each point shows. −1 for the background. */
  const seenAt = async (count: number, points: readonly (readonly [number, number])[]) => {
    const paths: string[] = [];
    for (const [n, background] of COLORS.slice(0, count).entries()) {
      const size = n % 2 === 0 ? { width: 900, height: 300 } : { width: 200, height: 500 };
      const bytes = await sharp({ create: { ...size, channels: 3, background } })
        .png()
        .toBuffer();
      paths.push(await bench.put(`picture-${count}-${n}`, bytes));
    }
    const file = await bench.imaging.contactSheet(paths);
    const { data, info } = await sharp(await readFile(file.path))
      .raw()
      .toBuffer({ resolveWithObject: true });
    await file.dispose();
    expect([file.contentType, info.width, info.height]).toEqual(['image/jpeg', 1200, 630]);
    return points.map(([x, y]) =>
      COLORS.findIndex(({ r, g, b }) =>
        [r, g, b].every(
          (value, channel) =>
            Math.abs(value - (data[(y * info.width + x) * info.channels + channel] ?? -1)) <= TOLERANCE,
        ),
      ),
    );
  };

  it('shows one picture alone, two side by side, and of more the first one large beside the others', async () => {
    expect(
      await seenAt(1, [
        [10, 10],
        [1190, 620],
      ]),
    ).toEqual([0, 0]);
    expect(
      await seenAt(2, [
        [10, 10],
        [580, 620],
        [600, 300],
        [620, 10],
        [1190, 620],
      ]),
    ).toEqual([0, 0, -1, 1, 1]);
    expect(
      await seenAt(3, [
        [10, 10],
        [780, 620],
        [830, 10],
        [1190, 300],
        [830, 330],
        [1190, 620],
      ]),
    ).toEqual([0, 0, 1, 1, 2, 2]);
    expect(
      await seenAt(4, [
        [10, 620],
        [830, 10],
        [1190, 200],
        [830, 300],
        [830, 440],
        [1190, 620],
      ]),
    ).toEqual([0, 1, 1, 2, 3, 3]);
  });

  it('is rejected when a file is not a picture', async () => {
    const path = await bench.put('no-picture', Buffer.from('no picture'));
    await expect(bench.imaging.contactSheet([path])).rejects.toMatchObject({ code: 'INVALID_FILE_FORMAT' });
  });
});
