import { forEachResizedRow, lanczosResize } from '../pixels/lanczos.ts';
import type { Picture } from '../pixels/picture.ts';

/** The grey value that stands for no difference in a picture of differences. */
const ZERO = 128;

/**
 * Adds detail of `source` that `enlarged` (RGB, changed in place) has lost. The added detail is the
 * difference between the source and the enlarged picture after reducing it to the source's size
 * (back-projection, Irani and Peleg 1991).
 */
export const backProject = (enlarged: Picture, source: Picture): void => {
  const reduced = lanczosResize(enlarged, source.width, source.height);
  const { data } = reduced;
  for (let from = 0, at = 0; at < data.length; from += source.channels, at += 3) {
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = ZERO + (source.data[from + channel] ?? 0) - (data[at + channel] ?? 0);
    }
  }
  forEachResizedRow(reduced, enlarged.width, enlarged.height, (y, row) => {
    const first = y * enlarged.width * 3;
    for (let at = 0; at < row.length; at++) {
      enlarged.data[first + at] = (enlarged.data[first + at] ?? 0) + (row[at] ?? ZERO) - ZERO;
    }
  });
};
