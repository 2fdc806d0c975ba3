import type { FoundObject } from '../objects/find-objects.ts';
import type { Plane } from '../pixels/picture.ts';
import { agreedLooks, certaintyOf, unitedLooks } from './framed-mask.ts';

const SIDE = 40;
type Corners = readonly [left: number, top: number, right: number, bottom: number];

/** The model's likelihoods for a rectangle that it takes for the subject. */
const look = ([left, top, right, bottom]: Corners, likelihood: number): Plane => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
    return x >= left && x < right && y >= top && y < bottom ? likelihood : 0;
  }),
});
const at = ({ values }: Plane, x: number, y: number): number => values[y * SIDE + x] ?? NaN;
const seen = (box: FoundObject['box']): FoundObject => ({ name: 'bird', score: 0.5, box });

const CAT: Corners = [0, 0, 32, 40];
const EYE: Corners = [8, 8, 14, 14];
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };

describe('plain and framed likelihoods of a subject', () => {
  it('are taken from the framed picture for a large subject that is less certain in the plain one', () => {
    const { mask, certainty } = unitedLooks(look(EYE, 0.7), look(CAT, 1), [seen(WHOLE)]);
    expect([at(mask, 10, 10), at(mask, 25, 30), at(mask, 36, 30)]).toEqual([1, 1, 0]);
    expect(certainty).toBe(1);
  });

  it('are taken from the plain picture when it is more certain', () => {
    const cup = look(EYE, 1);
    expect([...unitedLooks(cup, look(CAT, 0.7), []).mask.values]).toEqual([...cup.values]);
  });

  it('are taken from the plain picture when the framed mask covers everything, as in a landscape', () => {
    const { mask, certainty } = unitedLooks(look(EYE, 0.7), look([0, 0, SIDE, SIDE], 1), []);
    expect([at(mask, 10, 10), at(mask, 25, 30)]).toEqual([expect.closeTo(0.7, 5), 0]);
    expect(certainty).toBe(0);
  });

  it('are taken from the plain picture when the model doubts it and no object is found, as in mountains', () => {
    const rocks = look(CAT, 1);
    expect(unitedLooks(look(EYE, 0.7), rocks, [])).toMatchObject({ mask: look(EYE, 0.7), certainty: 0 });
    const bear = { ...seen(WHOLE), score: 0.43 };
    expect(unitedLooks(look(EYE, 0.7), rocks, [bear]).certainty).toBe(0);
  });

  it('have no certainty when the framed mask is a panorama, of which the plain one shows only a cloud', () => {
    const cloud = look(EYE, 1);
    expect(unitedLooks(cloud, look([0, 20, SIDE, 40], 1), []).certainty).toBe(0);
    expect(unitedLooks(cloud, look([0, 20, SIDE, 40], 1), [seen(WHOLE)]).certainty).toBe(1);
    expect(unitedLooks(cloud, look([0, 20, 20, 40], 1), []).certainty).toBe(1);
  });

  it('include no pixels outside an object that the detector found', () => {
    const bird = seen({ left: 0.15, top: 0.15, right: 0.4, bottom: 0.4 });
    const { mask } = unitedLooks(look(EYE, 0.7), look(CAT, 1), [bird]);
    expect([at(mask, 10, 10), at(mask, 25, 30)]).toEqual([1, 0]);
  });

  it("leave out a branch that an object's box cuts, and keep a tail that ends in the box", () => {
    const squirrel = look([10, 10, 22, 22], 0.7);
    const bird = seen({ left: 0.2, top: 0.2, right: 0.65, bottom: 0.6 });
    const squirrelWith = (part: Corners): Plane => {
      const [body, added] = [look([10, 10, 22, 22], 1), look(part, 1)];
      return {
        ...body,
        values: body.values.map((value, pixel) => Math.max(value, added.values[pixel] ?? 0)),
      };
    };
    const branch = unitedLooks(squirrel, squirrelWith([22, 16, 40, 20]), [bird]).mask;
    expect([at(branch, 15, 15), at(branch, 24, 18), at(branch, 35, 18)]).toEqual([1, 0, 0]);
    expect(at(unitedLooks(squirrel, squirrelWith([22, 16, 26, 20]), [bird]).mask, 24, 18)).toBe(1);
  });

  it('have a certainty, which is the fraction of the subject that is nearly certain', () => {
    expect(certaintyOf(look(CAT, 1))).toBe(1);
    expect(certaintyOf(look(CAT, 0.7))).toBe(0);
    expect(certaintyOf(look(CAT, 0.3))).toBe(0);
  });

  it('leave out what is certainly background in either the dark or the brightened picture', () => {
    const dark = { mask: look(CAT, 0.4), certainty: 0.8 };
    const lit = { mask: look([0, 0, SIDE, SIDE], 0.9), certainty: 0.9 };
    const { mask, certainty } = agreedLooks(dark, lit);
    expect([at(mask, 10, 10), at(mask, 36, 30)]).toEqual([expect.closeTo(0.4 ** 0.2 * 0.9 ** 0.8, 5), 0]);
    expect(certainty).toBe(0.9);
  });
});
