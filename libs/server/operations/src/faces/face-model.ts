import type { Infer, Tensor } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { anchorAt, type Hit } from './face-hits.ts';

/** The side of the model's input in pixels. */
export const SIDE = 256;
/** The number of values per hit. */
const VALUES = 16;
/** The number of hits in each of the model's two grids. */
const GRIDS = [
  { scores: 0, boxes: 1, count: 512, first: 0 },
  { scores: 2, boxes: 3, count: 384, first: 512 },
] as const;
/** The minimum confidence of a hit. */
const LEAST_HIT = 0.1;

/** A window of a picture as the model's input. Areas beyond the picture's edges are black. */
export const windowOf = (picture: Picture, left: number, top: number, isMirrored = false): Tensor => {
  const values = new Float32Array(SIDE * SIDE * 3).fill(-1);
  const { width, height, channels, data } = picture;
  for (let y = Math.max(0, -top); y < Math.min(SIDE, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(SIDE, width - left); x++) {
      const from = ((top + y) * width + left + x) * channels;
      for (let channel = 0; channel < 3; channel++) {
        values[(y * SIDE + (isMirrored ? SIDE - 1 - x : x)) * 3 + channel] =
          (data[from + channel] ?? 0) / 127.5 - 1;
      }
    }
  }
  return { values, shape: [1, SIDE, SIDE, 3] };
};

/** The hits in one window, in pixels of the window. */
export const hitsIn = async (input: Tensor, infer: Infer): Promise<readonly Hit[]> => {
  const outputs = await infer('blazeface', input);
  const hits: Hit[] = [];
  for (const { scores, boxes, count, first } of GRIDS) {
    const [score, box] = [outputs[scores]?.values, outputs[boxes]?.values];
    for (let index = 0; index < count; index++) {
      const likelihood = 1 / (1 + Math.exp(-Math.max(-100, Math.min(100, score?.[index] ?? -100))));
      if (likelihood < LEAST_HIT) continue;
      const anchor = anchorAt(first + index);
      const value = (at: number): number => box?.[index * VALUES + at] ?? 0;
      const point = (at: number): { x: number; y: number } => ({
        x: value(at) + anchor.x,
        y: value(at + 1) + anchor.y,
      });
      const [centre, width, height] = [point(0), value(2), value(3)];
      hits.push({
        score: likelihood,
        box: {
          left: centre.x - width / 2,
          top: centre.y - height / 2,
          right: centre.x + width / 2,
          bottom: centre.y + height / 2,
        },
        eyes: [point(4), point(6)],
      });
    }
  }
  return hits;
};
