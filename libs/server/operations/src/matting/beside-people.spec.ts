import type { FoundObject } from '../objects/find-objects.ts';
import type { Plane } from '../pixels/picture.ts';
import { withoutBeside, withoutPeople } from './beside-people.ts';
import type { SeenPeople } from './people-mask.ts';

const SIDE = 320;
type Corners = readonly [left: number, top: number, right: number, bottom: number];
const PERSON: Corners = [80, 40, 200, 320];
/** What the person sits on or holds, at the right edge of the picture. */
const BESIDE: Corners = [200, 200, 320, 320];

const isIn = (pixel: number, [left, top, right, bottom]: Corners): boolean => {
  const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
  return x >= left && x < right && y >= top && y < bottom;
};
const planeOf = (valueAt: (pixel: number) => number): Plane => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => valueAt(pixel)),
});
const maskWith = (beside: number): Plane =>
  planeOf((pixel) => (isIn(pixel, PERSON) ? 1 : isIn(pixel, BESIDE) ? beside : 0));
/** The segmenter sees the person, and what is beside them with these likelihoods. */
const seen = (inBox: number, inWhole: number): SeenPeople => ({
  each: [{ region: { left: 0, top: 0, width: SIDE, height: SIDE }, likely: maskWith(inBox) }],
  whole: maskWith(inWhole),
});
const thing = (name: string): FoundObject => ({
  name,
  score: 0.4,
  box: { left: 0.6, top: 0.6, right: 1, bottom: 1 },
});
const at = ({ values }: Plane, x: number, y: number): number => values[y * SIDE + x] ?? NaN;

describe('what is beside people', () => {
  it.each([
    ['a sofa that the model doubts', 0.7, seen(0.05, 0.5), [], 0],
    ['a railing of which the model is sure', 0.98, seen(0, 0), [], 0],
    ['a sofa that the detector finds', 0.7, seen(0.05, 0.5), [thing('couch')], 0],
    ['a helmet, which is a person in the whole picture', 0.97, seen(0.05, 0.8), [], 1],
    ['a shoe that a look at the person shows in part', 0.8, seen(0.22, 0.5), [], 1],
    ['a ball that the detector finds', 0.8, seen(0, 0.5), [thing('sports ball')], 1],
  ] as const)('goes or stays: %s', (_what, likely, people, things, expected) => {
    const mask = withoutBeside(maskWith(likely), people, things);
    expect(at(mask, 270, 260)).toBeCloseTo(expected === 0 ? 0 : likely, 5);
    expect(at(mask, 140, 260)).toBe(1);
  });

  it.each([
    ['stays beside the legs of the only person', [PERSON], 0.86],
    ['goes when there are several people', [[0, 40, 90, 320], PERSON], 0],
  ] as const)('%s, when no edge of the picture cuts it off', (_what, people, expected) => {
    const foot: Corners = [200, 230, 250, 310];
    const picture = planeOf((pixel) => (isIn(pixel, PERSON) ? 1 : isIn(pixel, foot) ? 0.86 : 0));
    const person = planeOf((pixel) => (isIn(pixel, PERSON) ? 1 : 0));
    const each = people.map(([left]) => {
      const region = { left, top: 20, width: 180, height: 300 };
      const values = Float32Array.from({ length: 180 * 300 }, (_, pixel) => {
        const [x, y] = [left + (pixel % 180), 20 + Math.floor(pixel / 180)];
        return at(person, x, y);
      });
      return { region, likely: { width: 180, height: 300, values } };
    });
    expect(at(withoutBeside(picture, { each, whole: person }, []), 230, 270)).toBeCloseTo(expected, 5);
  });

  it('goes up to the outline of the person', () => {
    const mask = withoutBeside(maskWith(0.7), seen(0.05, 0.5), []);
    expect(at(mask, 198, 260)).toBe(1);
    expect(at(mask, 202, 260)).toBeLessThan(0.45);
  });

  it('stays when most of the subject is no person that was found', () => {
    const guards = planeOf((pixel) => (isIn(pixel, [20, 40, 320, 320]) ? 0.95 : 0));
    expect(withoutBeside(guards, seen(0, 0), [])).toBe(guards);
  });
});

describe('a part of people that the model doubts', () => {
  const leftOut = planeOf((pixel) => (isIn(pixel, BESIDE) ? 1 : 0));

  it('comes back when both looks show a person', () => {
    expect(withoutPeople(leftOut, seen(0.9, 0.8)).values).not.toContain(1);
  });

  it('stays out when one look shows something else, such as a flag', () => {
    expect(at(withoutPeople(leftOut, seen(0.9, 0.3)), 270, 260)).toBe(1);
    expect(at(withoutPeople(leftOut, seen(0.3, 0.9)), 270, 260)).toBe(1);
  });
});
