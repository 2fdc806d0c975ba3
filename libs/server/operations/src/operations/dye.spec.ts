import { lumaOf } from '../pixels/picture.ts';
import { painted } from '../testing/pictures.ts';
import { dyer, lightIn } from './dye.ts';

const FOLDS = [0.5, 0.7, 0.85, 1, 1.15];

describe('dyer', () => {
  it.each([
    ['white cloth becomes red', 215, [217, 43, 43]],
    ['white cloth becomes black', 215, [0, 0, 0]],
    ['black cloth becomes white', 28, [255, 255, 255]],
    ['black cloth becomes yellow', 28, [255, 217, 59]],
    ['gray cloth becomes navy', 120, [20, 38, 79]],
  ] as const)('keeps the folds and clips nothing: %s', (_change, mean, target) => {
    const dye = dyer(target, mean);
    const colors = FOLDS.map((fold) => dye(Math.min(255, fold * mean)));
    const lumas = colors.map((color) => lumaOf(...color));
    lumas.slice(1).forEach((luma, at) => {
      expect(luma - (lumas[at] ?? 255)).toBeGreaterThan(0.5);
    });
    for (const color of colors) {
      expect(Math.max(...color)).toBeLessThanOrEqual(255.01);
      expect(Math.min(...color)).toBeGreaterThanOrEqual(0);
    }
  });

  it('makes black cloth as bright as white cloth is in a picture, and white cloth as dark as black cloth', () => {
    expect(lumaOf(...dyer([255, 255, 255], 28)(28))).toBeGreaterThan(190);
    const black = lumaOf(...dyer([0, 0, 0], 215)(215));
    expect(black).toBeGreaterThan(15);
    expect(black).toBeLessThan(60);
  });

  it('gives cloth the hue of the color', () => {
    const [red, green, blue] = dyer([47, 111, 222], 150)(150);
    expect(blue).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(red);
  });
});

it('cloth that becomes white in a dark picture is not brighter than the picture', () => {
  const dark = painted(10, 10, (x) => 6 * x);
  expect(lightIn(dark)).toBeLessThan(0.3);
  expect(lumaOf(...dyer([255, 255, 255], 20, lightIn(dark))(20))).toBeLessThan(70);
  expect(lightIn(painted(10, 10, (x) => 28 * x))).toBe(1);
});
