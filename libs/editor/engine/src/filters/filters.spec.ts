import fc from 'fast-check';
import { FILTER_IDS, type FilterId } from '../defaults/constants.ts';
import type { FilterSetting } from '../document/layer.ts';
import { applyPlan } from './apply.ts';
import type { Pixels } from './pixels.ts';
import { fuse, isIdentity } from './plan.ts';
import {
  allFilters,
  enabledFilters,
  FILTER_PRESETS,
  type FilterPreset,
  presetFilters,
  RESET_FILTERS,
  withEnabled,
  withIntensity,
} from './settings.ts';

const one = (id: FilterId, intensity: number): readonly FilterSetting[] => [{ id, intensity, enabled: true }];

const of = (width: number, height: number, color: (x: number, y: number) => readonly number[]): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, index) =>
      color(index % width, Math.floor(index / width)),
    ).flat(),
  ),
});

/** A picture with many values in every channel, and some translucent pixels. */
const picture = (): Pixels =>
  of(20, 16, (x, y) => [x * 12, y * 15, (x * y * 3) % 256, (x + y) % 7 === 0 ? 128 : 255]);

const filtered = (pixels: Pixels, filters: readonly FilterSetting[], side = 1000): number[] => {
  const copy = { ...pixels, data: pixels.data.slice() };
  applyPlan(copy, fuse(filters, side));
  return [...copy.data];
};

/** The result of filters on a single color. */
const shade = (color: readonly number[], ...filters: FilterSetting[]): readonly number[] =>
  filtered(
    of(1, 1, () => [...color, 255]),
    filters,
  ).slice(0, 3);

const only = (id: FilterId, intensity: number, color: readonly number[]) =>
  shade(color, ...one(id, intensity));

const greyness = ([r = 0, g = 0, b = 0]: readonly number[]) => Math.max(r, g, b) - Math.min(r, g, b);

