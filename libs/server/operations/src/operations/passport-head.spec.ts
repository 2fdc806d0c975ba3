import type { FaceMesh } from '../faces/face-mesh.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Point } from '../pixels/turned-square.ts';
import { crownOf, headInPart, headOf, partForPhoto } from './passport-head.ts';

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

describe('the part of a picture for a photo of a head', () => {
  const photo = { head: 0.75, above: 0.1, lowered: 0.05, width: 0.8 };
  const large = { width: 400, height: 400, channels: 3, data: new Uint8ClampedArray() } as const;
  const head = { ...headOf(mesh()), middle: 200, chin: { x: 200, y: 290 }, eyes: { x: 200, y: 260 } };

  it.each([0.85, 1, 1.15])(
    'contains the photo if the crown is %s times as far above the eyes as the chin is below',
    (times) => {
      const { left, top, width, height } = partForPhoto(head, photo, large);
      const photoHeight = (30 + 30 * times) / photo.head;
      const photoTop = 260 - 30 * times - photo.above * photoHeight;
      expect(left).toBeLessThanOrEqual(200 - 0.4 * photoHeight);
      expect(left + width).toBeGreaterThanOrEqual(200 + 0.4 * photoHeight);
      expect(top).toBeLessThanOrEqual(photoTop - photo.lowered * photoHeight);
      expect(top + height).toBeGreaterThanOrEqual(photoTop + photoHeight);
      expect(width * height).toBeLessThan(0.1 * large.width * large.height);
    },
  );

  it('ends at the edges of the picture', () => {
    const small = { ...large, width: 210, height: 295 };
    const { left, top, width, height } = partForPhoto(head, photo, small);
    expect([left + width, top + height]).toEqual([210, 295]);
    expect(headInPart(head, { left, top, width, height })).toMatchObject({
      middle: 200 - left,
      chin: { x: 200 - left, y: 290 - top },
      eyes: { x: 200 - left, y: 260 - top },
    });
  });
});
