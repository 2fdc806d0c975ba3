import { applyGrade } from './color-cube.ts';
import { curved, inTurn, partly, type Rgb, saturated, splitToned, tonedGreys, vibrant } from './grade.ts';
import { withoutClipping } from './highlights.ts';
import {
  attractedTo,
  fromOklab,
  paletteOf,
  paletteOfPicture,
  repaintedWith,
  swatches,
  toOklab,
  transferPalette,
} from './palettes.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './seeded-random.ts';

const quietly = (): Promise<void> => Promise.resolve();
const speckled = (seed: number, tint: Rgb): Picture => {
  const random = seededRandom(seed);
  const data = Uint8ClampedArray.from(
    { length: 60 * 50 * 3 },
    (_, i) => 255 * tint[(i % 3) as 0 | 1 | 2] * (0.4 + 0.6 * random()),
  );
  return { width: 60, height: 50, channels: 3, data };
};

describe('applyGrade', () => {
  it('leaves the picture unchanged with a grade that changes no color', async () => {
    const source = speckled(1, [1, 1, 1]);
    const graded = await applyGrade({ ...source, data: source.data.slice() }, (color) => color, quietly);
    expect(Buffer.from(graded.data).equals(Buffer.from(source.data))).toBe(true);
  });

  it('differs by at most one step from computing the grade for every pixel', async () => {
    const grade = inTurn(
      curved((tone) => tone ** 0.7),
      vibrant(0.5),
      splitToned([-0.05, 0, 0.06], [0.04, 0, -0.05]),
    );
    const source = speckled(2, [1, 0.8, 0.6]);
    const graded = await applyGrade({ ...source, data: source.data.slice() }, grade, quietly);
    let sum = 0;
    for (let at = 0; at < source.data.length; at += 3) {
      const [r = 0, g = 0, b = 0] = source.data.subarray(at, at + 3);
      grade([r / 255, g / 255, b / 255]).forEach((component, channel) => {
        const before = source.data[at + channel] ?? 0;
        const exact = Math.max(0, withoutClipping(component * 255, before, Math.max(r, g, b)));
        const off = Math.abs(Math.min(255, exact) - (graded.data[at + channel] ?? 0));
        expect(off).toBeLessThan(6);
        sum += off;
      });
    }
    expect(sum / source.data.length).toBeLessThan(1);
  });

  it('keeps greys grey and alpha unchanged', async () => {
    const data = Uint8ClampedArray.from({ length: 256 * 4 }, (_, i) => (i % 4 === 3 ? i % 256 : i >> 2));
    const grade = curved((tone) => tone * tone);
    const graded = await applyGrade(
      { width: 256, height: 1, channels: 4, data: data.slice() },
      grade,
      quietly,
    );
    for (let at = 0; at < data.length; at += 4) {
      expect(graded.data[at]).toBe(graded.data[at + 1]);
      expect(graded.data[at]).toBe(graded.data[at + 2]);
      expect(graded.data[at + 3]).toBe(data[at + 3]);
    }
  });
});

describe('grades', () => {
  it('have no effect at a share of 0, and more than their full effect at a share above 1', () => {
    const grade = curved((tone) => tone + 0.2);
    const at = (share: number): number => partly(grade, share)([0.4, 0.4, 0.4])[0];
    expect(at(0)).toBeCloseTo(0.4);
    expect(at(0.5)).toBeCloseTo(0.5);
    expect(at(1.5)).toBeCloseTo(0.7);
  });

  it('saturated keeps luma, and vibrant changes muted colors more than vivid ones', () => {
    const muted: Rgb = [0.55, 0.45, 0.4];
    const vivid: Rgb = [1, 0.1, 0.05];
    const range = (color: Rgb): number => Math.max(...color) - Math.min(...color);
    const [r, g, b] = saturated(0)(muted);
    expect(r).toBeCloseTo(g);
    expect(g).toBeCloseTo(b);
    expect(range(vibrant(0.8)(muted)) / range(muted)).toBeGreaterThan(
      range(vibrant(0.8)(vivid)) / range(vivid),
    );
  });

  it('saturated stays within the limits even at a large gain, and keeps vivid colors different', () => {
    const reds: readonly Rgb[] = [0.3, 0.2, 0.1, 0.05, 0].map((rest) => [0.8, rest, rest / 2]);
    const greens = reds.map((red) => saturated(2)(red)[1]);
    expect(Math.min(...reds.flatMap((red) => [...saturated(2)(red)]))).toBeGreaterThanOrEqual(0);
    expect(new Set(greens.map((green) => green.toFixed(3))).size).toBe(5);
    expect(saturated(2)([1, 0, 0])).toEqual([1, 0, 0]);
    expect(saturated(1.5)([0.5, 0.5, 0.5])).toEqual([0.5, 0.5, 0.5]);
  });

  it('tonedGreys chooses colors by luma alone', () => {
    const sepia = tonedGreys(([grey]) => [grey, grey * 0.8, grey * 0.6]);
    const [r, g, b] = sepia([0.2, 0.9, 0.4]);
    expect(g / r).toBeCloseTo(0.8);
    expect(b / r).toBeCloseTo(0.6);
  });
});

