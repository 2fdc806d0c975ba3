import { photoNamed } from '@safelight/test-pictures';
import { edited } from '../../testing/edit.ts';
import { pictureOf } from '../../testing/measures.ts';
import { drawn } from '../../testing/pictures.ts';
import type { Picture } from '../../pixels/picture.ts';
import { straighten } from '../turns.ts';
import { leanAt, type Verticals } from './find-verticals.ts';
import { verticalsIn } from './make-upright.ts';
import { uprightView } from './upright-view.ts';

type Size = readonly [width: number, height: number];
const WIDE: Size = [600, 450];

/** A wall of pillars and a street, whose verticals lie as they are told. */
const houseWith = ({ roll, keystone }: Verticals, [width, height] = WIDE): Promise<Picture> => {
  const side = Math.max(width, height);
  const corner = (across: number, y: number): string => {
    const x = across + (roll + keystone * across) * y;
    return `${(x * side + width / 2).toFixed(2)},${(y * side + height / 2).toFixed(2)}`;
  };
  const pillars = [-0.42, -0.3, -0.14, 0.02, 0.1, 0.24, 0.38].map((x) => {
    const corners = [corner(x, -0.28), corner(x + 0.05, -0.28), corner(x + 0.05, 0.25), corner(x, 0.25)];
    return `<polygon points="${corners.join(' ')}" fill="#754"/>`;
  });
  return drawn(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#abc"/>${pillars.join('')}
     <path d="M0 330 L600 300 L600 330 L0 360Z" fill="#dd9"/></svg>`,
  );
};

const degrees = (lean: number): number => (Math.atan(lean) * 180) / Math.PI;
/** How the verticals lean at the left edge, in the middle and at the right edge, in degrees. */
const leansOf = (verticals: Verticals | null): readonly number[] =>
  [-0.5, 0, 0.5].map((x) => (verticals === null ? Number.NaN : degrees(leanAt(verticals, x, 0))));
const upright = (picture: Picture): Promise<Picture> =>
  edited(straighten, picture, { options: { verticals: 'upright' } });

const LEANING: readonly Verticals[] = [
  { roll: 0, keystone: 0.3 },
  { roll: 0, keystone: -0.25 },
  { roll: 0.06, keystone: 0.2 },
  { roll: -0.08, keystone: -0.12 },
  { roll: 0.1, keystone: 0 },
];

describe('upright verticals', () => {
  it.each(LEANING)('are measured where they lean: $roll, $keystone', async (verticals) => {
    const found = leansOf(verticalsIn(await houseWith(verticals)));
    leansOf(verticals).forEach((lean, at) => expect(Math.abs((found[at] ?? 99) - lean)).toBeLessThan(0.5));
  });

  it.each(LEANING)('are made of those that lean: $roll, $keystone', async (verticals) => {
    const after = verticalsIn(await upright(await houseWith(verticals)));
    leansOf(after).forEach((lean) => expect(Math.abs(lean)).toBeLessThan(0.5));
  });

  it.each(LEANING)('leave no empty corners, and nearly the proportions: $roll, $keystone', (verticals) => {
    const [width, height] = WIDE;
    const view = uprightView({ width, height }, verticals);
    for (const [x, y] of view.corners) {
      expect(Math.abs(x - width / 2)).toBeLessThanOrEqual(width / 2 + 0.01);
      expect(Math.abs(y - height / 2)).toBeLessThanOrEqual(height / 2 + 0.01);
    }
    const reshaped = view.width / view.height / (width / height);
    expect(Math.max(reshaped, 1 / reshaped)).toBeLessThan(1.26);
    expect(view.lost).toBeLessThan(0.25);
  });

  it('leave the middle of the picture where it is, from left to right', () => {
    const [width, height] = WIDE;
    const [topLeft, topRight, lowerRight, lowerLeft] = uprightView(
      { width, height },
      { roll: 0, keystone: 0.3 },
    ).corners;
    expect((topLeft[0] + topRight[0]) / 2).toBeCloseTo(width / 2, 1);
    expect((lowerLeft[0] + lowerRight[0]) / 2).toBeCloseTo(width / 2, 1);
  });

  it('are made in a photo of a house', async () => {
    const photo = await pictureOf(photoNamed('friends').path, 1_000);
    const before = leansOf(verticalsIn(photo)).map(Math.abs);
    expect(Math.max(...before)).toBeGreaterThan(1.5);
    leansOf(verticalsIn(await upright(photo))).forEach((lean) => expect(Math.abs(lean)).toBeLessThan(0.5));
  });

  it('are refused where they are already', async () => {
    await expect(upright(await houseWith({ roll: 0, keystone: 0 }))).rejects.toThrow('upright already');
  });

  it('are refused where more than 40 % of the picture would be lost', async () => {
    await expect(upright(await houseWith({ roll: 0, keystone: 0.95 }, [450, 600]))).rejects.toThrow(
      'more than 40 %',
    );
  });

  it.each(['picosdeeuropa', 'life', 'Kleiber', 'Dragonfly', 'chelsea', 'coffee', 'astronaut', 'Bridge'])(
    'are refused without walls or buildings: %s',
    async (name) => {
      await expect(upright(await pictureOf(photoNamed(name).path, 1_000))).rejects.toThrow(
        'Too few upright lines',
      );
    },
  );

  it('are refused where lines contradict each other', async () => {
    const strokes = Array.from({ length: 24 }, (_, at) => {
      const [x, y] = [40 + ((at * 97) % 520), 40 + ((at * 61) % 300)];
      return `<path d="M${x} ${y} l${((at * 53) % 60) - 30} 90" stroke="#222" stroke-width="5"/>`;
    });
    const hay = await drawn(
      `<svg width="600" height="450"><rect width="600" height="450" fill="#cb8"/>${strokes.join('')}</svg>`,
    );
    await expect(upright(hay)).rejects.toThrow('contradict');
  });
});
