import { hexOfName } from '../colors/named-colors.ts';
import { NothingToDoError } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { findColor } from './color-region.ts';

const pictureOf = (...pixels: readonly (readonly [number, number, number])[]): Picture => ({
  width: pixels.length,
  height: 1,
  channels: 3,
  data: Uint8ClampedArray.from(pixels.flat()),
});
const findNamed = (picture: Picture, name: string): readonly number[] => [
  ...findColor(picture, hexOfName(name), name).values,
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

it('a picture without the color has nothing to find', () =>
  expect(() => findNamed(pictureOf([120, 120, 120], [30, 160, 60]), 'red')).toThrow(
    new NothingToDoError('The picture shows no red.'),
  ));
