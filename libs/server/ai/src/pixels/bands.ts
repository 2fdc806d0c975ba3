const { min } = Math;

/** Tells how far something is, 0–1, and lets the process breathe. */
export type Report = (fraction: number) => Promise<void>;

/** Rows handled between two breaths: some 30 ms of work on a picture 4,000 pixels wide. */
const BAND_HEIGHT = 128;

/** Calls `visit` for all rows from `top` up to but without `bottom`, band after band, reporting in between. */
export const inBands = async (
  height: number,
  visit: (top: number, bottom: number) => void,
  report: Report,
): Promise<void> => {
  for (let top = 0; top < height; top += BAND_HEIGHT) {
    await report(top / height);
    visit(top, min(height, top + BAND_HEIGHT));
  }
};

/** The part of `report` between two fractions, for a piece of the work. */
export const part =
  (report: Report, from: number, to: number): Report =>
  (fraction) =>
    report(from + (to - from) * fraction);
