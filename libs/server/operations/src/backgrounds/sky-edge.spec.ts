import type { Mask } from '../operation.ts';
import { painted } from '../testing/pictures.ts';
import { withEdgeFilled, withoutRim } from './sky-edge.ts';

const SIDE = 200;
const BLUE = [90, 140, 220] as const;
const LEAVES = [40, 80, 30] as const;
/** A tree whose crown ends at row 110, with a gap between leaves. */
const isGap = (x: number, y: number): boolean => x >= 90 && x < 96 && y >= 110 && y < 113;
const TREE = painted(SIDE, SIDE, (x, y) => (y < 110 || isGap(x, y) ? BLUE : LEAVES));
/** The sky as it was found: it ends too high, at row 108 in the middle of the picture. */
const FOUND: Mask = {
  width: SIDE,
  height: SIDE,
  values: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return y < (x >= 80 && x < 110 ? 108 : 118) ? 255 : 0;
  }),
};

it('a sky that gets another color keeps no rim of the old one at leaves and in gaps between them', () => {
  const { values } = withoutRim(TREE, FOUND);
  expect(FOUND.values[109 * SIDE + 100]).toBe(0);
  expect(values[109 * SIDE + 100]).toBeGreaterThan(230);
  expect(values[111 * SIDE + 92]).toBeGreaterThan(230);
  expect(values[114 * SIDE + 104]).toBeLessThan(20);
  expect(values[20 * SIDE + 20]).toBe(255);
});

it('the sky below the sails of a mill is exchanged, and what seems to be sky below the horizon is not', () => {
  const isSail = (x: number, y: number): boolean => y >= 60 && y < 64 && x >= 70 && x < 130;
  const isLand = (y: number): boolean => y >= 140 && y < 150;
  const mill = painted(SIDE, SIDE, (x, y) => (isSail(x, y) || isLand(y) ? LEAVES : BLUE));
  const sky = {
    width: SIDE,
    height: SIDE,
    values: Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
      isSail(at % SIDE, Math.floor(at / SIDE)) || isLand(Math.floor(at / SIDE)) ? 0 : 1,
    ),
  };
  const { values } = withEdgeFilled(mill, sky);
  expect([values[100 * SIDE + 100], values[62 * SIDE + 100], values[170 * SIDE + 100]]).toEqual([1, 0, 0]);
});
