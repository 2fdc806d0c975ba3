import type { Rgb } from '../pixels/grade.ts';
import { lumaOf } from '../pixels/picture.ts';
import { painted } from '../testing/pictures.ts';
import { lessRed, shareOfSkin, skinColors, skinTone, type SkinTone } from './skin-tone.ts';

const SIDE = 30;
const SKINS = [
  [246, 222, 200],
  [226, 178, 146],
  [198, 146, 112],
  [150, 102, 72],
  [98, 64, 46],
  [66, 44, 34],
] as const;
type Color = readonly [number, number, number];

/** The color of skin through which more blood shows: green and blue become darker. */
const flushed = ([red, green, blue]: Color, share = 1): Color => [
  red,
  green * (1 - 0.22 * share),
  blue * (1 - 0.18 * share),
];
/** How much more red than green a color is, as a fraction of its red. */
const redness = ([red, green]: Color | Rgb): number => 1 - green / red;
const plane = (value: (x: number, y: number) => number) => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, at) => value(at % SIDE, Math.floor(at / SIDE))),
});

/** The tone of a face with a color, of which a fifth has another color. */
const toneOf = (skin: Color, spots: Color = skin): SkinTone => {
  const face = painted(SIDE, SIDE, (x) => (x < SIDE / 5 ? spots : skin));
  const tone = skinTone(
    skinColors(face),
    plane(() => 1),
  );
  if (tone === null) throw new Error('There is no tone.');
  return tone;
};
const calmed = (color: Color, tone: SkinTone, strength = 1): Color => {
  const [red, green, blue] = lessRed(tone, strength)([color[0] / 255, color[1] / 255, color[2] / 255]);
  return [red * 255, green * 255, blue * 255];
};

describe.each(SKINS)('skin of the color %i, %i, %i', (...skin) => {
  const spots = flushed(skin);

  it('gives its color to red spots, less so when little is asked for, and leaves them a living color', () => {
    const tone = toneOf(skin, spots);
    const own = redness(calmed(skin, tone));
    const was = redness(spots);
    const [slightly = 1, normally = 1, strongly = 1] = [0.5, 1, 1.5].map((strength) =>
      redness(calmed(spots, tone, strength)),
    );
    expect(normally).toBeLessThan(own + 0.55 * (was - own));
    expect(normally).toBeGreaterThan(own);
    expect(slightly).toBeGreaterThan(normally);
    expect(slightly).toBeLessThan(was);
    expect(strongly).toBeLessThan(normally);
    expect(lumaOf(...calmed(spots, tone))).toBeGreaterThan(lumaOf(...spots));
  });

  it('stays nearly as it is without spots', () => {
    const after = calmed(skin, toneOf(skin));
    skin.forEach((value, channel) => expect(Math.abs((after[channel] ?? 0) - value)).toBeLessThan(9));
  });

  it('keeps the order of reds, so that no edge appears', () => {
    const tone = toneOf(skin, spots);
    const reds = Array.from({ length: 20 }, (_, step) => redness(calmed(flushed(skin, step / 10), tone)));
    reds.slice(1).forEach((red, at) => expect(red).toBeGreaterThan(reds[at] ?? 1));
  });
});

it('a face that is red as a whole becomes less so, and its skin does not become gray', () => {
  const sunburnt: Color = [214, 120, 104];
  const after = calmed(sunburnt, toneOf(sunburnt));
  expect(redness(after)).toBeLessThan(redness(sunburnt) - 0.06);
  expect(redness(after)).toBeGreaterThan(0.2);
  expect(after[1]).toBeGreaterThan(after[2]);
});

it('highlights, gray things, hair and warm shadows keep their colors', () => {
  const skin = SKINS[1];
  const tone = toneOf(skin, flushed(skin));
  for (const color of [
    [255, 250, 246],
    [128, 128, 128],
    [40, 60, 90],
    [150, 84, 36],
    [8, 6, 5],
  ] as const) {
    const after = calmed(color, tone);
    color.forEach((value, channel) => expect(Math.abs((after[channel] ?? 0) - value)).toBeLessThan(3));
  }
});

it('around a face only colors like its skin are skin, and in it everything but what is dark', () => {
  const skin = SKINS[1];
  const colors = [skin, [60, 40, 30], [90, 120, 200], [200, 30, 40]] as const;
  const picture = painted(SIDE, SIDE, (x) => colors[Math.floor((x * colors.length) / SIDE)] ?? skin);
  const isFace = (y: number): number => (y < SIDE / 2 ? 1 : 0);
  const share = shareOfSkin(skinColors(picture), toneOf(skin), {
    face: plane((_, y) => isFace(y)),
    around: plane((_, y) => 1 - isFace(y)),
  });
  const at = (x: number, y: number): number => share.values[y * SIDE + x] ?? 0;
  expect([at(2, 3), at(11, 3), at(26, 3)]).toEqual([1, 0, 1]);
  expect([at(2, 25), at(11, 25), at(18, 25), at(26, 25)]).toEqual([1, 0, 0, 0]);
});

it('too little skin has no tone', () => {
  const colors = skinColors(painted(SIDE, SIDE, () => SKINS[1]));
  expect(
    skinTone(
      colors,
      plane((x, y) => (x < 3 && y < 3 ? 1 : 0)),
    ),
  ).toBeNull();
});
