import type { Infer } from '../operations/operation.ts';
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
 * Most megapixels a network is given: about 45 s of processor time by what each was measured to take. What a
 * larger picture has beyond its reduced copy is put back afterwards.
 */
const MOST_MEGAPIXELS = { twice: 3.5, clean: 1.5, textured: 0.4 };
/** Share of the textured network where both enlarge: its texture without its artefacts. */
const TEXTURE_SHARE = 0.5;

const megapixels = ({ width, height }: Picture): number => (width * height) / 1e6;

const reducedTo = (picture: Picture, most: number): Picture => {
  const scale = Math.sqrt(most / megapixels(picture));
  if (scale >= 1) return picture;
  const { width, height } = sizeWithin(picture, Math.max(picture.width, picture.height) * scale);
  return lanczosResize(picture, width, height);
};

const mix = (into: Picture, other: Picture, share: number): void => {
  into.data.forEach((value, at) => {
    into.data[at] = value + ((other.data[at] ?? 0) - value) * share;
  });
};

const neurally = async (
  source: Picture,
  factor: number,
  infer: Infer,
  report: (fraction: number) => Promise<void>,
): Promise<Picture> => {
  if (factor <= DOUBLING && megapixels(source) <= MOST_MEGAPIXELS.twice) {
    return superResolve(source, TWICE, infer, report);
  }
  const small = reducedTo(source, MOST_MEGAPIXELS.clean);
  const isTextured = megapixels(small) <= MOST_MEGAPIXELS.textured;
  const clean = await superResolve(small, CLEAN, infer, (done) => report(isTextured ? done / 4 : done));
  if (isTextured) {
    mix(
      clean,
      await superResolve(small, TEXTURED, infer, (done) => report((1 + 3 * done) / 4)),
      TEXTURE_SHARE,
    );
  }
  return clean;
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

/** The picture at exactly `width` × `height` (larger than it) by super-resolution; `report` gets 0 to 1. */
export const enlarge = async (
  source: Picture,
  width: number,
  height: number,
  infer: Infer,
  report: (fraction: number) => Promise<void>,
): Promise<Picture> => {
  const resolved = await neurally(source, width / source.width, infer, (done) => report(0.85 * done));
  const isExact = resolved.width === width && resolved.height === height;
  const enlarged = isExact ? resolved : lanczosResize(resolved, width, height);
  await report(0.95);
  backProject(enlarged, source);
  return source.channels === 4 ? withAlpha(enlarged, source) : enlarged;
};
