import { lumaOf } from '../pixels/picture.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { toothness } from '../regions/tooth-colors.ts';
import { whitened, whitenTeeth } from './whiten-teeth.ts';

const TEETH = [
  [214, 200, 160],
  [170, 152, 112],
  [238, 228, 205],
  [96, 84, 58],
] as const;
const yellowOf = ([red, green, blue]: readonly [number, number, number]): number => (red + green) / 2 - blue;

describe('whitened', () => {
  it.each(TEETH)('makes a tooth less yellow and brighter, but not white paper: %i, %i, %i', (...tooth) => {
    const [slightly, fully] = [whitened(tooth, 0.5), whitened(tooth, 1)];
    expect(yellowOf(slightly)).toBeLessThan(yellowOf(tooth));
    expect(yellowOf(fully)).toBeLessThan(0.7 * yellowOf(tooth));
    expect(yellowOf(fully)).toBeGreaterThan(0);
    expect(lumaOf(...slightly)).toBeGreaterThan(lumaOf(...tooth));
    expect(lumaOf(...fully)).toBeGreaterThan(lumaOf(...slightly));
    expect(Math.max(...fully)).toBeLessThan(250);
  });

  it('keeps the order of brightness, so that no texture is lost', () => {
    const lumas = Array.from({ length: 52 }, (_, at) => lumaOf(...whitened([at * 5, at * 4.7, at * 4], 1.5)));
    lumas.slice(1).forEach((luma, at) => {
      expect(luma).toBeGreaterThan(lumas[at] ?? 255);
    });
    expect(Math.max(...whitened([255, 252, 240], 1.5))).toBeLessThanOrEqual(255);
  });

  it('leaves gums, lips and tongue unchanged', () => {
    for (const color of [
      [190, 110, 105],
      [160, 70, 75],
      [120, 48, 50],
    ] as const) {
      expect(whitened(color, 1)).toEqual([...color].map((value) => expect.closeTo(value, 5) as number));
    }
  });

  it('leaves the warm light of a scene on the teeth', () => {
    const [red, , blue] = whitened([220, 170, 100], 1);
    expect(red - blue).toBeGreaterThan(50);
  });

  it('changes only what the mask marks, by its fraction', () => {
    const picture = painted(3, 1, () => [214, 200, 160]);
    whitenTeeth(picture, { width: 3, height: 1, values: Uint8Array.of(0, 128, 255) }, 1);
    const [out, half, full] = [0, 1, 2].map((x) => pixelAt(picture, x, 0)[2] ?? 0);
    expect(out).toBe(160);
    expect(half).toBeGreaterThan(160);
    expect(full).toBeGreaterThan(half ?? 255);
  });
});

describe('toothness', () => {
  const mouth = { bright: 200, lips: 0.17, teeth: 0.03 };
  it.each([
    ['a tooth in the light', [214, 200, 160], 1],
    ['a tooth in the shade of the lip', [150, 142, 118], 1],
    ['a gum', [190, 110, 105], 0],
    ['a lip', [170, 95, 95], 0],
    ['the dark of the mouth', [46, 36, 32], 0],
  ] as const)('decides about %s', (_what, [red, green, blue], expected) => {
    expect(toothness(red, green, blue, mouth)).toBe(expected);
  });
});
