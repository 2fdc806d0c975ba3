import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import type { Face } from '../faces/find-faces.ts';
import { inRows, part } from '../pixels/bands.ts';
import { applyGrade } from '../pixels/color-cube.ts';
import { blurredPlanes } from '../pixels/gaussian-blur.ts';
import {
  curved,
  gained,
  inTurn,
  lookupTable,
  partly,
  saturated,
  splitToned,
  toneCurve,
  vibrant,
} from '../pixels/grade.ts';
import { withoutClipping } from '../pixels/highlights.ts';
import { addSpot, addStar, spotProfile, type Spot } from '../pixels/light-spots.ts';
import { enlargedRows, lumaOf, type Picture, reduced } from '../pixels/picture.ts';
import { seededRandom } from '../pixels/seeded-random.ts';
import type { Operation } from '../operation.ts';

const { floor, max, round, sin } = Math;

/** The look of twilight: a violet cast and richer color. The bloom and the sparks add light to it. */
const TWILIGHT = inTurn(
  gained(0.93, 0.89, 1),
  splitToned([0.03, -0.01, 0.1], [0.03, 0.0, 0.02]),
  vibrant(0.3),
  saturated(1.05),
);
/** The colors of a dream without magic: a little paler, with lifted shadows and neutral whites. */
const DREAM = inTurn(saturated(0.92), curved(toneCurve([0, 0.25, 0.5, 1], [0.05, 0.29, 0.53, 0.99])));
/** The bloom of lights brighter than `from`: its size as a fraction of the longer side, and its color. */
const BLOOM = { from: 0.5, sigma: 0.022, color: [0.78, 0.66, 0.95] } as const;
const DREAM_COLOR = [0.86, 0.82, 0.78] as const;
const SPARK = spotProfile([
  { distance: 0, color: [1, 1, 1], opacity: 1 },
  { distance: 0.16, color: [1, 0.97, 0.85], opacity: 0.92 },
  { distance: 0.42, color: [1, 0.82, 0.48], opacity: 0.34 },
  { distance: 1, color: [1, 0.55, 0.9], opacity: 0 },
]);
const BUBBLE = spotProfile([
  { distance: 0, color: [0.62, 0.8, 1], opacity: 0.16 },
  { distance: 0.82, color: [0.74, 0.66, 1], opacity: 0.24 },
  { distance: 0.93, color: [0.85, 0.72, 1], opacity: 0.34 },
  { distance: 1, color: [0.8, 0.62, 1], opacity: 0 },
]);
const COUNTS = { bubbles: 22, trails: 3, sparksPerTrail: 90, dust: 110, stars: 14 };
/** The number of attempts to find a random place dark enough for a light to be visible. */
const TRIES = 6;
const BRIGHTEST_BACKGROUND = 0.78;

/**
 * The oval that a light must not cover, as fractions of a face's box, which reaches from chin to brows. Sparks on
 * a face look like spots.
 */
const FACE = { across: 0.52, down: 0.68, up: 0.1 };

type Place = Pick<Spot, 'x' | 'y'>;
type IsFree = (place: Place) => boolean;

/** Tells whether a place is in no face. */
const awayFrom =
  (faces: readonly Face[], { width, height }: Picture): IsFree =>
  ({ x, y }) =>
    faces.every(({ left, top, right, bottom }) => {
      const [w, h] = [right - left, bottom - top];
      const dx = (x / width - (left + right) / 2) / (FACE.across * w);
      const dy = (y / height - (top + bottom) / 2 + FACE.up * h) / (FACE.down * h);
      return dx * dx + dy * dy > 1;
    });

/** Finds a random place: a darker one, because light is more visible there, and if possible not in a face. */
const darkPlace = (picture: Picture, random: () => number, isFree: IsFree): Place => {
  const { width, height, channels, data } = picture;
  let place = { x: random() * width, y: random() * height };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at = (floor(place.y) * width + floor(place.x)) * channels;
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
    if (luma < BRIGHTEST_BACKGROUND && isFree(place)) break;
    place = { x: random() * width, y: random() * height };
  }
  return place;
};

