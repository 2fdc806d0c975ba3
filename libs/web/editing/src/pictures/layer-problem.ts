import type { Size } from '@safelight/engine';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, type PlanId, uploadProblem } from '@safelight/rules';

/** A file that cannot become a layer; the message says why. */
export class LayerProblem extends Error {
  override readonly name = 'LayerProblem';
}

const numberText = (value: number): string => value.toLocaleString('en');

/** Throws a LayerProblem for a file that the server would not store: its type or its size in bytes. */
export const checkLayerFile = (file: Pick<File, 'type' | 'size'>, plan: PlanId): void => {
  const problem = uploadProblem(file, plan);
  if (problem !== null) throw new LayerProblem(problem);
};

/** Throws a LayerProblem for a picture that is larger than any image may be. */
export const checkLayerSize = ({ width, height }: Size): void => {
  const size = `It has ${numberText(width)} × ${numberText(height)} pixels`;
  if (Math.max(width, height) > MAX_IMAGE_SIDE)
    throw new LayerProblem(`${size}, and a side can have at most ${numberText(MAX_IMAGE_SIDE)}.`);
  if (width * height > MAX_IMAGE_PIXELS)
    throw new LayerProblem(`${size}, which is more than ${numberText(MAX_IMAGE_PIXELS / 1e6)} megapixels.`);
};

/** The message about a file that could not be added. Any other error is one of decoding it. */
export const layerProblemText = (filename: string, error: unknown): string => {
  const reason =
    error instanceof LayerProblem
      ? error.message
      : 'This browser cannot read it; the file may be damaged or incomplete.';
  return `“${filename}” could not be added. ${reason}`;
};
