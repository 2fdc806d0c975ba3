import type { Mask } from '../operation.ts';
import { painted } from '../testing/pictures.ts';
import { mainColorIn } from './main-color.ts';

const SIDE = 40;
const everywhere: Mask = { width: SIDE, height: SIDE, values: new Uint8Array(SIDE * SIDE).fill(255) };

/** Columns of an object, from the left, with their share of its width and their color. */
const striped = (...stripes: readonly (readonly [share: number, color: readonly number[]])[]) =>
  painted(SIDE, SIDE, (x) => {
    let end = 0;
    return stripes.find(([share]) => x < (end += share * SIDE))?.[1] ?? [0, 0, 0];
  });

const RED = [190, 30, 35] as const;
const DARK_RED = [60, 8, 10] as const;
const TIRE = [40, 40, 42] as const;
const CHROME = [190, 188, 185] as const;
const GLASS = [150, 165, 190] as const;
const GREEN = [40, 150, 70] as const;

const columnsOf = (mask: Mask | null): readonly number[] | null => mask && [...mask.values.subarray(0, SIDE)];

describe('the main color of an object', () => {
  it('is its paint in light and shadow, however small its part, without tires, chrome and what is behind', () => {
    const car = striped([0.3, RED], [0.1, DARK_RED], [0.25, TIRE], [0.25, CHROME], [0.1, GREEN]);
    expect(columnsOf(mainColorIn(car, everywhere))).toEqual([
      ...new Array<number>(16).fill(255),
      ...new Array<number>(24).fill(0),
    ]);
  });

  it('is that of a cup, without the coffee in it and its dark edge', () => {
    const COFFEE = [200, 130, 50];
    const EDGE = [140, 52, 28];
    const cup = painted(SIDE, SIDE, (x, y) => {
      const away = Math.hypot(x - 19.5, y - 19.5);
      return away < 10 ? COFFEE : away < 11.5 ? EDGE : away < 13 ? CHROME : RED;
    });
    const round = {
      ...everywhere,
      values: everywhere.values.map((_, pixel) =>
        Math.hypot((pixel % SIDE) - 19.5, Math.floor(pixel / SIDE) - 19.5) < 18 ? 255 : 0,
      ),
    };
    const row = mainColorIn(cup, round)?.values.subarray(19 * SIDE, 20 * SIDE) ?? [];
    expect(row[4]).toBe(255);
    expect([...row].slice(7, 33)).toEqual(new Array<number>(26).fill(0));
  });

  it('does not reach beyond the object', () => {
    const half = {
      ...everywhere,
      values: everywhere.values.map((_, pixel) => (pixel % SIDE < 20 ? 255 : 0)),
    };
    const columns = columnsOf(mainColorIn(striped([1, RED]), half)) ?? [];
    expect(columns.filter((value) => value > 0)).toHaveLength(20);
  });

  it.each([
    ['a gray object with reflections of the sky', striped([0.5, CHROME], [0.3, GLASS], [0.2, TIRE])],
    ['an object of several colors', striped([0.5, RED], [0.5, GREEN])],
  ])('is unknown for %s', (_object, picture) => {
    expect(mainColorIn(picture, everywhere)).toBeNull();
  });
});
