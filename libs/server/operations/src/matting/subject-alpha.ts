import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { alphaModel, alphaRows } from './alpha-model.ts';
import type { Subject } from './cut-out.ts';

/** The subject as a mask of the picture's size. Its edges are refined at full resolution. */
export const subjectAlpha = (picture: Picture, { region, guide, mask }: Subject): Mask => {
  const { width, height, channels, data } = picture;
  const values = new Uint8Array(width * height);
  const alphaRow = alphaRows(alphaModel(guide, mask), region.width, region.height);
  for (let y = 0; y < region.height; y++) {
    const first = (region.top + y) * width + region.left;
    const row = { data, channels, at: first * channels, start: 0, end: region.width };
    const alphas = alphaRow(y, row);
    for (let x = 0; x < region.width; x++) values[first + x] = Math.round(255 * (alphas[x] ?? 0));
  }
  return { width, height, values };
};
