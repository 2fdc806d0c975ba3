import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import type { Operation } from '../operation.ts';

const { max, round } = Math;

/** The number of squares along the longer side at strength 1. */
const SQUARES = 64;

/** Replaces the picture by large squares of one color. */
export const pixelate: Operation<'pixelate'> = {
  id: 'pixelate',
  title: 'pixelate',
  phase: 'look',
  stage: 'Laying the tiles',
  graded: true,
  example: 'Pixelate it',
  async apply(picture, strength, { report }) {
    await report(0.5);
    const { width, height } = picture;
    const square = max(2, (max(width, height) / SQUARES) * strength);
    const [w, h] = [max(1, round(width / square)), max(1, round(height / square))];
    const few = await pictureFrom(sharpOf(picture).removeAlpha().resize(w, h, { fit: 'fill' }));
    const tiles = await pictureFrom(sharpOf(few).resize(width, height, { fit: 'fill', kernel: 'nearest' }));
    const { data, channels } = picture;
    for (let at = 0, from = 0; at < data.length; at += channels, from += 3) {
      data.set(tiles.data.subarray(from, from + 3), at);
    }
    return picture;
  },
};