/** Sparks along a curve through the picture, dense on the curve and scattered around it. */
const trail = (
  { width, height }: Picture,
  unit: number,
  count: number,
  random: () => number,
): readonly Spot[] => {
  const from = { x: random() * width * 0.3, y: height * (0.95 - random() * 0.3) };
  const bend = { x: width * (0.25 + random() * 0.5), y: height * random() };
  const to = { x: width * (0.7 + random() * 0.3), y: height * (0.05 + random() * 0.35) };
  return Array.from({ length: count }, (_, i) => {
    const t = (i + random()) / count;
    const at = (key: 'x' | 'y'): number =>
      (1 - t) ** 2 * from[key] + 2 * (1 - t) * t * bend[key] + t * t * to[key];
    const spread = (6 + 26 * sin(Math.PI * t)) * unit;
    return {
      x: at('x') + (random() + random() - 1) * spread,
      y: at('y') + (random() + random() - 1) * spread,
      radius: (2 + 12 * random() ** 3) * unit,
      opacity: 0.45 + 0.55 * random(),
    };
  });
};

const addLights = (picture: Picture, strength: number, seed: number, isFree: IsFree): void => {
  const random = seededRandom(seed);
  const unit = max(picture.width, picture.height) / 1_000;
  const many = (count: number): number[] => Array.from({ length: round(count * strength) }, (_, i) => i);
  const spotted = (spot: Spot, profile: typeof SPARK): void => {
    if (isFree(spot)) addSpot(picture, spot, profile);
  };
  for (const _ of many(COUNTS.bubbles)) {
    const radius = (12 + 46 * random() ** 2) * unit;
    spotted({ ...darkPlace(picture, random, isFree), radius, opacity: 0.35 + 0.6 * random() }, BUBBLE);
  }
  for (const _ of many(COUNTS.trails)) {
    for (const spark of trail(picture, unit, COUNTS.sparksPerTrail, random)) spotted(spark, SPARK);
  }
  for (const _ of many(COUNTS.dust)) {
    const radius = (1.3 + 4 * random() ** 2) * unit;
    spotted({ ...darkPlace(picture, random, isFree), radius, opacity: 0.25 + 0.6 * random() }, SPARK);
  }
  for (const _ of many(COUNTS.stars)) {
    const star = {
      ...darkPlace(picture, random, isFree),
      radius: (18 + 42 * random() ** 1.5) * unit,
      opacity: 0.6 + 0.4 * random(),
    };
    if (!isFree(star)) continue;
    addSpot(picture, { ...star, radius: star.radius * 0.55 }, SPARK);
    addStar(picture, star);
  }
};

/**
 * Adds twilight, a bloom around the lights, and trails of sparks, bubbles and stars unless only the glow is wanted.
 * Faces stay free of these.
 */
export const magicalEffects: Operation<'magical-effects'> = {
  id: 'magical-effects',
  title: 'magical effects',
  phase: 'look',
  stage: 'Scattering stardust',
  graded: true,
  example: 'Add magical effects',
  titleFor: ({ sparks }) => (sparks === 'none' ? 'dreamy glow' : 'magical effects'),
  // "Dreamy, with sparkles": the sparks were asked for.
  combine: ({ sparks: earlier, ...before }, { sparks: later, ...after }) => ({
    ...before,
    ...after,
    ...(earlier === later && later !== undefined ? { sparks: later } : {}),
  }),
  async apply(picture, strength, { options, report, seed, infer }) {
    const { width, height, channels, data } = picture;
    const lights = reduced(picture, 1_000);
    const blooming = lookupTable((tone) => max(0, (tone - BLOOM.from) / (1 - BLOOM.from)));
    lights.data.forEach((value, i) => (lights.data[i] = blooming[value] ?? 0));
    const bloom = blurredPlanes(lights, max(0.6, BLOOM.sigma * max(lights.width, lights.height)));
    const isDream = options['sparks'] === 'none';
    const faces = isDream ? [] : await findFacesOfPeople(picture, infer).catch((): readonly Face[] => []);
    const color = isDream ? DREAM_COLOR : BLOOM.color;
    await applyGrade(picture, partly(isDream ? DREAM : TWILIGHT, strength), part(report, 0.1, 0.4));
    const rowAt = enlargedRows(bloom, width, height);
    await inRows(picture, part(report, 0.4, 0.8), (y, start) => {
      const rows = rowAt(y);
      for (let x = 0, at = start; x < width; x++, at += channels) {
        const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        for (let channel = 0; channel < 3; channel++) {
          const light = ((rows[channel]?.[x] ?? 0) / 255) * (color[channel] ?? 1) * strength;
          const component = data[at + channel] ?? 0;
          const lit = 255 - (255 - component) * max(0, 1 - light);
          data[at + channel] = withoutClipping(lit, component, highest);
        }
      }
    });
    if (!isDream) addLights(picture, strength, seed, awayFrom(faces, picture));
    return picture;
  },
};
