import { rgbOf } from '../colors/named-colors.ts';
import { NothingToDoError, type Mask } from '../operation.ts';
import { connectedTo } from '../pixels/connected.ts';
import { toOklab } from '../pixels/palettes.ts';
import { enlargedRows, type Picture, type Plane, reduced } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';
import { skinLikeness } from '../pixels/skin.ts';
import { bytesFrom } from '../pixels/computed.ts';

const { abs, atan2, hypot, max, min, PI, round } = Math;

/** Angles between hues, in degrees: up to `same` a pixel has the color, from `other` on it has another one. */
interface Reach {
  readonly same: number;
  readonly other: number;
}

/**
 * The reach of a hue by its angle, up to `below`. From pink over red to orange people tell more colors apart than among
 * greens and blues.
 */
const REACHES: readonly (Reach & { readonly below: number })[] = [
  { below: -30, same: 20, other: 38 },
  { below: 45, same: 14, other: 26 },
  { below: 80, same: 20, other: 30 },
];
const REACH: Reach = { same: 20, other: 38 };
/** Chroma in Oklab: below `gray` a pixel has no color, from `colored` on it has one. */
const CHROMA = { gray: 0.035, colored: 0.075 };
/** The hues of skin, in degrees: from `none` to `full` and back. Redder ones are pink, and yellower ones sand. */
const SKIN = { low: { none: -8, full: 8 }, high: { full: 70, none: 85 } };
/**
 * From this hue on a color may be as pale as skin: fur, feathers and leaves are orange too. Red that is so pale is brown
 * or rose.
 */
const ORANGE = 45;
/**
 * What is as pale as skin but lies within a vivid thing, such as the flesh of a tomato within its peel: the longer side
 * of the copy in which it is found, how much of the hue it has, the fraction of its surroundings that is the thing, and
 * how far its hue is from the thing's.
 */
const WITHIN = { side: 400, least: 0.25, leastAround: 0.6, mostTurn: 7 };
/** A color that fewer of the pixels have is not in the picture. */
const LEAST_SHARE = 0.001;

/** How much of a named color a color has (0–1), by its hue and with skin left out; and its hue in degrees. */
interface Likeness {
  readonly hue: number;
  readonly byHue: number;
  readonly withoutSkin: number;
}

const NONE: Likeness = { hue: 0, byHue: 0, withoutSkin: 0 };

const turnBetween = (one: number, other: number): number => {
  const turn = abs(one - other);
  return min(turn, 360 - turn);
};

const hueAndChroma = (red: number, green: number, blue: number): readonly [hue: number, chroma: number] => {
  const [, a, b] = toOklab([red / 255, green / 255, blue / 255]);
  return [(atan2(b, a) * 180) / PI, hypot(a, b)];
};

/** How much (0–1) a color is that of skin, and not pink cloth or a yellow wall. */
const skinShare = (red: number, green: number, blue: number, hue: number): number =>
  ramp(hue, SKIN.low.none, SKIN.low.full) *
  (1 - ramp(hue, SKIN.high.full, SKIN.high.none)) *
  skinLikeness(red, green, blue);

type Judge = (red: number, green: number, blue: number) => Likeness;

const judgeOf = (hex: string, hasPeople: boolean): Judge => {
  const named = rgbOf(hex);
  const [wanted] = hueAndChroma(...named);
  const { same, other } = REACHES.find(({ below }) => wanted < below) ?? REACH;
  const isLeftOut = hasPeople || wanted < ORANGE;
  const skinLeftOut = isLeftOut ? 1 - skinShare(...named, wanted) : 0;
  return (red, green, blue) => {
    const [hue, chroma] = hueAndChroma(red, green, blue);
    const apart = turnBetween(hue, wanted);
    if (chroma <= CHROMA.gray || apart >= other) return NONE;
    const byHue = (1 - ramp(apart, same, other)) * ramp(chroma, CHROMA.gray, CHROMA.colored);
    return { hue, byHue, withoutSkin: byHue * (1 - skinLeftOut * skinShare(red, green, blue, hue)) };
  };
};

const meanHue = (likenesses: readonly Likeness[]): number => {
  const angles = likenesses.filter(({ byHue }) => byHue > 0).map(({ hue }) => (hue * PI) / 180);
  const [x, y] = [Math.cos, Math.sin].map((of) => angles.reduce((sum, angle) => sum + of(angle), 0));
  return (atan2(y ?? 0, x ?? 0) * 180) / PI;
};

/** The fraction of the pixels around an area that is marked. */
const shareAround = (area: readonly number[], marked: Uint8Array, width: number): number => {
  const inside = new Set(area);
  const around = new Set(area.flatMap((pixel) => [pixel - 1, pixel + 1, pixel - width, pixel + width]));
  const beside = [...around].filter((pixel) => !inside.has(pixel) && marked[pixel] !== undefined);
  return beside.filter((pixel) => marked[pixel] === 1).length / max(1, beside.length);
};

/** Where what looks like skin is a part of something that has the color, in a small copy: 1 there. */
const partsWithin = (picture: Picture, judge: Judge): Plane => {
  const { width, height, channels, data } = reduced(picture, WITHIN.side);
  const seen = Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    return judge(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });
  const vivid = bytesFrom(seen, ({ withoutSkin }) => (withoutSkin > 0.5 ? 1 : 0));
  const hue = meanHue(seen.filter((_, pixel) => vivid[pixel] === 1));
  const pale = bytesFrom(seen, ({ byHue }, pixel) => (byHue > WITHIN.least && vivid[pixel] === 0 ? 1 : 0));
  const values = new Float32Array(width * height);
  for (let pixel = 0; pixel < pale.length; pixel++) {
    if (pale[pixel] === 0) continue;
    const area = connectedTo({ width, height }, [pixel], (other) => pale[other] === 1);
    for (const other of area) pale[other] = 0;
    const own = meanHue(area.map((other) => seen[other] ?? NONE));
    if (turnBetween(own, hue) > WITHIN.mostTurn || shareAround(area, vivid, width) < WITHIN.leastAround)
      continue;
    for (const other of area) values[other] = 1;
  }
  return { width, height, values };
};

/** True when skin has the hue of a color, so that it matters whether the picture shows people. */
export const mayBeSkin = (hex: string): boolean => {
  const [hue] = hueAndChroma(...rgbOf(hex));
  return hue >= ORANGE && hue < SKIN.high.none + REACH.other;
};

/**
 * The mask of all pixels with the hue of a color such as `#d92b2b`, however dark or pale: 255 inside. Skin has the hue
 * of red or orange and is left out, unless the color itself is one of skin, such as brown. Throws NothingToDoError if
 * the picture hardly shows the color.
 */
export const findColor = (
  picture: Picture,
  { hex, name, hasPeople }: { readonly hex: string; readonly name: string; readonly hasPeople: boolean },
): Mask => {
  const { width, height, channels, data } = picture;
  const judge = judgeOf(hex, hasPeople);
  const within = enlargedRows([partsWithin(picture, judge)], width, height);
  const values = new Uint8Array(width * height);
  let sum = 0;
  for (let y = 0; y < height; y++) {
    const [part] = within(y);
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const at = pixel * channels;
      const { byHue, withoutSkin } = judge(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      const share = withoutSkin + (byHue - withoutSkin) * (part?.[x] ?? 0);
      values[pixel] = round(255 * share);
      sum += share;
    }
  }
  if (sum < LEAST_SHARE * values.length) throw new NothingToDoError(`The image shows no ${name}.`);
  return { width, height, values };
};
