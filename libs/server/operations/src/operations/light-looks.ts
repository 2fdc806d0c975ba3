import { inRows, part } from '../pixels/bands.ts';
import { applyGrade } from '../pixels/color-cube.ts';
import { enhanceTones } from '../pixels/enhance-tones.ts';
import { centreOfInterest } from '../pixels/centre-of-interest.ts';
import {
  curved,
  gained,
  type Grade,
  inTurn,
  partly,
  saturated,
  splitToned,
  toneCurve,
  vibrant,
} from '../pixels/grade.ts';
import { withoutClipping } from '../pixels/highlights.ts';
import { lumaOf, type Picture } from '../pixels/picture.ts';
import { tonesOf } from '../pixels/statistics.ts';
import type { Operation } from '../operation.ts';
import { paintEveningSky } from './evening-sky.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { exp, max, min } = Math;

/** The local contrast that is added before the light. */
const DETAIL = 1.5;
const GRADE = inTurn(
  saturated(0.9),
  curved(toneCurve([0, 0.2, 0.5, 0.8, 1], [0, 0.1, 0.46, 0.84, 1])),
  splitToned([-0.012, 0, 0.022], [0.018, 0.004, -0.02]),
);
/**
 * The spot of light: the light outside it, the extra light at its center, its size as fractions of the sides,
 * and its warmth.
 */
const LAMP = { rest: 0.3, centre: 0.86, reachX: 0.5, reachY: 0.56, sharpness: 1.15, warmth: 0.035 };
/** The fraction of the way from the picture's middle to its center of interest at which the spot lies. */
const FOLLOWS = 0.6;

const AS_IT_IS = { castRemoved: 0, gainLimits: { low: 1, high: 1 }, vibrance: 0 };

/** A picture with a mean luma below `from` is brightened first, and fully at `wholly` or less. */
const DARK = { from: 0.3, wholly: 0.15 };
/** A dark picture is first brightened over its whole range. Then the light outside the spot is reduced. */
const LIT = { rangeShare: 0.8, exposureShare: 0.7 };
/** The fraction of light that stays outside the spot in a dark picture. It replaces `LAMP.rest`. */
const REST_IN_THE_DARK = 0.42;

/** How dark a picture is: 0 for most pictures, 1 for pictures that this operation would turn black. */
const darknessOf = (picture: Picture): number => {
  const { meanLuma } = tonesOf(picture);
  return min(1, max(0, (DARK.from - meanLuma) / (DARK.from - DARK.wholly)));
};

/**
 * Lights the center of interest and darkens the rest, with strong local contrast, deep tones and a warm spot
 * of light.
 */
export const dramaticLighting: Operation<'dramatic-lighting'> = {
  id: 'dramatic-lighting',
  title: 'dramatic lighting',
  phase: 'look',
  stage: 'Setting the lights',
  graded: true,
  example: 'Add dramatic lighting',
  async apply(picture, strength, { report }) {
    const { width, height, channels, data } = picture;
    const interest = centreOfInterest(picture);
    const centre = {
      x: (0.5 + (interest.x - 0.5) * FOLLOWS) * width,
      y: (0.5 + (interest.y - 0.5) * FOLLOWS) * height,
    };
    const darkness = darknessOf(picture);
    const lit = {
      rangeShare: LIT.rangeShare * darkness,
      exposureShare: LIT.exposureShare * darkness,
      detail: DETAIL * strength,
    };
    await enhanceTones(picture, { ...AS_IT_IS, ...lit }, part(report, 0, 0.5));
    await applyGrade(picture, partly(GRADE, strength), part(report, 0.5, 0.7));
    const columns = floatsFrom({ length: width }, (_, x) => ((x - centre.x) / (LAMP.reachX * width)) ** 2);
    const share = min(1.25, strength);
    const rest = LAMP.rest + (REST_IN_THE_DARK - LAMP.rest) * darkness;
    await inRows(picture, part(report, 0.7, 1), (y, start) => {
      const down = ((y - centre.y) / (LAMP.reachY * height)) ** 2;
      for (let x = 0, at = start; x < width; x++, at += channels) {
        const pool = exp(-((columns[x] ?? 0) + down) * LAMP.sharpness);
        const light = 1 + (rest + LAMP.centre * pool - 1) * share;
        const warmth = LAMP.warmth * pool * share;
        const tone = (channel: number, gain: number): number => {
          const value = data[at + channel] ?? 0;
          // Compressing the highlights keeps the light from clipping them.
          const rolloff = light > 1 ? 1 + (value / 255) * (light - 1) : 1;
          return (value * light * gain) / rolloff;
        };
        const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        data[at] = withoutClipping(tone(0, 1 + warmth), data[at] ?? 0, highest);
        data[at + 1] = tone(1, 1);
        data[at + 2] = tone(2, 1 - warmth);
      }
    });
    return picture;
  },
};

