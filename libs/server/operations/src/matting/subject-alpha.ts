import type { Mask } from '../operation.ts';
import { forEachEnlargedRow, type Picture } from '../pixels/picture.ts';
import { alphaModel, alphaOf, guidedAt } from './alpha-model.ts';
import type { Subject } from './cut-out.ts';

/** The subject as a mask of the picture's size. Its edges are refined at full resolution. */
export const subjectAlpha = (picture: Picture, { region, guide, mask }: Subject): Mask => {
  const { width, height, channels, data } = picture;
  const values = new Uint8Array(width * height);
  const model = alphaModel(guide, mask);
  forEachEnlargedRow(model, region.width, region.height, (y, rows) => {
    const likely = rows[4];
    const first = (region.top + y) * width + region.left;
    for (let x = 0, at = first * channels; x < region.width; x++, at += channels) {
      const guided = guidedAt(rows, x, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      values[first + x] = Math.round(255 * alphaOf(likely?.[x] ?? 0, guided));
    }
  });
  return { width, height, values };
};
