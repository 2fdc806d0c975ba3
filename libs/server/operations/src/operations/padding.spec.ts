import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { border } from './borders.ts';

const [WIDTH, HEIGHT] = [120, 80];

/** A picture in which red increases to the right and green to the bottom. */
const ramp = (): Picture => painted(WIDTH, HEIGHT, (x, y) => [(x / WIDTH) * 255, (y / HEIGHT) * 255, 90]);
const sizeOf = ({ width, height }: Picture): readonly number[] => [width, height];

it.each([
  ['9:16', [WIDTH, 213]],
  ['4:1', [320, HEIGHT]],
] as const)('bars make the picture %s and cut nothing off', async (ratio, size) => {
  const options = { shape: 'padded', ratio, color: '#ff0000' };
  const framed = await edited(border, ramp(), { options });
  expect(sizeOf(framed)).toEqual(size);
  const [left, top] = [(framed.width - WIDTH) >> 1, Math.round((framed.height - HEIGHT) / 2)];
  expect(pixelAt(framed, 0, 0)).toEqual([255, 0, 0]);
  expect(pixelAt(framed, left, top)).toEqual(pixelAt(ramp(), 0, 0));
  expect(pixelAt(framed, left + WIDTH - 1, top + HEIGHT - 1)).toEqual(pixelAt(ramp(), WIDTH - 1, HEIGHT - 1));
});

it('it is said that a picture has the shape already', () =>
  expect(edited(border, ramp(), { options: { shape: 'padded', ratio: '3:2' } })).rejects.toThrow(
    'The image is 3:2 already.',
  ));

it('bars fit the whole picture into a size in pixels', async () => {
  const options = { shape: 'padded', ratio: '60:60', width: 60, height: 60, color: '#ff0000' };
  const framed = await edited(border, ramp(), { options });
  expect(sizeOf(framed)).toEqual([60, 60]);
  expect(pixelAt(framed, 30, 9)).toEqual([255, 0, 0]);
  expect(pixelAt(framed, 30, 10)).not.toEqual([255, 0, 0]);
});

it('bars are filled with a blurred copy of the picture', async () => {
  const picture = painted(80, 40, (x) => (x < 40 ? [200, 30, 30] : [30, 30, 200]));
  const options = { shape: 'square', fill: 'blurred' };
  const framed = await edited(border, picture, { options });
  expect(sizeOf(framed)).toEqual([80, 80]);
  expect(pixelAt(framed, 10, 40)).toEqual([200, 30, 30]);
  const [red = 0, , blue = 0] = pixelAt(framed, 2, 2);
  expect(red).toBeGreaterThan(blue);
  // Where the colors meet, the copy is blurred and the picture is not.
  const step = (y: number): number =>
    Math.abs((pixelAt(framed, 39, y)[0] ?? 0) - (pixelAt(framed, 40, y)[0] ?? 0));
  expect(step(40)).toBe(170);
  expect(step(5)).toBeLessThan(60);
});