/** Lights brighter than this keep some of their color, because lamps shine at night. */
const SHINING = 0.8;

/** The maximum mean luma (0–1) of a graded scene. A brighter scene gets less exposure. */
const DARK_ENOUGH = 0.42;

const moonlight: Grade = (color) => {
  const luma = lumaOf(...color);
  const shine = max(0, (luma - SHINING) / (1 - SHINING)) ** 2;
  const [red, green, blue] = saturated(0.5)(color);
  const dark = (tone: number, light: number, black: number): number =>
    max(0, tone) ** 1.5 * light + black * (1 - tone);
  return [
    dark(red, 0.34 + 0.22 * shine, 0.01),
    dark(green, 0.43 + 0.14 * shine, 0.018),
    dark(blue, 0.72, 0.055),
  ];
};

const lookFor = (picture: Picture): FilmLook => {
  const { meanLuma } = tonesOf(picture);
  const exposure = min(1, DARK_ENOUGH / max(0.05, meanLuma));
  return {
    grade: inTurn(moonlight, gained(exposure, exposure, exposure)),
    vignette: { depth: 0.45, reach: 1.5 },
  };
};

/**
 * Turns day into night. The scene becomes dark and blue with little color, as in moonlight, and lamps stay
 * warm.
 */
export const night: Operation<'night'> = {
  id: 'night',
  title: 'night',
  phase: 'look',
  stage: 'Turning day into night',
  graded: true,
  example: 'Turn it into night',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, lookFor(picture), {
      strength,
      seed: context.seed,
      report: context.report,
    }),
};

const LOOK: FilmLook = {
  grade: inTurn(
    gained(1.06, 0.88, 0.71),
    curved(toneCurve([0, 0.25, 0.75, 1], [0, 0.21, 0.78, 1])),
    splitToned([0.03, -0.02, 0.045], [0.1, 0.012, -0.06]),
    vibrant(0.25),
    saturated(1.1),
  ),
  vignette: { depth: 0.28, reach: 1.5 },
};
/**
 * The colors (0–1) of the sky's light at the top and bottom of the picture, and the strength of their
 * overlay.
 */
const SKY = { top: [1, 0.82, 0.27], bottom: [1, 0.59, 0.5], depth: 0.24 } as const;

/**
 * Gives a picture the light of the hour before dark: warm light from above, more on lights than on shadows.
 */
export const sunset: Operation<'sunset'> = {
  id: 'sunset',
  title: 'sunset light',
  phase: 'look',
  stage: 'Waiting for the sunset',
  graded: true,
  example: 'Sunset light',
  async apply(picture, strength, { report, seed }) {
    const { width, height, channels, data } = picture;
    await paintEveningSky(picture, min(1, strength), part(report, 0, 0.2));
    await applyFilmLook(picture, LOOK, { strength, seed, report: part(report, 0.2, 0.6) });
    await inRows(picture, part(report, 0.6, 1), (y, start) => {
      const down = (y + 0.5) / height;
      const depth = SKY.depth * strength * (1 - 0.45 * down);
      const [red, green, blue] = [0, 1, 2].map((channel) => {
        const upper = SKY.top[channel as 0 | 1 | 2];
        return upper + (SKY.bottom[channel as 0 | 1 | 2] - upper) * down;
      });
      for (let x = 0, at = start; x < width; x++, at += channels) {
        const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        const share = depth * (0.35 + (0.65 * lumaOf(r, g, b)) / 255);
        const highest = max(r, g, b);
        data[at] = withoutClipping(r + (255 - r) * share * (red ?? 1), r, highest);
        data[at + 1] = withoutClipping(g + (255 - g) * share * (green ?? 1), g, highest);
        data[at + 2] = withoutClipping(b + (255 - b) * share * (blue ?? 1) * 0.6, b, highest);
      }
    });
    return picture;
  },
};
