import { sizeWithin, type Picture } from './picture.ts';
import { resample } from './resample.ts';

/** Pictures are measured on a copy with this longer side. */
const MEASURED_SIDE = 320;
/** Spread is stretched at most this much, so that noise of grey pictures does not turn into confetti. */
const MOST_STRETCH = 2.2;
/** Share of the reference's lightness taken over: light belongs to the scene more than to the palette. */
const LIGHT_SHARE = 0.5;

/** Mean and deviation of luma and two color differences, 0–255. */
interface Palette {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
}

const opponents = (red: number, green: number, blue: number): readonly [number, number, number] => {
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [luma, red - luma, blue - luma];
};

const paletteOf = (picture: Picture): Palette => {
  const { width, height } = sizeWithin(picture, MEASURED_SIDE);
  const { data } = resample(picture, width, height);
  const [sums, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let at = 0; at < data.length; at += 3) {
    opponents(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0).forEach((value, axis) => {
      sums[axis] = (sums[axis] ?? 0) + value;
      squares[axis] = (squares[axis] ?? 0) + value * value;
    });
  }
  const count = data.length / 3;
  const mean = sums.map((sum) => sum / count);
  const deviation = squares.map((sum, axis) =>
    Math.sqrt(Math.max(0.5, sum / count - (mean[axis] ?? 0) ** 2)),
  );
  return { mean, deviation };
};

/**
 * Moves the colors of `picture`, in place, to where those of `reference` lie: mean and deviation of each axis
 * (Reinhard and others, "Color transfer between images"). `share` 1 is all of it.
 */
export const matchPalette = (picture: Picture, reference: Picture, share: number): Picture => {
  const [from, to] = [paletteOf(picture), paletteOf(reference)];
  const stretch = from.deviation.map((spread, axis) =>
    Math.min(MOST_STRETCH, (to.deviation[axis] ?? 1) / spread),
  );
  const { data, channels } = picture;
  for (let at = 0; at < data.length; at += channels) {
    const values = opponents(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const [luma = 0, redness = 0, blueness = 0] = values.map((value, axis) => {
      const moved = (value - (from.mean[axis] ?? 0)) * (stretch[axis] ?? 1) + (to.mean[axis] ?? 0);
      return value + (moved - value) * share * (axis === 0 ? LIGHT_SHARE : 1);
    });
    data[at] = luma + redness;
    data[at + 1] = luma - (0.299 * redness + 0.114 * blueness) / 0.587;
    data[at + 2] = luma + blueness;
  }
  return picture;
};
