import type { Infer, Tensor } from '../operation.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { resample } from '../pixels/resample.ts';

/** The model's side, and the mean and deviation of ImageNet it was trained with. */
const SIDE = 320;
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

/** Colors as the model reads them: one plane a channel, normalised; with `mirrored`, left and right swapped. */
const modelInput = (picture: Picture, mirrored: boolean): Tensor => {
  const { data } = resample(picture, SIDE, SIDE);
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

const stretchToUnit = (values: Float32Array): Float32Array => {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const span = Math.max(1e-6, high - low);
  return values.map((value) => (value - low) / span);
};

/**
 * How likely each pixel belongs to the picture's salient subject, 0–1, at 320 × 320 whatever the picture's
 * proportions: the mean of what U²-Net sees in the picture and in its mirror image.
 */
export const subjectMask = async (picture: Picture, infer: Infer): Promise<Plane> => {
  const look = async (mirrored: boolean): Promise<Float32Array> => {
    const [seen] = await infer('u2netp', modelInput(picture, mirrored));
    return seen?.values ?? new Float32Array(SIDE * SIDE);
  };
  const seen = await look(false);
  const mirrored = await look(true);
  const mean = seen.map((value, pixel) => {
    const x = pixel % SIDE;
    return (value + (mirrored[pixel - x + SIDE - 1 - x] ?? 0)) / 2;
  });
  return { width: SIDE, height: SIDE, values: stretchToUnit(mean) };
};
