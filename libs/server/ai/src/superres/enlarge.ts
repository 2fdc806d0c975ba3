import type { Infer } from '../operation.ts';
import { lanczosResize } from '../pixels/lanczos.ts';
import { sizeWithin, type Picture } from '../pixels/picture.ts';
import { backProject } from './back-project.ts';
import { superResolve, type SuperResolution } from './super-resolve.ts';

const TWICE: SuperResolution = { model: 'slim-x2', scale: 2 };
/** Clean lines, no noise; on its own a little smooth. */
const CLEAN: SuperResolution = { model: 'animev3-x4', scale: 4 };
/** Natural texture, and three times the work. */
const TEXTURED: SuperResolution = { model: 'gans-x4', scale: 4 };

/** Up to this factor doubling is enough, and its network the best. */
const DOUBLING = 2.2;
/**
 * Most megapixels a network is given: about 20 s of processor time by what each was measured to take (5 s for a
 * megapixel twice as large, 15 s four times, 45 s with texture), so that no enlargement takes 30 s on two processors.
 * What a larger picture has beyond its reduced copy is put back afterwards.
 */
const MOST_MEGAPIXELS = { twice: 3.5, clean: 1.1, textured: 0.4 };
/** Share of the textured network where both enlarge: its texture without its artefacts. */
const TEXTURE_SHARE = 0.5;

type Size = Pick<Picture, 'width' | 'height'>;

const megapixels = ({ width, height }: Size): number => (width * height) / 1e6;

/** The size in the picture's proportions that has at most so many megapixels. */
const sizeOf = (picture: Size, most: number): Size => {
  const scale = Math.sqrt(most / megapixels(picture));
  return scale >= 1 ? picture : sizeWithin(picture, Math.max(picture.width, picture.height) * scale);
};

/** The networks that enlarge a picture, and the size at which they see it. */
export interface NetworkPlan {
  readonly networks: readonly SuperResolution[];
  readonly seen: Size;
}

/** What networks do for an enlargement, within the time they may take; the second adds texture to the first. */
export const networkPlan = (source: Size, factor: number): NetworkPlan => {
  if (factor <= DOUBLING && megapixels(source) <= MOST_MEGAPIXELS.twice) {
    return { networks: [TWICE], seen: source };
  }
  const seen = sizeOf(source, MOST_MEGAPIXELS.clean);
  const isTextured = megapixels(seen) <= MOST_MEGAPIXELS.textured;
  return { networks: isTextured ? [CLEAN, TEXTURED] : [CLEAN], seen };
};

const mix = (into: Picture, other: Picture, share: number): void => {
  into.data.forEach((value, at) => {
    into.data[at] = value + ((other.data[at] ?? 0) - value) * share;
  });
};

/** The time of the first of two networks, as a share of both. */
const FIRST_SHARE = 0.25;

/** What the networks of a plan make of a picture: a mean of their answers. */
const neurally = async (
  source: Picture,
  { networks: [first = CLEAN, second], seen: { width, height } }: NetworkPlan,
  infer: Infer,
  report: (fraction: number) => Promise<void>,
): Promise<Picture> => {
  const small = width < source.width ? lanczosResize(source, width, height) : source;
  const share = second === undefined ? 1 : FIRST_SHARE;
  const resolved = await superResolve(small, first, infer, (done) => report(share * done));
  if (second === undefined) return resolved;
  const textured = await superResolve(small, second, infer, (done) => report(share + (1 - share) * done));
  mix(resolved, textured, TEXTURE_SHARE);
  return resolved;
};

/** Alpha of `source` enlarged, with the colors of `colors`. */
const withAlpha = (colors: Picture, source: Picture): Picture => {
  const { width, height } = colors;
  const grey = new Uint8ClampedArray(source.width * source.height * 3);
  for (let pixel = 0; pixel < source.width * source.height; pixel++) {
    grey.fill(source.data[pixel * 4 + 3] ?? 255, pixel * 3, pixel * 3 + 3);
  }
  const alpha = lanczosResize({ ...source, channels: 3, data: grey }, width, height);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; to < data.length; from += 3, to += 4) {
    data.set(colors.data.subarray(from, from + 3), to);
    data[to + 3] = alpha.data[from] ?? 255;
  }
  return { width, height, channels: 4, data };
};

/** A picture that was enlarged, and how far networks had a part in it. */
export interface Enlarged {
  readonly picture: Picture;
  /** The size of what a network was given: the source's, or less when that is more than a network can do in time. */
  readonly seen: Size;
  /** The size of what it answered; anything beyond is interpolated. */
  readonly answered: Size;
}

/** The picture at exactly `width` × `height` (larger than it) by super-resolution; `report` gets 0 to 1. */
export const enlarge = async (
  source: Picture,
  width: number,
  height: number,
  infer: Infer,
  report: (fraction: number) => Promise<void>,
): Promise<Enlarged> => {
  const plan = networkPlan(source, width / source.width);
  const resolved = await neurally(source, plan, infer, (done) => report(0.85 * done));
  const isExact = resolved.width === width && resolved.height === height;
  const enlarged = isExact ? resolved : lanczosResize(resolved, width, height);
  await report(0.95);
  backProject(enlarged, source);
  return {
    picture: source.channels === 4 ? withAlpha(enlarged, source) : enlarged,
    seen: { width: plan.seen.width, height: plan.seen.height },
    answered: { width: resolved.width, height: resolved.height },
  };
};
