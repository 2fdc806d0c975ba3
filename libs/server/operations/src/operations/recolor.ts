import { withoutRim } from '../backgrounds/sky-edge.ts';
import { rgbOf } from '../colors/named-colors.ts';
import type { Mask, Operation } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { lumaOf, type Picture } from '../pixels/picture.ts';
import { targetMask } from '../regions/in-region.ts';
import { mainColorIn } from '../regions/main-color.ts';
import { snappedMask } from '../regions/snapped-mask.ts';
import { isTinted, tintPart } from '../regions/tint-part.ts';
import { ramp } from '../pixels/ramp.ts';
import { dyer, lightIn } from './dye.ts';
import { whitenTeeth } from './whiten-teeth.ts';

const { max, min, round } = Math;

/** The minimum confidence of a detected object that changes its color. */
const LEAST_SCORE = 0.45;
/** The width of the color's soft edge, as a fraction of the longer side. */
const EDGE = 1 / 500;
/** Glints brighter than this luma (0–255) keep their own color. */
const GLINT = { from: 215, to: 250 };
/**
 * When the object is colored, its parts with less chroma than this keep their color, such as tyres, glass and
 * chrome.
 */
const NEUTRAL = 28;
const COLORED = 45;

const chromaOf = (red: number, green: number, blue: number): number =>
  max(red, green, blue) - min(red, green, blue);

/** A mask that the person painted, with soft edges. */
const softened = ({ width, height, values }: Mask): Mask => {
  const plane = { width, height, values: Float32Array.from(values) };
  const soft = boxFilter(plane, max(1, round(max(width, height) * EDGE)));
  return { width, height, values: Uint8Array.from(soft.values) };
};

/** How a small part of a face takes a color. */
interface FacePart {
  /** How vivid its colors are, as a fraction of the color that is named, and the most chroma per luma that they have. */
  readonly vivid: number;
  readonly mostVivid: number;
  /** How far it becomes as bright or dark as that color, and how much brighter at most, as a fraction of its brightness. */
  readonly towards: number;
  readonly mostBrighter: number;
  /** True if what shines on it keeps its own color. */
  readonly shines: boolean;
}

/** The parts of faces that are colored by name, besides teeth. */
const FACE_PARTS: Readonly<Record<string, FacePart>> = {
  eyes: { vivid: 0.45, mostVivid: Infinity, towards: 0.28, mostBrighter: 0.55, shines: false },
  lips: { vivid: 1, mostVivid: 0.95, towards: 0.55, mostBrighter: 0.1, shines: true },
};

/**
 * What a person painted over, without what the brush touched beside it. Irises, lips and teeth are small beside a brush,
 * and are told from their surroundings when they are colored.
 */
const asMeant = (picture: Picture, mask: Mask, names: string): Mask => {
  const soft = softened(mask);
  return names === 'teeth' || FACE_PARTS[names] !== undefined ? soft : snappedMask(picture, soft);
};

/** Measures the mean luma and the median chroma of the pixels inside the mask. */
const lookAt = (
  { data, channels }: Picture,
  { values }: Mask,
): { readonly luma: number; readonly chroma: number } => {
  let [count, luma, chroma] = [0, 0, 0];
  values.forEach((value, pixel) => {
    if (value < 128) return;
    const at = pixel * channels;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    count++;
    luma += lumaOf(red, green, blue);
    chroma += chromaOf(red, green, blue);
  });
  return { luma: luma / max(1, count), chroma: chroma / max(1, count) };
};

type Rgb = readonly [number, number, number];

/** Blends each marked pixel with the color that a function returns for its luma, by the share that it also returns. */
const blend = (
  { channels, data }: Picture,
  { values }: Mask,
  colorOf: (luma: number) => Rgb,
  coverOf: (luma: number, chroma: number) => number,
): void => {
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += channels) {
    const inside = (values[pixel] ?? 0) / 255;
    if (inside === 0) continue;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const luma = lumaOf(red, green, blue);
    const share = inside * coverOf(luma, chromaOf(red, green, blue));
    colorOf(luma).forEach((colored, channel) => {
      const value = data[at + channel] ?? 0;
      data[at + channel] = value + (colored - value) * share;
    });
  }
};

/** Black and white have no hue in which light and shadow would stay visible. */
const isBlackOrWhite = (target: Rgb): boolean =>
  chromaOf(...target) < 24 && (lumaOf(...target) < 48 || lumaOf(...target) > 205);

