import { rgbOf } from '../colors/named-colors.ts';
import { type Infer, NothingToDoError } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { colorGuided } from '../pixels/guided-filter.ts';
import { type Picture, type Plane, resizePlane } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';
import { type ClothedPerson, findClothedPeople, lookAtPerson } from './clothed-person.ts';
import { connectedTo, holesIn } from '../pixels/connected.ts';
import {
  clothAmong,
  clothness,
  FROM,
  isLikeSkin,
  type Shade,
  shadeOf,
  shadesOf,
  type Skin,
  skinFrom,
  skinness,
  type Cloth,
} from './garment-colors.ts';
import { hairiness } from './hair-colors.ts';
import { emptyMask, layInto } from './lay-into.ts';
import type { RegionFinder } from './region-finder.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { abs, floor, max } = Math;

const NO_CLOTHES =
  'No clothes that stand out clearly were found in the image. Paint over the part that is meant, and ask again.';
const NO_PERSON =
  'No person who faces the camera was found in the image. Paint over the clothes that are meant, and ask again.';
const SEVERAL =
  'Several people are in the image, and it is not clear whose clothes are meant. Paint over them, and ask again.';

/** Where the torso is below the chin and beside it, in heights of the face. */
const TORSO = { from: 0.6, to: 2.3, beside: 0.8 };
/** The minimum area of the torso in squared heights of the face, and the fraction of it that is not skin. */
const LEAST_TORSO = 0.4;
const LEAST_CLOTHED = 0.25;
/** The minimum fraction of the clothed torso that has the garment's color. Neutral colors are more common elsewhere. */
const LEAST_FIT = { colored: 0.48, neutral: 0.6 };
/** With this fraction of the torso in the color that is meant, one of several people may be meant. */
const MAY_WEAR = 0.25;
/** The maximum fraction of the surroundings that has the garment's color. */
const MOST_AROUND = { colored: 0.3, neutral: 0.12 };
/** The minimum area of the garment, as a fraction of the person and of the clothed torso. */
const LEAST_OF_PERSON = 0.03;
const LEAST_OF_TORSO = 0.35;
/** The distance from the person to the surroundings that count, in pixels of the small copy. */
const AROUND = 14;
/** Holes up to this many squared heights of the face belong to the garment, such as buttons and letters. */
const MOST_HOLE = 0.25;
/** The likelihood of a piece of the garment that is not connected with the torso. */
const CUT_OFF = 0.85;
const PERSON = { none: 0.3, full: 0.55 };
/** The radius and smoothness of the guided filter that finds the edge in the full picture. */
const GUIDE = { radius: 4, epsilon: 6e-4, share: 0.7 };

/** A judgement of each pixel by its color. */
const judging = (shades: readonly Shade[], judge: (shade: Shade) => number): ((pixel: number) => number) => {
  const judged = floatsFrom(shades, judge);
  return (pixel) => judged[pixel] ?? 0;
};

/** The position of a pixel below the chin and beside it, in heights of the face. */
type Place = (pixel: number) => { readonly below: number; readonly beside: number };

const placesOf =
  ({ small, chin, faceHeight }: ClothedPerson): Place =>
  (pixel) => {
    const x = pixel % small.width;
    return {
      below: (floor(pixel / small.width) - chin.y) / faceHeight,
      beside: abs(x - chin.x) / faceHeight,
    };
  };

/** The pixels of the torso that are not skin. Null when the torso is not seen or bare. */
const clothedTorso = (
  { person, faceHeight }: ClothedPerson,
  placeOf: Place,
  skinAt: (pixel: number) => number,
): readonly number[] | null => {
  const torso: number[] = [];
  person.values.forEach((likelihood, pixel) => {
    const { below, beside } = placeOf(pixel);
    if (likelihood > PERSON.full && below > TORSO.from && below < TORSO.to && beside < TORSO.beside)
      torso.push(pixel);
  });
  const clothed = torso.filter((pixel) => skinAt(pixel) < 0.35);
  const isSeen = torso.length >= LEAST_TORSO * faceHeight ** 2;
  return isSeen && clothed.length >= LEAST_CLOTHED * torso.length ? clothed : null;
};

