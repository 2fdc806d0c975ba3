import type { Infer, Tensor } from '../operation.ts';
import { type Picture, type Plane, resample } from '../pixels/picture.ts';

const { max, round } = Math;

/** The sides of the model's input are multiples of this number of pixels. */
const STEP = 32;
/** The mean and deviation of blue, green and red (0–1) in the pictures with which the model was trained. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

const inSteps = (length: number): number => max(1, round(length / STEP)) * STEP;

const modelInput = (picture: Picture): Tensor => {
  const [width, height] = [inSteps(picture.width), inSteps(picture.height)];
  const { data } =
    picture.width === width && picture.height === height && picture.channels === 3
      ? picture
      : resample(picture, width, height);
  const count = width * height;
  const values = new Float32Array(3 * count);
  for (let channel = 0; channel < 3; channel++) {
    const [mean, deviation] = [MEAN[channel] ?? 0, DEVIATION[channel] ?? 1];
    for (let pixel = 0; pixel < count; pixel++) {
      values[channel * count + pixel] = ((data[pixel * 3 + 2 - channel] ?? 0) / 255 - mean) / deviation;
    }
  }
  return { values, shape: [1, 3, height, width] };
};

/**
 * The likelihood (0–1) that a pixel is in the inner part of a line of text, by PP-OCR's detector. The plane has about
 * the size of the picture, which should be at most 1,300 pixels long.
 */
export const textLikelihood = async (picture: Picture, infer: Infer): Promise<Plane> => {
  const input = modelInput(picture);
  const [output] = await infer('text-det', input);
  const [, , height = 0, width = 0] = input.shape;
  if (output?.values.length !== width * height) throw new Error('The detector answered in an unknown shape.');
  return { width, height, values: output.values };
};
