import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { copyOf } from '../testing/measures.ts';
import { painted } from '../testing/pictures.ts';
import { fillHole } from './fill-hole.ts';

const WIDTH = 160;
const HEIGHT = 120;
const picture = (valueAt: (x: number, y: number) => number): Picture => painted(WIDTH, HEIGHT, valueAt);
const disc = (radius: number): Mask => ({
  width: WIDTH,
  height: HEIGHT,
  values: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) =>
    Math.hypot((pixel % WIDTH) - 80, Math.floor(pixel / WIDTH) - 60) < radius ? 255 : 0,
  ),
});
const fill = async (source: Picture, mask: Mask, seed = 1): Promise<Picture> => {
  const filled = copyOf(source);
  expect(await fillHole(filled, mask, seed, async () => undefined)).toBe(true);
  return filled;
};
/** The mean difference of two pictures inside the mask. Throws if they differ outside the mask. */
const apartWithin = (a: Picture, b: Picture, mask: Mask): number => {
  let [sum, count] = [0, 0];
  mask.values.forEach((marked, pixel) => {
    const apart = Math.abs((a.data[pixel * 3] ?? 0) - (b.data[pixel * 3] ?? 0));
    if (marked === 0 && apart > 0) throw new Error(`changed outside at ${pixel}`);
    if (marked === 0) return;
    sum += apart;
    count++;
  });
  return sum / count;
};
const holed = (source: Picture, mask: Mask): Picture => {
  const copy = copyOf(source);
  mask.values.forEach((marked, pixel) => {
    if (marked > 0) copy.data.fill(255, pixel * 3, pixel * 3 + 3);
  });
  return copy;
};

describe('fillHole', () => {
  it.each([
    ['stripes', picture((x) => (x % 12 < 6 ? 60 : 200)), 12],
    ['a slope of light', picture((x, y) => 40 + x * 0.8 + y * 0.6), 6],
    ['an even wall', picture(() => 137), 1],
  ])('continues %s through the hole and changes nothing else', async (_name, truth, most) => {
    const mask = disc(18);
    const filled = await fill(holed(truth, mask), mask);
    expect(apartWithin(filled, truth, mask)).toBeLessThanOrEqual(most);
  });

  it('reports progress that never decreases', async () => {
    const told: number[] = [];
    const mask = disc(18);
    const source = holed(
      picture((x) => x),
      mask,
    );
    await fillHole(source, mask, 1, async (fraction) => void told.push(fraction));
    expect(told.toSorted((a, b) => a - b)).toEqual(told);
    expect(told[0]).toBeGreaterThan(0);
    expect(told.at(-1)).toBe(1);
  });

  it('gives the same result for the same seed', async () => {
    const mask = disc(15);
    const source = holed(
      picture((x, y) => ((x * y) % 97) + (x % 5) * 20),
      mask,
    );
    const [once, again] = [await fill(source, mask, 3), await fill(source, mask, 3)];
    expect(Buffer.from(once.data).equals(Buffer.from(again.data))).toBe(true);
  });

  it('fills a hole at the border of the picture, and keeps fine texture in large pictures', async () => {
    // The hole with its surroundings is wider than the copy on which patches are searched.
    const [width, height] = [1_000, 600];
    const large = painted(width, height, (x, y) => 100 + (x % 2) * 40 + (y % 2) * 40);
    const values = new Uint8Array(width * height);
    for (let y = 0; y < 60; y++) values.fill(255, y * width, y * width + 440);
    await fillHole(large, { width, height, values }, 1, async () => undefined);
    let steps = 0;
    for (let x = 100; x < 300; x++) {
      steps += Math.abs(
        (large.data[(30 * width + x) * 3] ?? 0) - (large.data[(30 * width + x + 1) * 3] ?? 0),
      );
    }
    expect(steps / 200).toBeGreaterThan(15);
  });

  it('returns false when all that surrounds the hole is barred', async () => {
    const mask = disc(18);
    const barred: Mask = { ...mask, values: mask.values.map(() => 255) };
    expect(
      await fillHole(
        picture(() => 9),
        mask,
        1,
        async () => undefined,
        barred,
      ),
    ).toBe(false);
  });

  it('makes filled pixels opaque', async () => {
    const mask = disc(10);
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(90);
    const see: Picture = { width: WIDTH, height: HEIGHT, channels: 4, data };
    await fillHole(see, mask, 1, async () => undefined);
    expect([data[(60 * WIDTH + 80) * 4 + 3], data[3]]).toEqual([255, 90]);
  });

  it('returns false when the mask is empty or covers the whole picture', async () => {
    const source = picture(() => 9);
    expect(await fillHole(source, disc(0), 1, async () => undefined)).toBe(false);
    expect(await fillHole(source, disc(500), 1, async () => undefined)).toBe(false);
  });
});
