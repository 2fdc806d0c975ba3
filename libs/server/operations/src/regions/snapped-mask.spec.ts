import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { painted } from '../testing/pictures.ts';
import { snappedMask } from './snapped-mask.ts';

const SIDE = 120;
type Rgb = readonly [number, number, number];
const CLOTH: Rgb = [60, 70, 150];
const GROUND: Rgb = [170, 165, 120];
const SKIN: Rgb = [215, 165, 135];
const LETTER: Rgb = [240, 240, 235];

/** Part of a picture by its sides. */
type Sides = readonly [left: number, top: number, right: number, bottom: number];
const isIn = ([left, top, right, bottom]: Sides, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** A picture of a ground and things before it, the last in front, with light from the left. */
const pictureOf = (...things: readonly (readonly [Sides, Rgb])[]): Picture =>
  painted(SIDE, SIDE, (x, y) => {
    const [, color] = things.findLast(([sides]) => isIn(sides, x, y)) ?? [null, GROUND];
    return color.map((value) => value * (1.1 - (0.35 * x) / SIDE));
  });

const brushed = (...strokes: readonly Sides[]): Mask => ({
  width: SIDE,
  height: SIDE,
  values: Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) =>
    strokes.some((sides) => isIn(sides, pixel % SIDE, Math.floor(pixel / SIDE))) ? 255 : 0,
  ),
});

const at = ({ values }: Mask, x: number, y: number): number => values[y * SIDE + x] ?? 0;

describe('a painted mask', () => {
  const SWEATER: Sides = [30, 30, 90, 100];

  it('keeps the thing in its middle, and leaves out what the brush touched beside it', () => {
    const picture = pictureOf([SWEATER, CLOTH], [[50, 10, 70, 36], SKIN]);
    const mask = snappedMask(picture, brushed([22, 26, 98, 104]));
    expect(at(mask, 32, 60)).toBe(255);
    expect(at(mask, 87, 60)).toBe(255);
    expect([at(mask, 25, 60), at(mask, 95, 60), at(mask, 60, 30)]).toEqual([0, 0, 0]);
  });

  it('leaves out letters on the thing, and never reaches beyond the strokes', () => {
    const picture = pictureOf([SWEATER, CLOTH], [[44, 50, 76, 58], LETTER]);
    const mask = snappedMask(picture, brushed([34, 40, 86, 90]));
    expect([at(mask, 60, 54), at(mask, 60, 35), at(mask, 31, 60)]).toEqual([0, 0, 0]);
    expect(at(mask, 60, 70)).toBe(255);
  });

  it('stays as painted on several colors, and on a part of a thing', () => {
    const striped = pictureOf(
      [SWEATER, CLOTH],
      [[30, 40, 90, 52], LETTER],
      [[30, 64, 90, 76], LETTER],
      [[30, 88, 90, 100], LETTER],
    );
    const inside = brushed([36, 32, 84, 98]);
    expect(snappedMask(striped, inside).values.filter((value) => value > 200)).toHaveLength(48 * 66);
    const part = brushed([40, 50, 80, 62]);
    expect(snappedMask(pictureOf([SWEATER, CLOTH]), part).values).toEqual(part.values);
  });

  it('stays as painted where nothing is beside it', () => {
    const whole = brushed([0, 0, SIDE, SIDE]);
    expect(snappedMask(pictureOf([SWEATER, CLOTH]), whole)).toBe(whole);
  });
});