/** The fraction of the background next to the person's body that has the color of the garment. */
const alikeAround = (
  { person: { width, height, values }, chin }: ClothedPerson,
  clothAt: (pixel: number) => number,
): number => {
  let [count, alike] = [0, 0];
  for (let pixel = max(0, floor(chin.y)) * width; pixel < width * height; pixel++) {
    if ((values[pixel] ?? 0) >= 0.25) continue;
    const x = pixel % width;
    const isNear =
      (x >= AROUND && (values[pixel - AROUND] ?? 0) > 0.6) ||
      (x < width - AROUND && (values[pixel + AROUND] ?? 0) > 0.6) ||
      (values[pixel - AROUND * width] ?? 0) > 0.6;
    if (!isNear) continue;
    count++;
    alike += clothAt(pixel);
  }
  return count < 50 ? 0 : alike / count;
};

/** The garment's pixels: those of its color that are connected with the torso, and small holes among them. */
const grownFrom = (
  seen: ClothedPerson,
  seeds: readonly number[],
  likely: Plane,
  skinAt: (pixel: number) => number,
  isColored: boolean,
): Uint8Array => {
  const { width, height, values } = likely;
  const isLikely = (pixel: number, least: number): boolean => (values[pixel] ?? 0) > least;
  const inside = new Uint8Array(width * height);
  const certain = seeds.filter((pixel) => isLikely(pixel, 0.6));
  // A strap or a pole in front of a colored garment cuts it in pieces.
  const beyond = isColored ? [...likely.values.keys()].filter((pixel) => isLikely(pixel, CUT_OFF)) : [];
  for (const pixel of connectedTo(likely, [...certain, ...beyond], (other) => isLikely(other, 0.5)))
    inside[pixel] = 1;
  for (const hole of holesIn(inside, likely)) {
    const skin = hole.reduce((sum, pixel) => sum + skinAt(pixel), 0);
    if (hole.length > MOST_HOLE * seen.faceHeight ** 2 || skin > 0.4 * hole.length) continue;
    for (const pixel of hole) inside[pixel] = 1;
  }
  return inside;
};

/** Brings the garment to the size of the picture's part, with an edge that follows the colors there. */
const edged = ({ small, part }: ClothedPerson, inside: Uint8Array): Plane => {
  const { width, height, channels, data } = part;
  const rough = { width: small.width, height: small.height, values: Float32Array.from(inside) };
  const model = colorGuided(small, boxFilter(rough, 1), GUIDE.radius, GUIDE.epsilon);
  const [red, green, blue, offset, plain] = [model.red, model.green, model.blue, model.offset, rough].map(
    (plane) => resizePlane(plane, width, height).values,
  );
  const values = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += channels) {
    const guided =
      ((red?.[pixel] ?? 0) * (data[at] ?? 0) +
        (green?.[pixel] ?? 0) * (data[at + 1] ?? 0) +
        (blue?.[pixel] ?? 0) * (data[at + 2] ?? 0)) /
        255 +
      (offset?.[pixel] ?? 0);
    values[pixel] = ramp(GUIDE.share * guided + (1 - GUIDE.share) * (plain?.[pixel] ?? 0), 0.25, 0.75);
  }
  return { width, height, values };
};

/** What a person wears on the upper body. */
interface Worn {
  readonly seen: ClothedPerson;
  readonly shades: readonly Shade[];
  readonly skin: Skin;
  readonly placeOf: Place;
  /** The pixels of the clothed torso. */
  readonly seeds: readonly number[];
  /** The color of the garment, or null if none has the color that is meant. */
  readonly cloth: Cloth | null;
  /** The fraction of the clothed torso that has this color. */
  readonly fit: number;
}

/** Looks what a person wears; null if that is not seen. `from` is the color of the garment that is meant, or null. */
const wornBy = (seen: ClothedPerson, from: Shade | null, most = FROM.meant): Worn | null => {
  const shades = shadesOf(seen.lit);
  const skin = skinFrom(shades.filter((_, pixel) => (seen.face.values[pixel] ?? 0) > 0.9));
  const placeOf = placesOf(seen);
  const seeds = clothedTorso(seen, placeOf, judging(shades, skinness(skin, null)));
  if (seeds === null) return null;
  const cloth = clothAmong(
    seeds.flatMap((pixel) => shades[pixel] ?? []),
    from,
    most,
  );
  const clothAt = cloth === null ? () => 0 : judging(shades, clothness(cloth));
  const fit = seeds.reduce((sum, pixel) => sum + clothAt(pixel), 0) / seeds.length;
  return { seen, shades, skin, placeOf, seeds, cloth, fit };
};

