import type { Picture } from '../pixels/picture.ts';
import { isSide, maskOfSide } from './side.ts';

const WIDE: Picture = { width: 100, height: 4, channels: 3, data: new Uint8ClampedArray(100 * 4 * 3) };
const TALL: Picture = { width: 4, height: 100, channels: 3, data: new Uint8ClampedArray(100 * 4 * 3) };
/** The values of a mask along the longer side of its picture. */
const along = (picture: Picture, region: string): readonly number[] => {
  const { width, values } = maskOfSide(picture, region);
  return Array.from(
    { length: 100 },
    (_, at) => values[width === 100 ? 2 * width + at : at * width + 1] ?? -1,
  );
};

it.each([
  [WIDE, 'left half', [0, 49, 50, 99]],
  [WIDE, 'right half', [99, 50, 49, 0]],
  [TALL, 'top third', [0, 32, 34, 99]],
  [TALL, 'bottom quarter', [99, 75, 74, 0]],
] as const)(
  'the %# side is changed wholly, the other not at all, with a soft edge between',
  (picture, region, at) => {
    const values = along(picture, region);
    const [far, inside, outside, other] = at.map((position) => values[position] ?? -1);
    expect(far).toBe(255);
    expect(other).toBe(0);
    expect(inside).toBeGreaterThan(127);
    expect(outside).toBeLessThan(128);
    expect(outside).toBeGreaterThan(64);
  },
);

it('only halves, thirds and quarters at a side are sides', () => {
  expect(['left half', 'top third', 'bottom quarter'].every(isSide)).toBe(true);
  expect(['half', 'left', 'middle third', 'sky'].some(isSide)).toBe(false);
});
