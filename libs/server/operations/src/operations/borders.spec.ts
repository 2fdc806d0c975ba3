import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { border, roundCorners } from './borders.ts';

const [WIDTH, HEIGHT] = [400, 200];
const flat = (): Picture => painted(WIDTH, HEIGHT, () => 100);
const BLUE = [47, 111, 222];

/** How many pixels a border adds to each side. */
const added = async (options: Record<string, string | number>): Promise<number> =>
  ((await edited(border, flat(), { options: { shape: 'border', ...options } })).width - WIDTH) / 2;

describe('the width of a border', () => {
  it('depends on how thick the prompt wants it', async () => {
    expect([
      await added({ thickness: 'thin' }),
      await added({}),
      await added({ thickness: 'thick' }),
    ]).toEqual([5, 14, 30]);
  });

  it('is as many pixels or percent as the prompt says, up to half of the longer side', async () => {
    expect([
      await added({ pixels: 40 }),
      await added({ percent: 5 }),
      await added({ pixels: 9_000 }),
    ]).toEqual([40, 20, 200]);
  });

  it('is explained if the prompt names it in centimeters', async () => {
    const notes: string[] = [];
    const options = { shape: 'border', thickness: 'thick', unit: 'centimeters' };
    await edited(border, flat(), { options, note: (sentence) => notes.push(sentence) });
    expect(notes).toEqual([
      'An image has no centimeters until it is printed, so the border is 7.5 % as wide as its longer side.',
    ]);
  });
});

describe('a line along the outline', () => {
  const line = { shape: 'outline', color: '#2f6fde', pixels: 10 };

  it('is a ring around a circle', async () => {
    const circle = await edited(roundCorners, flat(), { options: { shape: 'circle' } });
    const ringed = await edited(border, circle, { options: line });
    expect([ringed.width, ringed.height]).toEqual([222, 222]);
    expect(pixelAt(ringed, 5, 111)).toEqual([...BLUE, 255]);
    expect(pixelAt(ringed, 111, 111)).toEqual([100, 100, 100, 255]);
    expect(pixelAt(ringed, 20, 20)[3]).toBe(0);
  });

  it('follows rounded corners inside and outside', async () => {
    const corners = await edited(roundCorners, flat(), { options: { shape: 'rounded', pixels: 40 } });
    const framed = await edited(border, corners, { options: line });
    expect(pixelAt(framed, 3, 3)[3]).toBe(0);
    expect(pixelAt(framed, 18, 18)).toEqual([...BLUE, 255]);
    expect(pixelAt(framed, 30, 30)).toEqual([100, 100, 100, 255]);
  });

  it('leaves the size of a cut-out that has room for it', async () => {
    const cutOut = painted(60, 60, (x, y) => [9, 9, 9, Math.hypot(x - 30, y - 30) < 12 ? 255 : 0]);
    const sticker = await edited(border, cutOut, { options: line });
    expect([sticker.width, pixelAt(sticker, 12, 30), pixelAt(sticker, 30, 30)]).toEqual([
      60,
      [...BLUE, 255],
      [9, 9, 9, 255],
    ]);
  });

  it('is not drawn around a picture without transparency', async () => {
    await expect(edited(border, flat(), { options: line })).rejects.toThrow('no outline');
  });
});

it('rounded corners have the radius that the prompt names', async () => {
  const isClear = async (pixels: number): Promise<boolean> =>
    pixelAt(await edited(roundCorners, flat(), { options: { shape: 'rounded', pixels } }), 8, 8)[3] === 0;
  expect([await isClear(10), await isClear(60)]).toEqual([false, true]);
});

it('an oval touches all four sides, and everything outside it is transparent', async () => {
  const oval = await edited(roundCorners, flat(), { options: { shape: 'oval' } });
  const alphaAt = (x: number, y: number): number => pixelAt(oval, x, y)[3] ?? -1;
  expect([oval.width, oval.height]).toEqual([WIDTH, HEIGHT]);
  expect([alphaAt(200, 1), alphaAt(200, 198), alphaAt(1, 100), alphaAt(398, 100)]).toEqual([
    255, 255, 255, 255,
  ]);
  // At 45° of an ellipse: 0.707 of both half axes.
  expect([alphaAt(200 + 145, 100 + 72), alphaAt(200 + 138, 100 + 68)]).toEqual([0, 255]);
  expect([alphaAt(0, 0), alphaAt(399, 199)]).toEqual([0, 0]);
});

it('an oval with odd sides is opaque in its very middle', async () => {
  const odd = painted(41, 21, () => 100);
  expect(pixelAt(await edited(roundCorners, odd, { options: { shape: 'oval' } }), 20, 10)[3]).toBe(255);
});
