import { besideOf, connectedTo, isAtEdge } from '../pixels/connected.ts';
import { type Picture, type Plane, resample, resizePlane, sizeWithin } from '../pixels/picture.ts';
import { LIKELY, SIDE } from './subject-mask.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { abs, max, min } = Math;

/**
 * The ground is plain when at least the fraction `share` of the picture's edge differs from its middle color by at most
 * `edge` (0–255) in each channel. What is connected to the edge and differs by at most `inside` is ground.
 */
const PLAIN = { share: 0.7, edge: 5, inside: 10 };
/**
 * A part has a sharp outline when at least the fraction `share` of its border with the ground differs by at least
 * `contrast` within `reach` pixels. Shadows have a soft one.
 */
const SHARP = { contrast: 28, reach: 2, share: 0.7 };
/** The parts that are added are at most this large, relative to the subject that the model sees. */
const MOST_ADDED = 4;

/** How much each pixel differs from the plain color at the edge of a picture, and null if there is none. */
const differencesFrom = ({ width, height, channels, data }: Picture): Float32Array | null => {
  const edge = Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) =>
    isAtEdge(pixel, { width, height }),
  );
  const color = [0, 1, 2].map(
    (channel) =>
      edge.map((pixel) => data[pixel * channels + channel] ?? 0).toSorted((a, b) => a - b)[
        edge.length >> 1
      ] ?? 0,
  );
  const differences = floatsFrom({ length: width * height }, (_, pixel) =>
    max(...color.map((value, channel) => abs((data[pixel * channels + channel] ?? 0) - value))),
  );
  const alike = edge.filter((pixel) => (differences[pixel] ?? 0) <= PLAIN.edge).length;
  return alike >= PLAIN.share * edge.length ? differences : null;
};

/**
 * Adds to a mask what is connected to the subject on a plain ground and has a sharp outline, such as the pale body below
 * the head of a drawn figure. On any other ground, and for shadows, the mask stays as it is.
 */
export const withPartsOnPlain = (picture: Picture, mask: Plane): Plane => {
  const { width, height } = sizeWithin(picture, SIDE);
  const small = resample(picture, width, height);
  const differences = differencesFrom(small);
  if (differences === null) return mask;
  const isAlike = (pixel: number): boolean => (differences[pixel] ?? 0) <= PLAIN.inside;
  const all = Array.from({ length: width * height }, (_, pixel) => pixel);
  const ground = new Uint8Array(width * height);
  const seeds = all.filter((pixel) => isAtEdge(pixel, small) && isAlike(pixel));
  for (const pixel of connectedTo(small, seeds, isAlike)) ground[pixel] = 1;
  const seen = resizePlane(mask, width, height);
  const subject = all.filter((pixel) => (seen.values[pixel] ?? 0) >= LIKELY && ground[pixel] === 0);
  const added = connectedTo(small, subject, (pixel) => ground[pixel] === 0).slice(subject.length);
  if (added.length === 0 || added.length > MOST_ADDED * subject.length) return mask;
  const isAdded = new Uint8Array(width * height);
  for (const pixel of added) isAdded[pixel] = 1;
  const contrastAt = (pixel: number): number => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    let most = 0;
    for (let row = max(0, y - SHARP.reach); row <= min(height - 1, y + SHARP.reach); row++) {
      for (let column = max(0, x - SHARP.reach); column <= min(width - 1, x + SHARP.reach); column++) {
        const other = row * width + column;
        if (isAdded[other] === 1) most = max(most, differences[other] ?? 0);
      }
    }
    return most;
  };
  const border = added.filter((pixel) => besideOf(pixel, width).some((other) => ground[other] === 1));
  const sharp = border.filter((pixel) => contrastAt(pixel) >= SHARP.contrast).length;
  if (sharp < SHARP.share * border.length) return mask;
  return { width, height, values: seen.values.map((value, pixel) => (isAdded[pixel] === 1 ? 1 : value)) };
};
