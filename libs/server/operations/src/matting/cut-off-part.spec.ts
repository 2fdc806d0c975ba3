import type { FoundObject } from '../objects/find-objects.ts';
import type { Plane } from '../pixels/picture.ts';
import { withCutOffParts } from './cut-off-part.ts';

const SIDE = 40;
type Corners = readonly [left: number, top: number, right: number, bottom: number];

const look = (...parts: readonly (readonly [Corners, number])[]): Plane => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
    const [, value] = parts.find(([[l, t, r, b]]) => x >= l && x < r && y >= t && y < b) ?? [null, 0];
    return value;
  }),
});
const at = ({ values }: Plane, x: number, y: number): number => values[y * SIDE + x] ?? NaN;

const HEAD: Corners = [10, 5, 30, 25];
const SHOULDER: Corners = [15, 25, 35, 40];
const cat = (score = 0.7, bottom = 1): FoundObject => ({
  name: 'cat',
  score,
  box: { left: 0.2, top: 0.1, right: 0.9, bottom },
});

describe('the part of an animal that the picture cuts off', () => {
  const plain = look([HEAD, 1], [SHOULDER, 0.1]);

  it('is added if the model sees it within a border', () => {
    const mask = withCutOffParts(plain, look([HEAD, 1], [SHOULDER, 0.8]), [cat()]);
    expect(at(mask, 20, 32)).toBeCloseTo(0.8);
    expect(at(mask, 20, 15)).toBe(1);
    expect(at(mask, 3, 32)).toBe(0);
  });

  it.each([
    ['nothing is sure of it', look([HEAD, 1], [SHOULDER, 0.4]), cat()],
    ['it does not reach the edge', look([HEAD, 1], [[15, 25, 35, 38], 0.8]), cat()],
    ['it is outside the animal', look([HEAD, 1], [SHOULDER, 0.8]), cat(0.7, 0.6)],
    ['the animal is doubtful', look([HEAD, 1], [SHOULDER, 0.8]), cat(0.4)],
    ['it is a thing', look([HEAD, 1], [SHOULDER, 0.8]), { ...cat(), name: 'cup' }],
  ])('is not added if %s', (_why, framed, object) => {
    expect([...withCutOffParts(plain, framed, [object]).values]).toEqual([...plain.values]);
  });
});
