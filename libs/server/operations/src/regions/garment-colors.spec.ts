import {
  clothAmong,
  clothness,
  isLikeSkin,
  shadeOf,
  type Shade,
  skinFrom,
  skinness,
} from './garment-colors.ts';

type Rgb = readonly [number, number, number];

const many = (color: Rgb, count: number): readonly Shade[] =>
  Array.from({ length: count }, (_, at) => {
    const light = 0.9 + (0.2 * at) / count;
    return shadeOf(color[0] * light, color[1] * light, color[2] * light);
  });
const skin = skinFrom(many([200, 150, 125], 200));

describe('a garment', () => {
  it('has the color that is most frequent on the torso, or the most frequent one like the named color', () => {
    const torso = [...many([40, 110, 60], 300), ...many([40, 60, 160], 120), ...many([235, 235, 235], 60)];
    const named = (color: readonly [number, number, number] | null): number =>
      clothAmong(torso, color === null ? null : shadeOf(...color))?.blue ?? NaN;
    expect(named(null)).toBeLessThan(0);
    expect(named([30, 60, 200])).toBeGreaterThan(60);
    expect(Math.abs(named([255, 255, 255]))).toBeLessThan(5);
    expect(clothAmong(torso, shadeOf(220, 40, 40))).toBeNull();
  });

  it('is found in the light and in its folds, and skin and other cloth are not', () => {
    const cloth = clothAmong(many([210, 90, 40], 100), null);
    if (cloth === null) throw new Error('There is no cloth.');
    const like = clothness(cloth);
    for (const color of [
      [210, 90, 40],
      [120, 45, 12],
      [240, 120, 75],
    ] satisfies readonly Rgb[])
      expect(like(shadeOf(...color))).toBeGreaterThan(0.6);
    for (const color of [
      [200, 150, 125],
      [40, 60, 160],
      [235, 235, 235],
      [20, 18, 18],
    ] satisfies readonly Rgb[])
      expect(like(shadeOf(...color))).toBeLessThan(0.1);
  });

  it('cannot be told from skin when it is beige or brown', () => {
    const clothOf = (color: readonly [number, number, number]): boolean => {
      const cloth = clothAmong(many(color, 100), null);
      return cloth !== null && isLikeSkin(skin, cloth);
    };
    expect(clothOf([215, 170, 140])).toBe(true);
    expect(clothOf([140, 95, 70])).toBe(true);
    expect(clothOf([40, 110, 60])).toBe(false);
    expect(clothOf([30, 30, 32])).toBe(false);
  });
});

describe('skinness', () => {
  it('is high for the skin of the person in light and shade, and low for cloth', () => {
    const likely = skinness(skin, null);
    expect(likely(shadeOf(200, 150, 125))).toBe(1);
    expect(likely(shadeOf(130, 92, 72))).toBeGreaterThan(0.8);
    for (const color of [
      [40, 110, 60],
      [240, 240, 240],
      [25, 25, 30],
    ] satisfies readonly Rgb[])
      expect(likely(shadeOf(...color))).toBeLessThan(0.2);
  });
});