/** The share of a new color that a strength asks for: half of it for 0.5, and never more than all of it. */
const shareOf = (strength: number): number => min(1, strength);

/** Gives an object another hue. Its glints, and the neutral parts of a colored object, keep their color. */
const paint = (picture: Picture, where: Mask, target: Rgb, strength: number): void => {
  const look = lookAt(picture, where);
  const targetLuma = max(8, lumaOf(...target));
  const isColored = look.chroma > COLORED;
  // The pixel's lightness relative to the object's mean, shifted half-way to the lightness of the new color.
  const level = 0.5 * targetLuma + 0.5 * min(look.luma, 170);
  const hued = (luma: number): Rgb => {
    const lit = ((luma / max(8, look.luma)) * level) / targetLuma;
    return [target[0] * lit, target[1] * lit, target[2] * lit];
  };
  const colorOf = isBlackOrWhite(target) ? dyer(target, look.luma, lightIn(picture)) : hued;
  blend(picture, where, colorOf, (luma, chroma) => {
    const neutral = isColored ? ramp(chroma, NEUTRAL * 0.4, NEUTRAL) : 1;
    return shareOf(strength) * neutral * (1 - ramp(luma, GLINT.from, GLINT.to));
  });
};

/** Gives a part of a face another hue. The rays of an iris and the folds of lips are differences of luma, which stay. */
const tintFacePart = (
  picture: Picture,
  where: Mask,
  { target, strength, part }: { target: Rgb; strength: number; part: FacePart },
): void => {
  const mean = max(8, lookAt(picture, where).luma);
  const own = max(8, lumaOf(...target));
  const brighter = max(-0.5 * mean, min(part.mostBrighter * mean, part.towards * (own - mean)));
  const vivid = min(part.vivid, part.mostVivid / max(0.01, chromaOf(...target) / own));
  const tint = target.map((value) => 1 + vivid * (value / own - 1));
  const colorOf = (luma: number): Rgb => {
    const lit = luma * (1 + brighter / mean);
    return [lit * (tint[0] ?? 1), lit * (tint[1] ?? 1), lit * (tint[2] ?? 1)];
  };
  blend(
    picture,
    where,
    colorOf,
    (luma) => shareOf(strength) * (part.shines ? 1 - ramp(luma, GLINT.from, GLINT.to) : 1),
  );
};

/** Dyes cloth, which has no glints. */
const dye = (picture: Picture, where: Mask, target: Rgb, strength: number): void => {
  const colorOf = dyer(target, lookAt(picture, where).luma, lightIn(picture));
  blend(picture, where, colorOf, () => shareOf(strength));
};

/** True for colors between white and cream, which teeth become by whitening. */
const isWhite = (target: Rgb): boolean => lumaOf(...target) > 205 && chromaOf(...target) < 50;

/** Gives a named object or part another hue and keeps its light and shadow. White teeth are whitened teeth. */
export const recolor: Operation<'recolor'> = {
  id: 'recolor',
  title: 'recolor',
  phase: 'subject',
  stage: 'Finding what changes its color',
  graded: true,
  models: ['nanodet', 'u2netp', 'selfie', 'blazeface', 'facemesh', 'iris'],
  namesParts: true,
  example: 'Make the car red',
  titleFor: ({ said, name }) => `make ${said ?? 'it'} ${name ?? ''}`.trim(),
  async apply(picture, strength, context) {
    const { mask, options } = context;
    const names = String(options['names']);
    const search = { leastScore: LEAST_SCORE, said: String(options['said'] ?? 'object') };
    const where =
      mask === null ? await targetMask(picture, names, context, search) : asMeant(picture, mask, names);
    const target = rgbOf(String(options['color'] ?? '#d92b2b'));
    const facePart = FACE_PARTS[names];
    await context.report(0.7, 'Coloring');
    if (names === 'teeth' && isWhite(target)) whitenTeeth(picture, where, strength);
    else if (isTinted(names)) {
      const part = names === 'sky' && mask === null ? withoutRim(picture, where) : where;
      tintPart(picture, part, { name: names, target, strength });
    } else if (names === 'clothes') dye(picture, where, target, strength);
    else if (facePart !== undefined) tintFacePart(picture, where, { target, strength, part: facePart });
    else paint(picture, (mask === null ? mainColorIn(picture, where) : null) ?? where, target, strength);
    return picture;
  },
};
