import { painted } from '../testing/pictures.ts';
import type { Plane } from '../pixels/picture.ts';
import { settledDoubts } from './settle-doubts.ts';

const SIDE = 240;
const ORANGE = [220, 110, 40] as const;
const GREEN = [40, 120, 60] as const;

type Corners = readonly [left: number, top: number, right: number, bottom: number];
const isIn = (x: number, y: number, [left, top, right, bottom]: Corners): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** The likelihood of each pixel: 1 in the cat, `doubt` in the doubtful part, and 0 elsewhere. */
const likelihoods = (cat: Corners, part: Corners, doubt: number): Plane => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
    if (isIn(x, y, part)) return doubt;
    return isIn(x, y, cat) ? 1 : 0;
  }),
});
const at = ({ values }: Plane, x: number, y: number): number => values[y * SIDE + x] ?? NaN;

const CAT: Corners = [80, 60, 160, 240];
/** Between the legs. */
const GAP: Corners = [112, 180, 128, 240];

describe('doubts of the model', () => {
  it('are settled against the subject where a part has the colors of the background', () => {
    const picture = painted(SIDE, SIDE, (x, y) => (isIn(x, y, CAT) && !isIn(x, y, GAP) ? ORANGE : GREEN));
    const settled = settledDoubts(picture, likelihoods(CAT, GAP, 0.5));
    expect([at(settled, 120, 210), at(settled, 120, 120), at(settled, 20, 120)]).toEqual([
      expect.closeTo(0, 1),
      expect.closeTo(1, 1),
      expect.closeTo(0, 1),
    ]);
  });

  it("are settled as the model sees them where a part has the subject's colors", () => {
    const picture = painted(SIDE, SIDE, (x, y) => (isIn(x, y, CAT) ? ORANGE : GREEN));
    expect(at(settledDoubts(picture, likelihoods(CAT, GAP, 0.5)), 120, 210)).toBeCloseTo(1, 1);
  });

  it.each([
    ['a pupil, which is small and which the model takes for the subject as much as not', 4, 0.48, 1],
    ['a small gap that the model takes for the background', 4, 0.3, 0],
    ['a wide gap', 24, 0.48, 0],
  ])(
    'are settled by size where a hole has the colors of the background: %s',
    (_what, side, doubt, expected) => {
      const hole: Corners = [120 - side / 2, 120 - side / 2, 120 + side / 2, 120 + side / 2];
      const picture = painted(SIDE, SIDE, (x, y) => (isIn(x, y, CAT) && !isIn(x, y, hole) ? ORANGE : GREEN));
      expect(at(settledDoubts(picture, likelihoods(CAT, hole, doubt)), 120, 120)).toBeCloseTo(expected, 1);
    },
  );

  it('do not touch what the model is sure of, whatever its color', () => {
    const picture = painted(SIDE, SIDE, (x, y) => (isIn(x, y, CAT) && !isIn(x, y, GAP) ? ORANGE : GREEN));
    expect(at(settledDoubts(picture, likelihoods(CAT, GAP, 1)), 120, 210)).toBeCloseTo(1, 1);
  });

  it('are settled so that the border follows an edge of the picture nearby', () => {
    const picture = painted(SIDE, SIDE, (x) => (x < 120 ? ORANGE : GREEN));
    const blurred: Plane = {
      width: SIDE,
      height: SIDE,
      values: Float32Array.from({ length: SIDE * SIDE }, (_, pixel) =>
        Math.min(1, Math.max(0, (136 - (pixel % SIDE)) / 40)),
      ),
    };
    const settled = settledDoubts(picture, blurred);
    expect([at(settled, 119, 120), at(settled, 122, 120)]).toEqual([
      expect.closeTo(1, 1),
      expect.closeTo(0, 1),
    ]);
  });
});
