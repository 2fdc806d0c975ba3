import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { painted } from '../testing/pictures.ts';
import { withShadows } from './ground-shadow.ts';

const [WIDTH, HEIGHT] = [240, 160];
type Color = readonly [red: number, green: number, blue: number];
type Corners = readonly [left: number, top: number, right: number, bottom: number];
const GROUND: Color = [150, 140, 130];
const SHADOW: Color = [90, 84, 78];
const BALL: Corners = [80, 40, 140, 120];
/** A patch that touches the lowest part of the ball. */
const PATCH: Corners = [140, 108, 162, 120];

const isIn = (x: number, y: number, [left, top, right, bottom]: Corners): boolean =>
  x >= left && x < right && y >= top && y < bottom;
const maskOf = (corners: Corners): Mask => ({
  width: WIDTH,
  height: HEIGHT,
  values: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    isIn(at % WIDTH, Math.floor(at / WIDTH), corners) ? 255 : 0,
  ),
});
const NOTHING = maskOf([0, 0, 0, 0]);
const scene = (
  patch: Corners,
  color: Color,
  groundAt: (x: number, y: number) => Color = () => GROUND,
): Picture =>
  painted(WIDTH, HEIGHT, (x, y) =>
    isIn(x, y, BALL) ? [200, 30, 30] : isIn(x, y, patch) ? color : groundAt(x, y),
  );
const at = ({ values }: Mask, x: number, y: number): number => values[y * WIDTH + x] ?? NaN;

describe('the shadow of a removed thing', () => {
  it('goes when it is dark, touches the thing and lies on a plain ground', () => {
    const mask = withShadows(scene(PATCH, SHADOW), maskOf(BALL), NOTHING);
    expect([at(mask, 150, 114), at(mask, 110, 80), at(mask, 200, 60)]).toEqual([255, 255, 0]);
  });

  it('goes from a lawn, whose grain is no busy ground', () => {
    const lawn = (x: number, y: number): Color => ((x + y) % 2 === 0 ? GROUND : [110, 102, 95]);
    expect(at(withShadows(scene(PATCH, SHADOW, lawn), maskOf(BALL), NOTHING), 150, 114)).toBe(255);
  });

  const tiles = (x: number, y: number): Color =>
    (Math.floor(x / 24) + Math.floor(y / 24)) % 2 === 0 ? [220, 200, 150] : [120, 130, 160];
  it.each([
    ['a dark thing of another hue', PATCH, [40, 60, 120], undefined],
    ['a black bag', PATCH, [8, 8, 8], undefined],
    ['a dark patch that does not touch it', [152, 108, 174, 120], SHADOW, undefined],
    ['a dark patch that touches it far above the ground', [140, 50, 162, 66], SHADOW, undefined],
    ['a darker floor, which goes on beyond the reach of a shadow', [140, 100, 240, 124], SHADOW, undefined],
    ['a dark patch on a busy ground', PATCH, SHADOW, tiles],
  ] as const)('is not taken for %s', (_what, patch, color, groundAt) => {
    const mask = maskOf(BALL);
    expect(withShadows(scene(patch, color, groundAt), mask, NOTHING)).toBe(mask);
  });

  it('is not taken for something that stays', () => {
    const mask = maskOf(BALL);
    expect(withShadows(scene(PATCH, SHADOW), mask, maskOf(PATCH))).toBe(mask);
  });
});
