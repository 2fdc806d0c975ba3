import type { Grade } from '../pixels/grade.ts';
import { fromOklab, type Oklab, toOklab } from '../pixels/palettes.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';

const { exp, max, min } = Math;

/**
 * The colors of a picture in Oklab, with red and yellow divided by the lightness. These two stay the same in light and
 * shadow, so that a face has about one red and one yellow.
 */
export interface SkinColors {
  readonly lightness: Float32Array;
  readonly red: Float32Array;
  readonly yellow: Float32Array;
}

/** The even tone of a person's skin, and how red its reddest places are. */
export interface SkinTone {
  readonly lightness: number;
  readonly red: number;
  readonly yellow: number;
  readonly reddest: number;
  /** By how much the whole face is redder than skin usually is. */
  readonly flushed: number;
}

/** Darker colors have too little light for a hue. */
const LEAST_LIGHTNESS = 0.08;
/** A pixel of the face counts from this share on, and a tone needs so many of them. */
const INSIDE = 0.9;
const LEAST_PIXELS = 40;
/** Skin in shadow and in the light, as fractions of the median lightness of a face. */
const LIT = { from: 0.75, to: 1.1 };
/** The tone is the median of the less red half of the skin. */
const EVEN = 0.25;
const REDDEST = 0.95;
/**
 * Skin that is redder than this fraction of its yellow is flushed as a whole, and so is at least this fraction of its red,
 * because warm light hides a flush. Dark skin is naturally redder.
 */
const USUAL_RED = 0.75;
const LEAST_FLUSH = 0.25;
const LIGHT_SKIN = { from: 0.36, to: 0.56 };
/** How much of a red counts as flushed at most: a light of another color also reddens skin. And how much of a flush is removed. */
const MOST_FLUSHED = 0.5;
const FLUSH_REMOVED = 0.5;
const MOST_STRENGTH = 1.5;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const relative = ([lightness, a, b]: Oklab): Oklab => {
  const by = max(LEAST_LIGHTNESS, lightness);
  return [lightness, a / by, b / by];
};

export const skinColors = ({ width, height, channels, data }: Picture): SkinColors => {
  const count = width * height;
  const [lightness, red, yellow] = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ];
  for (let pixel = 0, at = 0; pixel < count; pixel++, at += channels) {
    const color = toOklab([(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]);
    [lightness[pixel], red[pixel], yellow[pixel]] = relative(color);
  }
  return { lightness, red, yellow };
};

/** The tone of the skin that a plane marks. Null if it marks too little. */
export const skinTone = (colors: SkinColors, face: Plane): SkinTone | null => {
  const { lightness, red, yellow } = colors;
  const inside = [...face.values.keys()].filter(
    (at) => (face.values[at] ?? 0) >= INSIDE && (lightness[at] ?? 0) > LEAST_LIGHTNESS,
  );
  if (inside.length < LEAST_PIXELS) return null;
  const of = (plane: Float32Array, pixels: readonly number[]): readonly number[] =>
    pixels.map((at) => plane[at] ?? 0);
  const usual = quantile(of(lightness, inside), 0.5);
  const skin = inside.filter((at) => {
    const light = (lightness[at] ?? 0) / usual;
    return light > LIT.from && light < LIT.to;
  });
  const limit = quantile(of(red, skin), 2 * EVEN);
  const even = skin.filter((at) => (red[at] ?? 0) <= limit);
  const own = {
    lightness: quantile(of(lightness, even), 0.5),
    red: quantile(of(red, even), 0.5),
    yellow: quantile(of(yellow, even), 0.5),
  };
  const light = ramp(own.lightness, LIGHT_SKIN.from, LIGHT_SKIN.to);
  const flushed = light * max(own.red - USUAL_RED * max(0, own.yellow), LEAST_FLUSH * own.red);
  return {
    ...own,
    reddest: quantile(of(red, skin), REDDEST),
    flushed: max(0, min(flushed, MOST_FLUSHED * own.red)),
  };
};

