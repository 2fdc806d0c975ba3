import type { Plane } from '../pixels/picture.ts';
import { painted } from '../testing/pictures.ts';
import { withPartsOnPlain } from './plain-ground.ts';

const SIDE = 320;
type Color = readonly [red: number, green: number, blue: number];
const WHITE: Color = [255, 255, 255];
const isHead = (x: number, y: number): boolean => x >= 120 && x < 200 && y >= 40 && y < 120;
const isBody = (x: number, y: number): boolean => x >= 90 && x < 230 && y >= 120 && y < 270;

/** The model sees only the head of a figure. */
const HEAD: Plane = {
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    isHead(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0,
  ),
};
const figure = (
  bodyAt: (x: number, y: number) => Color,
  groundAt: (x: number, y: number) => Color = () => WHITE,
) =>
  painted(SIDE, SIDE, (x, y) => (isHead(x, y) ? [60, 60, 70] : isBody(x, y) ? bodyAt(x, y) : groundAt(x, y)));
const at = ({ values }: Plane, x: number, y: number): number => values[y * SIDE + x] ?? NaN;

describe('a subject on a plain ground', () => {
  it('is completed by the pale parts that are connected to it', () => {
    const mask = withPartsOnPlain(
      figure(() => [214, 214, 216]),
      HEAD,
    );
    expect([at(mask, 160, 80), at(mask, 160, 220), at(mask, 40, 220)]).toEqual([1, 1, 0]);
  });

  it('is not completed by a shadow, which has a soft outline', () => {
    const shadow = (x: number, y: number): Color => {
      const deep = Math.min(x - 90, 229 - x, 269 - y) / 70;
      const light = 255 - 60 * Math.max(0, Math.min(1, deep));
      return [light, light, light];
    };
    expect(withPartsOnPlain(figure(shadow), HEAD)).toBe(HEAD);
  });

  it('is not completed on any other ground', () => {
    const stripes = (x: number): Color => (x % 40 < 20 ? [240, 230, 200] : [150, 160, 120]);
    expect(
      withPartsOnPlain(
        figure(() => [214, 214, 216], stripes),
        HEAD,
      ),
    ).toBe(HEAD);
  });

  it('is not completed by what stands apart from it, such as a caption', () => {
    const caption = (x: number, y: number): Color => (y > 300 && x > 40 && x < 280 ? [20, 20, 20] : WHITE);
    const mask = withPartsOnPlain(
      figure((x, y) => caption(x, y), caption),
      HEAD,
    );
    expect(at(mask, 160, 310)).toBe(0);
  });
});
