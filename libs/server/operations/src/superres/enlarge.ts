import type { Infer } from '../operation.ts';
import { withAlpha } from '../pixels/alpha.ts';
import { lanczosResize } from '../pixels/lanczos.ts';
import { type Picture, sizeWithin } from '../pixels/picture.ts';
import { backProject, type SuperResolution, superResolve } from './super-resolve.ts';

const TWICE: SuperResolution = { model: 'slim-x2', scale: 2 };
/** The network with clean lines and no noise. Its pictures look a little smooth when it works alone. */
const CLEAN: SuperResolution = { model: 'animev3-x4', scale: 4 };
/** The network with natural texture. It takes three times as long. */
const TEXTURED: SuperResolution = { model: 'gans-x4', scale: 4 };

/** Up to this factor of enlargement the network that doubles the size gives the best result. */
const DOUBLING = 2.2;
/**
 * The maximum megapixels of input for each network, so that no enlargement takes 30 s on two processors. Each
 * limit is about 20 s of processor time: a megapixel takes 5 s for twice the size, 15 s for four times, and
 * 45 s with texture. Back-projection restores the detail that a larger picture loses when it is reduced to
 * the limit.
 */
const MOST_MEGAPIXELS = { twice: 3.5, clean: 1.1, textured: 0.4 };
/** The weight of the textured network when both networks enlarge. It adds texture without artefacts. */
const TEXTURE_SHARE = 0.5;

type Size = Pick<Picture, 'width' | 'height'>;

const megapixels = ({ width, height }: Size): number => (width * height) / 1e6;

/** The largest size with the picture's proportions and at most `most` megapixels. */
const sizeOf = (picture: Size, most: number): Size => {
  const scale = Math.sqrt(most / megapixels(picture));
  return scale >= 1 ? picture : sizeWithin(picture, Math.max(picture.width, picture.height) * scale);
};

/** The networks that enlarge a picture, and the size of their input. */
export interface NetworkPlan {
  readonly networks: readonly SuperResolution[];
  readonly seen: Size;
}

/**
 * Chooses networks whose time for this enlargement is within the limit. A second network adds texture to the
 * first.
 */
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

/** The first network's share of the time that two networks take. */
const FIRST_SHARE = 0.25;

/** The mean of the outputs of a plan's networks. */
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

/** Combines the enlarged colors with the alpha of `source`, which is enlarged to the same size. */
const withAlphaOf = (colors: Picture, source: Picture): Picture => {
  const { width, height } = colors;
  const grey = new Uint8ClampedArray(source.width * source.height * 3);
  for (let pixel = 0; pixel < source.width * source.height; pixel++) {
    grey.fill(source.data[pixel * 4 + 3] ?? 255, pixel * 3, pixel * 3 + 3);
  }
  const alpha = lanczosResize({ ...source, channels: 3, data: grey }, width, height);
  return withAlpha(colors, (pixel) => alpha.data[pixel * 3] ?? 255);
};

/** An enlarged picture, with the size of the networks' input and output. */
export interface Enlarged {
  readonly picture: Picture;
  /** The size of the networks' input. It is smaller than the source when the networks would take too long. */
  readonly seen: Size;
  /** The size of the networks' output. Any further enlargement is interpolated. */
  readonly answered: Size;
}

/**
 * Enlarges the picture to exactly `width` × `height` by super-resolution. `report` receives the progress from
 * 0 to 1.
 */
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
    picture: source.channels === 4 ? withAlphaOf(enlarged, source) : enlarged,
    seen: { width: plan.seen.width, height: plan.seen.height },
    answered: { width: resolved.width, height: resolved.height },
  };
};
