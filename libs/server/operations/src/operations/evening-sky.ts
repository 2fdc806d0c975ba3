import { inRows, type Report } from '../pixels/bands.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { channelCurves } from '../pixels/grade.ts';
import { enlargedRows, lumaOf, type Picture } from '../pixels/picture.ts';
import { isSkyLike, measuresOf } from '../regions/judge-sky.ts';
import { lookForSky } from '../regions/look-for-sky.ts';

const { max, min } = Math;

/** The colors of an evening sky from dark to bright: high above, where dusk is blue, and at the horizon. */
const HIGH = channelCurves(
  [0, 0.35, 0.65, 1],
  [0.05, 0.3, 0.74, 1],
  [0.07, 0.36, 0.7, 0.95],
  [0.16, 0.56, 0.84, 0.9],
);
const HORIZON = channelCurves(
  [0, 0.35, 0.65, 1],
  [0.2, 0.96, 1, 1],
  [0.08, 0.56, 0.74, 0.92],
  [0.12, 0.34, 0.44, 0.7],
);
/** How much of its color blue sky loses to the evening. */
const SHARE = 0.85;
/** The sky grows by about this distance in pixels of the small copy, because blue must not stay along its edges. */
const GROWN = 3;
/** The fraction of the columns in which the sky ends above what counts as the horizon. */
const DEEP = 0.9;

/** The row of the horizon, as a fraction of the height: where the sky ends in the columns in which it is deepest. */
const horizonOf = (line: Int32Array, height: number): number => {
  const ends = [...line].sort((a, b) => a - b);
  return max(0.1, (ends[Math.floor(DEEP * (ends.length - 1))] ?? height) / height);
};

/**
 * Gives a blue sky the colors of the evening, in place: dusk high above and a glow at the horizon. Bluer pixels change
 * more, so that clouds stay bright. Anything blue that is no sky stays as it is.
 */
export const paintEveningSky = async (picture: Picture, strength: number, report: Report): Promise<void> => {
  const look = lookForSky(picture);
  if (!isSkyLike(measuresOf(look))) return;
  const { width, height, channels, data } = picture;
  const horizon = horizonOf(look.line, look.small.height);
  const near = boxFilter(look.likely, GROWN);
  const likelyAt = enlargedRows([near], width, height);
  await inRows(picture, report, (y, start) => {
    const [likely] = likelyAt(y);
    const low = min(1, (y + 0.5) / height / horizon) ** 1.5;
    for (let x = 0, at = start; x < width; x++, at += channels) {
      const sky = min(1, 3 * (likely?.[x] ?? 0));
      const [red, green, blue] = [
        (data[at] ?? 0) / 255,
        (data[at + 1] ?? 0) / 255,
        (data[at + 2] ?? 0) / 255,
      ];
      const share = SHARE * strength * sky * min(1, max(0, 2.2 * (blue - 0.5 * (red + green))));
      if (share <= 0) continue;
      const luma = lumaOf(red, green, blue);
      const [high, deep] = [HIGH([luma, luma, luma]), HORIZON([luma, luma, luma])];
      [red, green, blue].forEach((value, channel) => {
        const evening = (high[channel] ?? 0) + ((deep[channel] ?? 0) - (high[channel] ?? 0)) * low;
        data[at + channel] = 255 * (value + (evening - value) * share);
      });
    }
  });
};
