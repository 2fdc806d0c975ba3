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
  expect(['half', 'left', 'middle third', 'sky', 'edge'].some(isSide)).toBe(false);
});

const SQUARE: Picture = { width: 100, height: 100, channels: 3, data: new Uint8ClampedArray(100 * 100 * 3) };
const valueAt = (region: string, x: number, y: number): number =>
  maskOfSide(SQUARE, region).values[y * 100 + x] ?? -1;

describe('corners', () => {
  it('are changed wholly at the very corner, and less and less towards the middle', () => {
    const diagonal = [1, 8, 16, 24, 49].map((at) => valueAt('top left corner', at, at));
    expect(diagonal[0]).toBe(255);
    expect(diagonal.at(-1)).toBe(0);
    expect(diagonal).toEqual(diagonal.toSorted((one, other) => other - one));
  });

  it.each([
    ['corners', [255, 255, 255, 255]],
    ['left corners', [255, 0, 255, 0]],
    ['bottom corners', [0, 0, 255, 255]],
    ['bottom right corner', [0, 0, 0, 255]],
  ] as const)('“%s” are these of the four', (region, values) => {
    const at = [1, 98];
    expect(at.flatMap((y) => at.map((x) => valueAt(region, x, y)))).toEqual(values);
  });

  it('are sides of a picture, unlike other words for them', () => {
    expect(['top left corner', 'corners', 'left corners'].every(isSide)).toBe(true);
    expect(['corner', 'middle corner', 'left right corner'].some(isSide)).toBe(false);
  });
});

describe('the middle and the edges', () => {
  it('the middle is changed wholly in itself, less and less outwards, and not at all at the sides', () => {
    const outwards = [49, 35, 25, 15, 0].map((x) => valueAt('middle', x, 49));
    expect(outwards[0]).toBe(255);
    expect(outwards.at(-1)).toBe(0);
    expect(outwards).toEqual(outwards.toSorted((one, other) => other - one));
  });

  it.each([
    [49, 49],
    [25, 49],
    [10, 80],
    [0, 0],
  ])('the edges are all that the middle is not, at %d, %d', (x, y) =>
    expect(valueAt('edges', x, y) + valueAt('middle', x, y)).toBe(255),
  );

  it('are sides of a picture', () => expect(['middle', 'edges'].every(isSide)).toBe(true));
});
