import type { Picture } from './picture.ts';

const { min } = Math;

/** Reports progress (0–1) and lets the process handle other events. */
export type Report = (fraction: number) => Promise<void>;

/** The number of rows between two reports. They take about 30 ms in a picture 4,000 pixels wide. */
const BAND_HEIGHT = 128;

/**
 * Calls `visit` for the rows from `top` up to but excluding `bottom`, one band after another. Reports
 * progress before each band.
 */
export const inBands = async (
  height: number,
  report: Report,
  visit: (top: number, bottom: number) => void,
): Promise<void> => {
  for (let top = 0; top < height; top += BAND_HEIGHT) {
    await report(top / height);
    visit(top, min(height, top + BAND_HEIGHT));
  }
};

/** Calls `visit` for each row with the index of its first value in `data`. Reports progress now and then. */
export const inRows = (
  { width, height, channels }: Pick<Picture, 'width' | 'height' | 'channels'>,
  report: Report,
  visit: (y: number, start: number) => void,
): Promise<void> =>
  inBands(height, report, (top, bottom) => {
    for (let y = top; y < bottom; y++) visit(y, y * width * channels);
  });

/** Maps the progress (0–1) of one part of the work to the progress of all the work. */
export const part =
  (report: Report, from: number, to: number): Report =>
  (fraction) =>
    report(from + (to - from) * fraction);
