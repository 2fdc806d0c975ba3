import type { Picture } from '../pixels/picture.ts';
import { boundsOf, type Region } from '../pixels/region.ts';
import { smallAlpha } from './contact-shadow.ts';
import { placeInScene, skyEnd } from './place-in-scene.ts';

const SIDE = 200;
const SKY = [120, 170, 230] as const;
const GROUND = [110, 90, 60] as const;

/** A picture with sky above `end`, a fraction of its height, and brown ground below. */
const scene = (end: number): Picture => ({
  width: SIDE,
  height: SIDE,
  channels: 3,
  data: Uint8ClampedArray.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const y = Math.floor(i / 3 / SIDE) / SIDE;
    return (y < end ? SKY : GROUND)[i % 3] ?? 0;
  }),
});

/** A red rectangle cut out of a picture. Its edges are fractions of the sides. */
const cutWith = (left: number, top: number, right: number, bottom: number): Picture => ({
  width: SIDE,
  height: SIDE,
  channels: 4,
  data: Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, i) => {
    const [x, y] = [(Math.floor(i / 4) % SIDE) / SIDE, Math.floor(i / 4 / SIDE) / SIDE];
    const isInside = x >= left && x < right && y >= top && y < bottom;
    return [200, 30, 30, isInside ? 255 : 0][i % 4] ?? 0;
  }),
});

const boxOf = (cut: Picture): Region =>
  boundsOf(smallAlpha(cut), 0.5) ?? { left: 0, top: 0, width: 0, height: 0 };

describe('the end of the sky', () => {
  it('is found although cables cross the sky, and is null for a picture without a sky', () => {
    const crossed = scene(0.8);
    crossed.data.fill(40, 60 * SIDE * 3, 66 * SIDE * 3);
    expect(skyEnd(crossed)).toBeCloseTo(0.8, 1);
    expect(skyEnd(scene(0))).toBeNull();
  });

  it('is found in the dark sky of dusk', () => {
    const { data, ...size } = scene(0.5);
    expect(skyEnd({ ...size, data: data.map((value) => value * 0.3) })).toBeCloseTo(0.5, 1);
  });
});

describe('a subject in another scene', () => {
  const standing = cutWith(0.4, 0.3, 0.6, 0.8);

  it('becomes smaller and stands on the ground when the horizon is lower than in its own picture', async () => {
    const box = boxOf(await placeInScene(standing, scene(0.3), scene(0.7)));
    // The distance from the end of the sky to the feet falls from 0.5 to 0.18, but no subject shrinks below half.
    expect(box.height).toBeCloseTo(0.25, 1);
    expect(box.top + box.height).toBeCloseTo(0.88, 1);
    expect(box.left + box.width / 2).toBeCloseTo(0.5, 1);
  });

  it('grows by at most a quarter and stays inside the frame when the horizon is higher', async () => {
    const box = boxOf(await placeInScene(standing, scene(0.6), scene(0.2)));
    expect(box.height).toBeCloseTo(0.625, 1);
    expect(box.top).toBeGreaterThan(0);
    const tall = boxOf(await placeInScene(cutWith(0.05, 0.05, 0.95, 0.9), scene(0.6), scene(0.2)));
    expect([tall.left, tall.top, 1 - tall.left - tall.width].every((edge) => edge >= 0)).toBe(true);
  });

  it('stays where it is when both pictures show the same horizon', async () => {
    expect(boxOf(await placeInScene(standing, scene(0.4), scene(0.4)))).toEqual(boxOf(standing));
  });

  it('stays unchanged when the frame cuts it off, or when the scene shows no sky', async () => {
    const portrait = cutWith(0.3, 0.2, 0.7, 1);
    expect(await placeInScene(portrait, scene(0.3), scene(0.7))).toBe(portrait);
    expect(await placeInScene(standing, scene(0.3), scene(0))).toBe(standing);
  });
});