/** Darker than this fraction of the skin are hair, nostrils and frames of glasses. */
const DARK = { none: 0.5, full: 0.66 };
/** Outside the face a color must be close to its skin in lightness, red and yellow. */
const LIKE = { lightness: 0.24, lessRed: 0.03, redder: 0.06, yellow: 0.035, soft: 0.6 };

const near = (away: number, reach: number): number => 1 - ramp(away, reach * (1 - LIKE.soft), reach);

/** How much (0–1) each pixel is skin: in the face by its lightness, and around it only by a color like the skin's. */
export const shareOfSkin = (
  { lightness, red, yellow }: SkinColors,
  tone: SkinTone,
  { face, around }: { readonly face: Plane; readonly around: Plane },
): Plane => ({
  ...face,
  values: face.values.map((inside, at) => {
    const beside = around.values[at] ?? 0;
    if (inside + beside === 0) return 0;
    const light = (lightness[at] ?? 0) / tone.lightness;
    const lit = ramp(light, DARK.none, DARK.full);
    const [u, v] = [red[at] ?? 0, yellow[at] ?? 0];
    const isAlike =
      near(Math.abs(light - 1), LIKE.lightness) *
      near(max(0, tone.red - u), LIKE.lessRed) *
      near(max(0, u - tone.reddest), LIKE.redder) *
      near(Math.abs(v - tone.yellow), LIKE.yellow);
    return lit * max(inside, beside * isAlike);
  }),
});

/** The redness beyond the person's tone that stays: cheeks keep a living color. */
const LIVING = 0.018;
/** The part of the rest that is removed at strength 1, and at most. */
const REMOVED = 0.9;
/** Where yellow grows as fast as red, a color is a warm shadow or hair. */
const WARM = { from: 0.55, to: 1.1, least: 0.012 };
/** How much of the yellow follows, and how much lighter a place becomes by losing red. */
const YELLOW_SHARE = 0.6;
const LIGHTER = 0.8;
/** The yellow that replaces a part of the red of a flushed face, which would be gray without. */
const YELLOW_INSTEAD = 0.2;

/** The red (relative to lightness) that a flushed skin loses everywhere, and then in places that are redder than its tone. */
const calmedRed = (
  red: number,
  { red: own, flushed }: SkinTone,
  { strength, share }: { readonly strength: number; readonly share: number },
): { readonly red: number; readonly everywhere: number; readonly inPlaces: number } => {
  const shift = FLUSH_REMOVED * min(MOST_STRENGTH, strength) * flushed;
  const everywhere = shift * ramp(red, own - flushed, own);
  const excess = red - everywhere - (own - shift);
  const stays = LIVING * (1 - exp(-max(0, excess) / LIVING));
  const inPlaces = min(1, REMOVED * strength) * share * max(0, excess - stays);
  return { red: red - everywhere - inPlaces, everywhere, inPlaces };
};

/** A grade that draws what is redder than the skin's own tone towards it, the more the redder it is. */
export const lessRed =
  (tone: SkinTone, strength: number): Grade =>
  (color) => {
    const [lightness, red, yellow] = relative(toOklab(color));
    const excess = red - tone.red;
    const warm = ramp((yellow - tone.yellow) / max(WARM.least, excess), WARM.from, WARM.to);
    const calm = calmedRed(red, tone, { strength, share: 1 - warm });
    const removed = calm.everywhere + calm.inPlaces;
    if (lightness < LEAST_LIGHTNESS || removed <= 0) return color;
    const toward = YELLOW_SHARE * min(1, calm.inPlaces / max(WARM.least, excess));
    const even = yellow + (tone.yellow - yellow) * toward + YELLOW_INSTEAD * calm.everywhere;
    const lighter = lightness * (1 + LIGHTER * removed);
    return fromOklab([lighter, calm.red * lighter, even * lighter]);
  };
