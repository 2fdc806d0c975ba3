import type { FaceMesh } from '../faces/face-mesh.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Point } from '../pixels/turned-square.ts';
import { crownOf, headOf } from './passport-head.ts';

const [WIDTH, HEIGHT] = [100, 120];
const nothing: Picture = { width: 1, height: 1, channels: 3, data: new Uint8ClampedArray(3) };

/** A face of 40 pixels with its eyes in row 60 and its chin in row 90, whose nose is `aside` of the middle. */
const mesh = ({ aside = 0, fall = 0 } = {}): FaceMesh => {
  const points: Readonly<Record<number, Point>> = {
    152: { x: 20, y: 80 },
    1: { x: 20 + aside, y: 62 },
    234: { x: 0, y: 55 },
    454: { x: 40, y: 55 },
    33: { x: 5, y: 50 - fall },
    133: { x: 15, y: 50 - fall / 2 },
    362: { x: 25, y: 50 + fall / 2 },
    263: { x: 35, y: 50 + fall },
  };
  const pointAt = (index: number): Point => points[index] ?? { x: 0, y: 0 };
  return {
    region: { left: 30, top: 10, width: 1, height: 1 },
    picture: nothing,
    lit: nothing,
    pointAt,
    pointsAt: (indices) => indices.map(pointAt),
  };
};

/** A cut-out that shows everything below a row. */
const cutFrom = (top: number): Picture => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  data.fill(255, top * WIDTH * 4);
  return { width: WIDTH, height: HEIGHT, channels: 4, data };
};

it('measures a head that is seen from the front, in pixels of the whole picture', () => {
  const head = headOf(mesh());
  expect([head.chin.y, head.eyes.y, head.middle]).toEqual([90, 60, 50]);
  expect([head.turned, head.tilted]).toEqual([0, 0]);
});

it('tells how far a head is turned and tilted', () => {
  expect(headOf(mesh({ aside: 12 })).turned).toBeCloseTo(0.6);
  expect(headOf(mesh({ fall: 6 })).tilted).toBeCloseTo(12 / Math.hypot(30, 12));
});

it.each([
  ['where the cut-out begins', cutFrom(31), 31, false],
  ['below high hair', cutFrom(5), 25.5, false],
  ['above a bald patch that was cut away', cutFrom(50), 34.5, false],
  ['by the proportions of heads without a cut-out', null, 30, false],
  ['out of a picture that cuts off the hair', cutFrom(0), 25.5, true],
] as const)('finds the crown %s', (_where, cut, row, isCutOff) => {
  const crown = crownOf(headOf(mesh()), cut);
  expect(crown.row).toBeCloseTo(row);
  expect(crown.isCutOff).toBe(isCutOff);
});
