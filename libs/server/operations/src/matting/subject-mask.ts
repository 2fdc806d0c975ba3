import type { Infer, Tensor } from '../operation.ts';
import { type Picture, type Plane, resample, resizePlane } from '../pixels/picture.ts';

/** The side of the model's input in pixels, and so of the masks that it makes. */
export const SIDE = 320;
/** A pixel with at least this likelihood counts as the subject. */
export const LIKELY = 0.45;
/** The mean and deviation of the colors of ImageNet, with which the model was trained. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

/** The width of the border around a framed picture, as a fraction of its side. */
const FRAME = 0.12;
/**
 * The side of a framed picture inside the model's input. An even number makes the border equal on both sides.
 */
const INNER = 2 * Math.round(SIDE / (1 + 2 * FRAME) / 2);

/**
 * The picture at the size of the model's input. A framed picture is smaller and has a border of its own mean
 * color.
 */
const prepared = (picture: Picture, isFramed: boolean): Picture => {
  if (!isFramed) return resample(picture, SIDE, SIDE);
  const { data: small } = resample(picture, INNER, INNER);
  const sums = [0, 0, 0];
  small.forEach((value, at) => (sums[at % 3] = (sums[at % 3] ?? 0) + value));
  const mean = sums.map((sum) => (sum * 3) / small.length);
  const data = Uint8ClampedArray.from({ length: SIDE * SIDE * 3 }, (_, at) => mean[at % 3] ?? 0);
  const edge = (SIDE - INNER) / 2;
  for (let y = 0; y < INNER; y++) {
    data.set(small.subarray(y * INNER * 3, (y + 1) * INNER * 3), ((edge + y) * SIDE + edge) * 3);
  }
  return { width: SIDE, height: SIDE, channels: 3, data };
};

/**
 * The colors as the model's input, one normalised plane per channel. With `mirrored`, left and right are
 * swapped.
 */
const modelInput = ({ data }: Picture, mirrored: boolean): Tensor => {
  const count = SIDE * SIDE;
  const input = new Float32Array(3 * count);
  for (let pixel = 0; pixel < count; pixel++) {
    const x = pixel % SIDE;
    const from = mirrored ? pixel - x + SIDE - 1 - x : pixel;
    for (let channel = 0; channel < 3; channel++) {
      const value = (data[from * 3 + channel] ?? 0) / 255;
      input[channel * count + pixel] = (value - (MEAN[channel] ?? 0)) / (DEVIATION[channel] ?? 1);
    }
  }
  return { values: input, shape: [1, 3, SIDE, SIDE] };
};

const stretchToUnit = (values: Float32Array): { readonly values: Float32Array; readonly peak: number } => {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const span = Math.max(1e-6, high - low);
  return { values: values.map((value) => (value - low) / span), peak: high };
};

/** The output of U²-Net for a picture. */
export interface SubjectLook {
  /**
   * The likelihood that each pixel belongs to the salient subject, 0–1, at 320 × 320 whatever the picture's
   * proportions.
   */
  readonly mask: Plane;
  /** The maximum likelihood (0–1) before the likelihoods were stretched to 1. */
  readonly peak: number;
}

/** The mean of U²-Net's outputs for a picture, framed or not, and for its mirror image. */
const look = async (picture: Picture, infer: Infer, isFramed: boolean): Promise<SubjectLook> => {
  const small = prepared(picture, isFramed);
  const seenIn = async (mirrored: boolean): Promise<Float32Array> => {
    const [seen] = await infer('u2netp', modelInput(small, mirrored));
    return seen?.values ?? new Float32Array(SIDE * SIDE);
  };
  const seen = await seenIn(false);
  const mirrored = await seenIn(true);
  const mean = seen.map((value, pixel) => {
    const x = pixel % SIDE;
    return (value + (mirrored[pixel - x + SIDE - 1 - x] ?? 0)) / 2;
  });
  const { values, peak } = stretchToUnit(mean);
  return { mask: { width: SIDE, height: SIDE, values }, peak };
};

export const lookAtSubject = (picture: Picture, infer: Infer): Promise<SubjectLook> =>
  look(picture, infer, false);

/**
 * The output of U²-Net for the picture within a border. With the border the model finds the whole of a
 * subject that fills the picture, not only an eye, for example. In a picture without a subject it marks
 * everything.
 */
export const lookAtFramed = async (picture: Picture, infer: Infer): Promise<SubjectLook> => {
  const { mask, peak } = await look(picture, infer, true);
  const edge = (SIDE - INNER) / 2;
  const values = new Float32Array(INNER * INNER);
  for (let y = 0; y < INNER; y++) {
    const from = (edge + y) * SIDE + edge;
    values.set(mask.values.subarray(from, from + INNER), y * INNER);
  }
  return { mask: resizePlane({ width: INNER, height: INNER, values }, SIDE, SIDE), peak };
};

/** The likelihood that each pixel belongs to the picture's salient subject, 0–1, at 320 × 320. */
export const subjectMask = async (picture: Picture, infer: Infer): Promise<Plane> =>
  (await lookAtSubject(picture, infer)).mask;
