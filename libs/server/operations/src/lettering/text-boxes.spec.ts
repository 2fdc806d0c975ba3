import { maskOfBoxes } from './letter-mask.ts';
import { smallestRectangle } from './smallest-rectangle.ts';
import { boxesIn, continues, inPicture, type TextBox } from './text-boxes.ts';

const SIZE = { width: 200, height: 100 };

/** A plane with likelihood 1 in a turned bar around a middle, as the model answers for a line of text. */
const bar = (angle: number, length: number, height: number): Float32Array =>
  Float32Array.from({ length: SIZE.width * SIZE.height }, (_, pixel) => {
    const [x, y] = [(pixel % SIZE.width) + 0.5 - 100, Math.floor(pixel / SIZE.width) + 0.5 - 50];
    const [u, v] = [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
    return Math.abs(u) <= length / 2 && Math.abs(v) <= height / 2 ? 1 : 0;
  });

const box = (values: Partial<TextBox> = {}): TextBox => ({
  x: 100,
  y: 50,
  along: { x: 1, y: 0 },
  length: 80,
  height: 20,
  score: 1,
  ...values,
});

describe('the boxes of a plane of likelihoods', () => {
  it.each([0, 0.3, -0.5])('follow a line that is turned by %s and grow to its letters', (angle) => {
    const [found, ...others] = boxesIn({ ...SIZE, values: bar(angle, 100, 10) });
    expect(others).toEqual([]);
    expect(Math.atan2(found?.along.y ?? 0, found?.along.x ?? 0)).toBeCloseTo(angle, 1);
    // The sides move outwards by 1.7 · area / perimeter, which is 7.7 pixels here.
    expect(Math.abs((found?.length ?? 0) - 115.4)).toBeLessThan(4);
    expect(Math.abs((found?.height ?? 0) - 25.4)).toBeLessThan(4);
  });

  it('leave out lines that are unlikely or only a few pixels', () => {
    expect(boxesIn({ ...SIZE, values: bar(0, 100, 10).map((value) => value * 0.5) })).toEqual([]);
    expect(boxesIn({ ...SIZE, values: bar(0, 2, 2) })).toEqual([]);
  });

  it('become boxes of the picture of which the plane shows a part', () => {
    const found = inPicture(box(), { x: 2, y: 2 }, { x: 10, y: 20 });
    expect(found).toMatchObject({ x: 210, y: 120, length: 160, height: 40 });
  });
});

it('a box continues a line if it is beside its end and of its height', () => {
  const digit = box({ x: 160, length: 14, height: 18 });
  expect(continues(digit, box())).toBe(true);
  expect(continues({ ...digit, y: 80 }, box())).toBe(false);
  expect(continues({ ...digit, x: 260 }, box())).toBe(false);
  expect(continues({ ...digit, height: 5 }, box())).toBe(false);
});

it('the rectangle around points has the direction of its longer side', () => {
  const tall = smallestRectangle([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 10 },
    { x: 0, y: 10 },
  ]);
  expect(tall).toMatchObject({ x: 1, y: 5, length: 10, height: 2 });
  expect(Math.abs(tall.along.y)).toBe(1);
});

it('the mask of a box is full inside, soft at the edge, and empty outside', () => {
  const { values } = maskOfBoxes(SIZE, [box()]);
  const at = (x: number, y: number): number => values[y * SIZE.width + x] ?? 0;
  expect([at(100, 50), at(62, 42), at(138, 58)]).toEqual([255, 255, 255]);
  expect(at(100, 38)).toBeGreaterThan(0);
  expect(at(100, 38)).toBeLessThan(255);
  expect([at(100, 30), at(30, 50)]).toEqual([0, 0]);
});
