import { NothingToDoError, type Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { seededRandom } from '../pixels/seeded-random.ts';
import { operationContext } from '../testing/edit.ts';
import { painted } from '../testing/pictures.ts';
import { skyOf } from './sky.ts';

const WIDTH = 240;
const HEIGHT = 180;

type Color = readonly [number, number, number];

/** A picture with grain of an amount that depends on the place. */
const grainy = (
  colorAt: (x: number, y: number) => Color,
  grainAt: (x: number, y: number) => number,
): Picture => {
  const random = seededRandom(3);
  return painted(WIDTH, HEIGHT, (x, y) => {
    const grain = (random() - 0.5) * grainAt(x, y);
    return colorAt(x, y).map((part) => Math.round(part + grain));
  });
};

const isRoof = (x: number, y: number): boolean => y > 60 + Math.abs(x - 120) * 0.7 && x > 60 && x < 180;
const blueAt = (y: number): Color => [90 + y * 0.7, 140 + y * 0.5, 215 + y * 0.15];
const HORIZON = 120;

/** A roof and a meadow below a sky. */
const house = (skyAt: (y: number) => Color): Picture =>
  grainy(
    (x, y) => (isRoof(x, y) ? [130, 60, 50] : y < HORIZON ? skyAt(y) : [90, 110, 50]),
    (x, y) => (isRoof(x, y) || y >= HORIZON ? 70 : 3),
  );

/** A pale pavement in bright light below something smooth. */
const street = (above: (y: number) => Color): Picture =>
  grainy(
    (_, y) => (y < HORIZON ? above(y) : [200, 190, 175]),
    (_, y) => (y < HORIZON ? 1 : 60),
  );

const find = (picture: Picture): Promise<Mask> => skyOf(picture, operationContext());
const at = ({ values }: Mask, x: number, y: number): number => values[y * WIDTH + x] ?? 0;

describe('the sky', () => {
  it.each<[string, (y: number) => Color]>([
    ['blue', blueAt],
    ['overcast', (y) => [212 + y * 0.1, 214 + y * 0.1, 219 + y * 0.1]],
  ])('is found down to the roof and to the horizon when it is %s', async (_, skyAt) => {
    const mask = await find(house(skyAt));
    for (const [x, y] of [
      [5, 5],
      [120, 40],
      [20, 110],
      [225, 110],
    ] as const)
      expect(at(mask, x, y)).toBe(255);
    for (const [x, y] of [
      [120, 75],
      [120, 100],
      [5, 130],
      [230, 170],
    ] as const)
      expect(at(mask, x, y)).toBe(0);
  });

  it('may be as vivid as paint if it becomes paler towards the horizon', async () => {
    const mask = await find(street((y) => [20 + y * 0.5, 105 + y * 0.5, 243]));
    expect([at(mask, 100, 40), at(mask, 100, 150)]).toEqual([255, 0]);
  });

  it('includes its clouds and continues behind a wire', async () => {
    const mask = await find(
      grainy(
        (x, y) => {
          if (y >= HORIZON) return [90, 110, 50];
          if (Math.abs(y - 70) < 2) return [40, 40, 40];
          const cloud = Math.max(0, 1 - Math.hypot((x - 120) / 50, (y - 30) / 18));
          return blueAt(y).map((part) => part + (240 - part) * Math.min(1, 2 * cloud)) as unknown as Color;
        },
        (_, y) => (y >= HORIZON ? 70 : 3),
      ),
    );
    for (const [x, y] of [
      [120, 30],
      [20, 100],
      [220, 100],
    ] as const)
      expect(at(mask, x, y)).toBe(255);
  });

  it('does not include its reflection in water below the shore', async () => {
    const mask = await find(
      grainy(
        (_, y) => (y < 80 ? blueAt(y) : y < 95 ? [50, 70, 40] : blueAt(175 - y)),
        (_, y) => (y >= 80 && y < 95 ? 60 : y >= 95 ? 12 : 3),
      ),
    );
    expect(at(mask, 100, 40)).toBe(255);
    expect(at(mask, 100, 87)).toBe(0);
    expect(at(mask, 100, 140)).toBe(0);
  });

  it.each<[string, Picture]>([
    [
      'a white wall above a floor',
      grainy(
        (x, y) => (y > 130 ? [140, 110, 80] : [226 - x * 0.1, 220 - x * 0.1, 208 - x * 0.1]),
        () => 4,
      ),
    ],
    ['a blue wall', street(() => [55, 124, 243])],
    [
      'a product on white',
      grainy(
        (x, y) => (Math.hypot(x - 120, y - 100) < 55 ? [180, 40, 40] : [250, 250, 250]),
        () => 3,
      ),
    ],
    [
      'a lawn',
      grainy(
        () => [80, 130, 50],
        () => 60,
      ),
    ],
  ])('is not found in %s', async (_, picture) => {
    await expect(find(picture)).rejects.toThrow(NothingToDoError);
  });
});