const isMostOfTorso = ({ cloth, fit }: Worn): boolean =>
  cloth !== null && fit >= LEAST_FIT[cloth.isColored ? 'colored' : 'neutral'];

/** What the only one among several people wears whose garment has the color that is meant; null if there is none. */
const wornAmong = (people: readonly ClothedPerson[], from: Shade): Worn | null => {
  const wearers = people.filter((seen) => (wornBy(seen, from, FROM.perhaps)?.fit ?? 0) >= MAY_WEAR);
  const [wearer, ...others] = wearers;
  if (wearer === undefined || others.length > 0) return null;
  const meant = wornBy(wearer, from);
  return meant !== null && isMostOfTorso(meant) ? meant : null;
};

/** What the person wears who is meant: the only one, or the only one in the color that is meant. */
const findWorn = async (picture: Picture, infer: Infer, from: Shade | null): Promise<Worn> => {
  const found = await findClothedPeople(picture, infer);
  if (found.kind === 'nobody') throw new NothingToDoError(NO_PERSON);
  if (found.kind === 'one') {
    const seen = await lookAtPerson(picture, found.person, infer);
    if (!seen.isFacing) throw new NothingToDoError(NO_PERSON);
    const worn = wornBy(seen, from);
    if (worn === null) throw new NothingToDoError(NO_CLOTHES);
    return worn;
  }
  if (from === null || found.people === null) throw new NothingToDoError(SEVERAL);
  const people: ClothedPerson[] = [];
  for (const person of found.people) people.push(await lookAtPerson(picture, person, infer));
  const worn = wornAmong(people, from);
  if (worn === null) throw new NothingToDoError(SEVERAL);
  return worn;
};

/**
 * The garment on the upper body of a person: the pixels of its color that are connected with the torso, without skin and
 * hair. The option `from` is the color of the garment that is meant, which tells one of several people. Throws
 * NothingToDoError when the garment cannot be told from skin, hair, background or other garments.
 */
export const findClothes: RegionFinder = async (picture, { infer, options }) => {
  const from = options['from'] === undefined ? null : shadeOf(...rgbOf(String(options['from'])));
  const worn = await findWorn(picture, infer, from);
  const { seen, shades, skin, placeOf, seeds, cloth } = worn;
  const { person, face } = seen;
  const at = (judge: (shade: Shade) => number) => judging(shades, judge);
  const hair = hairiness(seen, shades, at(skinness(skin, null)));
  if (cloth === null || isLikeSkin(skin, cloth) || (from === null && !isMostOfTorso(worn)))
    throw new NothingToDoError(NO_CLOTHES);
  const [clothAt, skinAt] = [at(clothness(cloth)), at(skinness(skin, cloth))];
  const most = MOST_AROUND[cloth.isColored ? 'colored' : 'neutral'];
  if (alikeAround(seen, clothAt) > most || hair.isLike(clothness(cloth)))
    throw new NothingToDoError(NO_CLOTHES);
  const likely = person.values.map((likelihood, pixel) => {
    if ((face.values[pixel] ?? 0) > 0.3) return 0;
    const { below, beside } = placeOf(pixel);
    const isHair = hair.at(pixel) * (cloth.isColored ? 0.5 : 0.9) * (1 - ramp(below, 0.5, 1));
    return (
      ramp(below + 0.6 * max(0, beside - 0.5), -0.05, 0.2) *
      clothAt(pixel) *
      (1 - isHair) *
      (1 - skinAt(pixel)) *
      ramp(likelihood, PERSON.none, PERSON.full)
    );
  });
  const inside = grownFrom(seen, seeds, boxFilter({ ...person, values: likely }, 1), skinAt, cloth.isColored);
  const area = inside.reduce((sum, value) => sum + value, 0);
  const whole = person.values.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
  if (area < LEAST_OF_PERSON * whole || area < LEAST_OF_TORSO * seeds.length)
    throw new NothingToDoError(NO_CLOTHES);
  const mask = emptyMask(picture);
  layInto(mask, edged(seen, inside), seen.region);
  return mask;
};