describe.each(FILTER_IDS)('the filter %s', (id) => {
  it('changes no pixel at intensity 0', () => {
    const pixels = picture();
    expect(filtered(pixels, one(id, 0))).toEqual([...pixels.data]);
    expect(isIdentity(fuse(one(id, 0), 1000))).toBe(true);
  });

  it('changes no pixel while it is disabled', () => {
    const pixels = picture();
    expect(filtered(pixels, [{ id, intensity: 1, enabled: false }])).toEqual([...pixels.data]);
  });

  it.each([-1, -0.5, 0.5, 1])(
    'changes a picture at intensity %d, but not the alpha of opaque pixels',
    (intensity) => {
      const pixels = of(40, 30, (x, y) => [x * 6, y * 8, ((x * y) % 2) * 255, 255]);
      const after = filtered(pixels, one(id, intensity));
      expect(after).not.toEqual([...pixels.data]);
      expect(after.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
    },
  );
});

describe('color filters', () => {
  it('make colors lighter and darker', () => {
    expect(only('brightness', 0.2, [100, 100, 100])).toEqual([126, 126, 126]);
    expect(only('brightness', -1, [100, 140, 100])).toEqual([0, 12, 0]);
  });

  it('move colors away from middle gray with contrast, and to middle gray at contrast −1', () => {
    expect(only('contrast', 0.5, [100, 200, 128])).toEqual([72, 255, 128]);
    expect(only('contrast', -1, [0, 255, 90])).toEqual([128, 128, 128]);
  });

  it('make colors gray without saturation, keeping their lightness', () => {
    expect(only('saturation', -1, [255, 0, 0])).toEqual([54, 54, 54]);
    expect(greyness(only('saturation', 1, [150, 120, 120]))).toBeGreaterThan(30);
  });

  it('return the original colors after a full turn of hue, and keep grays gray', () => {
    expect(only('hue', 1, [200, 40, 90])).toEqual(only('hue', -1, [200, 40, 90]));
    expect(only('hue', 0.3, [90, 90, 90])).toEqual([90, 90, 90]);
  });

  it('invert colors at 1, and only their lightness at −1', () => {
    expect(only('invert', 1, [255, 10, 0])).toEqual([0, 245, 255]);
    const [r = 0, , b = 0] = only('invert', -1, [60, 0, 0]);
    expect(r).toBeGreaterThan(b);
    expect(only('invert', -1, [0, 0, 0])).toEqual([255, 255, 255]);
  });

  it('make colors gray with Black and White, and lighten a blue sky with its opposite', () => {
    expect(greyness(only('blackwhite', 1, [30, 80, 220]))).toBe(0);
    const [eye = 0] = only('blackwhite', 1, [30, 80, 220]);
    const [film = 0] = only('blackwhite', -1, [30, 80, 220]);
    expect(film).toBeGreaterThan(eye);
  });

  it('turn colors brown or blue with sepia, warm or cool with vintage', () => {
    const tone = (id: FilterId, intensity: number) => {
      const [r = 0, , b = 0] = only(id, intensity, [120, 120, 120]);
      return r - b;
    };
    expect([tone('sepia', 1) > 10, tone('sepia', -1) < -10]).toEqual([true, true]);
    expect([tone('vintage', 1) > 10, tone('vintage', -1) < 0]).toEqual([true, true]);
  });
});

describe('the plan of a list of filters', () => {
  it('combines all color filters into one pass with the same result, unless values are clipped', () => {
    const filters = [...one('saturation', -0.3), ...one('hue', 0.2), ...one('sepia', 0.4)];
    const plan = fuse(filters, 1000);
    expect(plan.convolutions).toEqual([]);
    fc.assert(
      fc.property(fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 60, max: 150 }))), (color) => {
        const inTurn = filters.reduce<readonly number[]>((now, filter) => shade(now, filter), color);
        shade(color, ...filters).forEach((value, index) =>
          expect(Math.abs(value - (inTurn[index] ?? 0))).toBeLessThanOrEqual(2),
        );
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  it('does not depend on the order of the filters', () => {
    const filters = [...one('sepia', 0.4), ...one('blur', 0.5), ...one('contrast', 0.2)];
    expect(fuse(filters, 500)).toEqual(fuse(filters.toReversed(), 500));
  });

  it('can be sent to a worker', () => {
    const plan = fuse([...one('vintage', 0.5), ...one('sharpen', 1)], 800);
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  it('blurs a reduced preview in proportion to the export', () => {
    expect(fuse(one('blur', 1), 4000).convolutions).toEqual([{ kind: 'blur', sigma: 40 }]);
    expect(fuse(one('blur', 1), 1600).convolutions).toEqual([{ kind: 'blur', sigma: 16 }]);
  });
});

describe('the blur filter', () => {
  /** A single white pixel on black. */
  const dot = (size: number): Pixels =>
    of(size, size, (x, y) =>
      x === (size - 1) / 2 && y === (size - 1) / 2 ? [255, 255, 255, 255] : [0, 0, 0, 255],
    );

  const widthOf = (values: readonly number[]): number => {
    const total = values.reduce((sum, value) => sum + value, 0);
    const middle = (values.length - 1) / 2;
    return Math.sqrt(values.reduce((sum, value, index) => sum + value * (index - middle) ** 2, 0) / total);
  };

  it('spreads a line by the given width', () => {
    for (const sigma of [0.6, 1.5, 4, 9.3]) {
      const line = of(101, 1, (x) => (x >= 45 && x <= 55 ? [250, 250, 250, 255] : [0, 0, 0, 255]));
      const values = filtered(line, one('blur', 1), sigma * 100).filter((_, index) => index % 4 === 0);
      const expected = Math.hypot(widthOf([...line.data].filter((_, index) => index % 4 === 0)), sigma);
      expect(Math.abs(widthOf(values) - expected)).toBeLessThan(0.1);
    }
  });

  it('is equally strong in all directions', () => {
    const values = filtered(dot(41), one('blur', 1), 400);
    const at = (x: number, y: number) => values[(y * 41 + x) * 4];
    expect([at(20, 17), at(17, 20), at(23, 20)]).toEqual([at(20, 23), at(20, 23), at(20, 23)]);
  });

  it('leaves a uniform area unchanged, up to its edges', () => {
    const even = of(33, 21, () => [90, 140, 200, 255]);
    expect(filtered(even, one('blur', 1), 900)).toEqual([...even.data]);
  });

  it('does not take color from transparent pixels', () => {
    const halves = of(40, 4, (x) => (x < 20 ? [200, 0, 0, 255] : [0, 255, 0, 0]));
    const values = filtered(halves, one('blur', 1), 300);
    const seen = Array.from({ length: 40 }, (_, x) => values.slice(x * 4, x * 4 + 4)).filter(
      ([, , , a = 0]) => a > 40,
    );
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.every(([r = 0, g]) => Math.abs(r - 200) <= 3 && g === 0)).toBe(true);
  });

  it('works on a single pixel and on a row', () => {
    expect(
      filtered(
        of(1, 1, () => [9, 9, 9, 255]),
        one('blur', 1),
        5000,
      ),
    ).toEqual([9, 9, 9, 255]);
    expect(
      filtered(
        of(3, 1, () => [9, 9, 9, 255]),
        one('sharpen', 1),
        5000,
      ),
    ).toHaveLength(12);
  });
});

it('the sharpen filter makes an edge steeper', () => {
  const edge = of(40, 4, (x) => (x < 20 ? [100, 100, 100, 255] : [150, 150, 150, 255]));
  const values = filtered(edge, one('sharpen', 1), 2000);
  expect(values[19 * 4]).toBeLessThan(100);
  expect(values[20 * 4]).toBeGreaterThan(150);
});

it('the preset Dramatic strengthens contrast, and does not turn dark tones black', () => {
  const dark = [24, 36, 48, 60].map(
    (tone) => shade([tone, tone, tone], ...presetFilters('Dramatic'))[0] ?? 0,
  );
  expect(dark[0]).toBeGreaterThan(0);
  expect(dark.at(-1)).toBeGreaterThan(40);
  expect(new Set(dark).size).toBe(4);
  const edge = of(40, 1, (x) => (x < 20 ? [100, 100, 100, 255] : [150, 150, 150, 255]));
  const values = filtered(edge, presetFilters('Dramatic'));
  expect((values[20 * 4] ?? 0) - (values[19 * 4] ?? 0)).toBeGreaterThan(80);
});

it.each(Object.keys(FILTER_PRESETS) as FilterPreset[])(
  'the preset %s keeps the details of shadows and highlights',
  (preset) => {
    const [shadows, highlights] = [0, 231].map((from) =>
      Array.from({ length: 24 }, (_, at) => at + from).map(
        (tone) => shade([tone, tone, tone], ...presetFilters(preset))[1] ?? 0,
      ),
    );
    expect(new Set(shadows).size).toBeGreaterThan(12);
    expect(new Set(highlights).size).toBeGreaterThan(12);
  },
);

it('the preset Dramatic draws no strong line around a white letter on gray', () => {
  const edge = of(60, 3, (x) => (x < 30 ? [255, 255, 255, 255] : [128, 128, 128, 255]));
  const values = filtered(edge, presetFilters('Dramatic'), 2000);
  // With the strongest local contrast, a blur of −1, it would be 38.
  expect(values[30 * 4]).toBeGreaterThan(50);
});

describe('the settings of the filters', () => {
  it('start with all ten filters at 0 and disabled', () => {
    expect(RESET_FILTERS).toHaveLength(10);
    expect(RESET_FILTERS.every(({ intensity, enabled }) => intensity === 0 && !enabled)).toBe(true);
    expect(allFilters([])).toEqual(RESET_FILTERS);
  });

  it('enable a filter when its intensity changes, and limit the intensity to −1 to 1', () => {
    const moved = withIntensity([], 'sepia', 3);
    expect(enabledFilters(moved)).toEqual([{ id: 'sepia', intensity: 1, enabled: true }]);
    expect(enabledFilters(withEnabled(moved, 'sepia', false))).toEqual([]);
  });

  it.each(Object.keys(FILTER_PRESETS) as FilterPreset[])(
    'enable the filters of the preset %s, which change a picture',
    (preset) => {
      const filters = presetFilters(preset);
      expect(
        enabledFilters(filters)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(Object.keys(FILTER_PRESETS[preset]).sort());
      expect(filtered(picture(), filters)).not.toEqual([...picture().data]);
    },
  );
});