describe('Oklab', () => {
  it('converts a color back to itself, and converts grey to a color without hue', () => {
    for (const color of [
      [0, 0, 0],
      [1, 1, 1],
      [0.9, 0.2, 0.1],
      [0.1, 0.5, 0.95],
    ] as const) {
      fromOklab(toOklab(color)).forEach((component, i) => expect(component).toBeCloseTo(color[i] ?? 0, 4));
    }
    const [, a, b] = toOklab([0.5, 0.5, 0.5]);
    expect(Math.hypot(a, b)).toBeLessThan(1e-4);
  });
});

describe('palette transfer', () => {
  it('moves the colors of a picture to those of the reference', async () => {
    const [source, reference] = [speckled(3, [0.9, 0.9, 0.9]), speckled(4, [1, 0.6, 0.3])];
    const target = paletteOfPicture(reference);
    const away = (picture: Picture): number => {
      const { mean } = paletteOfPicture(picture);
      return Math.hypot(mean[1] - target.mean[1], mean[2] - target.mean[2]);
    };
    const half = await transferPalette({ ...source, data: source.data.slice() }, reference, 0.5, quietly);
    const all = await transferPalette({ ...source, data: source.data.slice() }, reference, 1, quietly);
    expect(away(half)).toBeLessThan(0.75 * away(source));
    expect(away(all)).toBeLessThan(0.25 * away(source));
  });

  it('leaves a picture that has the palette already nearly unchanged', async () => {
    const source = speckled(5, [0.5, 0.8, 0.9]);
    const same = await transferPalette({ ...source, data: source.data.slice() }, source, 1, quietly);
    same.data.forEach((value, i) => expect(Math.abs(value - (source.data[i] ?? 0))).toBeLessThan(12));
  });

  it('ignores transparent pixels, and accepts flat pictures', () => {
    const rgba = Uint8ClampedArray.from([200, 100, 50, 255, 0, 255, 0, 0]);
    const { mean, deviation } = paletteOfPicture({ width: 2, height: 1, channels: 4, data: rgba });
    const expected = toOklab([200 / 255, 100 / 255, 50 / 255]);
    mean.forEach((value, i) => expect(value).toBeCloseTo(expected[i] ?? 0));
    expect(Math.max(...deviation)).toBeLessThan(1e-6);
    expect(paletteOf([]).mean).toEqual([0, 0, 0]);
  });

  it('moves colors towards the nearest color of a given palette', () => {
    const palette = swatches('#203080 #f0c020');
    const [r, g, b] = attractedTo(palette, 1)([0.2, 0.25, 0.5]);
    expect(Math.hypot(r - 0x20 / 255, g - 0x30 / 255, b - 0x80 / 255)).toBeLessThan(0.05);
    const repainted = repaintedWith(speckled(6, [1, 1, 1]), palette, {
      transfer: 0,
      attraction: 1,
      lightness: 1,
    });
    const [red, , blue] = repainted([0.9, 0.8, 0.2]);
    expect(red).toBeGreaterThan(blue + 0.5);
  });
});
