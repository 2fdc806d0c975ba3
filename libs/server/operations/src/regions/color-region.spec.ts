import { hexOfName } from '../colors/named-colors.ts';
import { NothingToDoError } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { drawn } from '../testing/pictures.ts';
import { findColor, mayBeSkin } from './color-region.ts';

const pictureOf = (...pixels: readonly (readonly [number, number, number])[]): Picture => ({
  width: pixels.length,
  height: 1,
  channels: 3,
  data: Uint8ClampedArray.from(pixels.flat()),
});
const findNamed = (picture: Picture, name: string, hasPeople = false): readonly number[] => [
  ...findColor(picture, { hex: hexOfName(name), name, hasPeople }).values,
];

it('a color is found in light and in shadow, and not in gray or in another hue', () => {
  const [bright, dark, pale, gray, green, skin] = findNamed(
    pictureOf([220, 40, 40], [90, 12, 14], [226, 120, 118], [128, 128, 128], [40, 160, 60], [214, 178, 150]),
    'red',
  );
  expect([bright, dark, pale]).toEqual([255, 255, expect.any(Number)]);
  expect(pale).toBeGreaterThan(200);
  expect([gray, green]).toEqual([0, 0]);
  expect(skin).toBeLessThan(60);
});

it.each(['yellow', 'green', 'blue', 'purple', 'orange'])(
  '%s is found in a picture of its own color',
  (name) => {
    const hex = hexOfName(name);
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    expect(findNamed(pictureOf([red ?? 0, green ?? 0, blue ?? 0]), name)).toEqual([255]);
  },
);

/** Skin in the light, in shadow, in the evening, and under a flash. */
const SKIN = [
  [222, 160, 138],
  [150, 98, 78],
  [205, 140, 96],
  [226, 162, 152],
] as const;

it('red is lips, cloth and fruit, and no skin in any light', () => {
  const [lips, cloth, tomato, ...skin] = findNamed(
    pictureOf([176, 48, 58], [120, 26, 48], [205, 50, 30], ...SKIN),
    'red',
  );
  for (const red of [lips, cloth, tomato]) expect(red).toBeGreaterThan(200);
  for (const value of skin) expect(value).toBeLessThan(60);
});

it('orange leaves out skin where people are seen, and keeps feathers and cloth', () => {
  const cloth = pictureOf([242, 140, 40], [215, 95, 45]);
  const skin = pictureOf([20, 60, 200], ...SKIN.slice(1, 3), [242, 140, 40]);
  for (const value of findNamed(cloth, 'orange', true)) expect(value).toBeGreaterThan(200);
  const inEvening = (hasPeople: boolean): number => findNamed(skin, 'orange', hasPeople)[1] ?? 0;
  expect(inEvening(true)).toBeLessThan(60);
  expect(inEvening(false)).toBeGreaterThan(140);
  expect(['red', 'orange', 'yellow', 'green', 'blue'].map((name) => mayBeSkin(hexOfName(name)))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

it('brown is a color of skin, so that skin stays', () => {
  for (const value of findNamed(pictureOf(...SKIN.slice(1, 3)), 'brown', true))
    expect(value).toBeGreaterThan(200);
});

it('pale flesh within a red thing belongs to it, and the same color beside it is skin', async () => {
  const picture = await drawn(
    `<svg width="200" height="100"><rect width="200" height="100" fill="#888"/>
      <circle cx="50" cy="50" r="40" fill="#cd321e"/><circle cx="50" cy="50" r="24" fill="#e09a86"/>
      <rect x="120" y="10" width="40" height="80" fill="#e09a86"/><rect x="160" y="40" width="30" height="20" fill="#cd321e"/></svg>`,
  );
  const found = findNamed(picture, 'red');
  const at = (x: number, y: number): number => found[y * picture.width + x] ?? 0;
  expect([at(50, 50), at(50, 16), at(175, 50)].map((value) => value > 200)).toEqual([true, true, true]);
  expect(at(140, 50)).toBeLessThan(60);
});

it('a picture without the color has nothing to find', () =>
  expect(() => findNamed(pictureOf([120, 120, 120], [30, 160, 60]), 'red')).toThrow(
    new NothingToDoError('The image shows no red.'),
  ));
