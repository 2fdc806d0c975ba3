import { painted } from '../testing/pictures.ts';
import { boxFilter } from './box-filter.ts';
import { filmGrain } from './film.ts';
import { colorGuided, lumaBase } from './guided-filter.ts';
import { lumaPlane, type Picture, type Plane, resample, resizePlane, sizeWithin } from './picture.ts';
import { boundsOf, crop } from './region.ts';
import { gaussian, seededRandom } from './seeded-random.ts';
import { toneStatistics } from './statistics.ts';
import { lookupTable, toneCurve } from './grade.ts';

const plane = (width: number, height: number, valueAt: (x: number, y: number) => number): Plane => ({
  width,
  height,
  values: Float32Array.from({ length: width * height }, (_, i) => valueAt(i % width, Math.floor(i / width))),
});

describe('boxFilter', () => {
  it('returns the mean of the square around each pixel, with edges repeated', () => {
    const random = seededRandom(1);
    const source = plane(9, 7, () => random());
    const at = (x: number, y: number): number =>
      source.values[Math.min(6, Math.max(0, y)) * 9 + Math.min(8, Math.max(0, x))] ?? NaN;
    const filtered = boxFilter(source, 2);
    for (let y = 0; y < 7; y++) {
      for (let x = 0; x < 9; x++) {
        let sum = 0;
        for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) sum += at(x + dx, y + dy);
        expect(filtered.values[y * 9 + x]).toBeCloseTo(sum / 25, 5);
      }
    }
  });
});

describe('guided filters', () => {
  const edge = (x: number): number => (x < 16 ? 40 : 200);
  const noisy = (): Picture => {
    const random = gaussian(seededRandom(2));
    return painted(32, 32, (x) => edge(x) + random() * 3);
  };

  it('lumaBase flattens texture and keeps edges', () => {
    const source = noisy();
    const luma = lumaPlane(source).values;
    const { slope, offset } = lumaBase(source, 4, 0.01);
    const base = luma.map((value, i) => (slope.values[i] ?? 0) * value + (offset.values[i] ?? 0));
    const row = base.subarray(10 * 32, 11 * 32);
    expect(Math.max(...row.subarray(0, 7)) - Math.min(...row.subarray(0, 7))).toBeLessThan(0.02);
    expect((row[17] ?? 0) - (row[14] ?? 0)).toBeGreaterThan(0.5);
  });

  it('colorGuided moves a mask to an edge between colors of equal luma', () => {
    const guide = painted(32, 32, (x) => (x < 16 ? [200, 60, 60] : [60, 132, 60]));
    const shifted = plane(32, 32, (x) => (x < 18 ? 1 : 0));
    const { red, green, blue, offset } = colorGuided(guide, shifted, 5, 1e-4);
    const alphaAt = (x: number): number => {
      const i = 16 * 32 + x;
      const [r = 0, g = 0, b = 0] = guide.data.subarray(i * 3, i * 3 + 3);
      const at = ({ values }: Plane): number => values[i] ?? 0;
      return (at(red) * r + at(green) * g + at(blue) * b) / 255 + at(offset);
    };
    expect(alphaAt(15) - alphaAt(16)).toBeGreaterThan(0.5);
    expect(Math.abs(alphaAt(17) - alphaAt(16))).toBeLessThan(0.1);
  });
});

describe('resample', () => {
  it('keeps a flat color unchanged and keeps the mean of any picture', () => {
    const flat = resample(
      painted(50, 31, () => [10, 100, 200]),
      13,
      9,
    );
    expect([...new Set(flat.data)]).toEqual([10, 100, 200]);
    const checks = resample(
      painted(64, 64, (x, y) => ((x + y) % 2 === 0 ? 0 : 255)),
      16,
      16,
    );
    for (const value of checks.data) expect(Math.abs(value - 127.5)).toBeLessThan(2);
  });

  it('enlarges without shifting, so that the center of a ramp stays its center', () => {
    const large = resizePlane(
      plane(4, 1, (x) => x),
      16,
      1,
    );
    expect(large.values[7]).toBeCloseTo(1.375, 3);
    expect(large.values[8]).toBeCloseTo(1.625, 3);
    expect([large.values[0], large.values[15]]).toEqual([0, 3]);
  });
});

describe('toneCurve', () => {
  it('passes through its points and is monotone between them', () => {
    const curve = toneCurve([0, 0.3, 0.4, 1], [0.1, 0.2, 0.8, 0.9]);
    expect(curve(0.3)).toBeCloseTo(0.2);
    expect(curve(0.4)).toBeCloseTo(0.8);
    const table = [...lookupTable(curve)];
    expect(table.every((value, i) => i === 0 || value >= (table[i - 1] ?? 0) - 1e-4)).toBe(true);
  });
});

describe('film grain', () => {
  it('has mean 0 and deviation 1, repeats for a seed and differs for another', () => {
    const grain = filmGrain(5, 2);
    const samples = Array.from({ length: 40_000 }, (_, i) => grain(i % 200, Math.floor(i / 200)));
    const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
    const deviation = Math.sqrt(
      samples.reduce((sum, value) => sum + (value - mean) ** 2, 0) / samples.length,
    );
    expect(Math.abs(mean)).toBeLessThan(0.05);
    expect(Math.abs(deviation - 1)).toBeLessThan(0.1);
    expect(filmGrain(5, 2)(17, 4_000)).toBe(grain(17, 4_000));
    expect(filmGrain(6, 2)(17, 4_000)).not.toBe(grain(17, 4_000));
  });
});

describe('regions and sizes', () => {
  it('boundsOf finds the rectangle around a shape, as fractions of the plane', () => {
    const shape = plane(10, 20, (x, y) => (x >= 2 && x < 5 && y >= 10 && y < 12 ? 1 : 0));
    expect(boundsOf(shape, 0.5)).toEqual({ left: 0.2, top: 0.5, width: 0.3, height: 0.1 });
    expect(
      boundsOf(
        plane(4, 4, () => 0),
        0.5,
      ),
    ).toBeNull();
  });

  it('crop copies exactly its rectangle', () => {
    const cropped = crop(
      painted(5, 4, (x, y) => [x, y, 7]),
      { left: 1, top: 2, width: 2, height: 2 },
    );
    expect([...cropped.data]).toEqual([1, 2, 7, 2, 2, 7, 1, 3, 7, 2, 3, 7]);
  });

  it('sizeWithin keeps proportions and never enlarges', () => {
    expect(sizeWithin({ width: 4_000, height: 3_000 }, 1_000)).toEqual({ width: 1_000, height: 750 });
    expect(sizeWithin({ width: 30, height: 20 }, 1_000)).toEqual({ width: 30, height: 20 });
    expect(sizeWithin({ width: 16_000, height: 1 }, 100)).toEqual({ width: 100, height: 1 });
  });
});

describe('toneStatistics', () => {
  it('ignores transparent pixels', () => {
    const half = painted(10, 10, (x) => (x < 5 ? [100, 100, 100, 255] : [255, 0, 0, 0]));
    expect(toneStatistics(half)).toMatchObject({ blackPoint: 100 / 255, whitePoint: 100 / 255 });
    expect(toneStatistics(painted(2, 2, () => [1, 2, 3, 0])).meanLuma).toBe(0.5);
  });
});
