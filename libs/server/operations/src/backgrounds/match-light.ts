import { withoutClipping } from '../pixels/highlights.ts';
import { lumaOf, type Picture, reduced } from '../pixels/picture.ts';

const { max, min } = Math;

/** The longer side of the copies on which light is measured. */
const MEASURED_SIDE = 128;
/**
 * The subject's light moves by `share` towards the light of the background, by a factor between `least` and
 * `most`.
 */
const LIGHT = { share: 0.4, least: 0.6, most: 1.45 };
/** The same for the subject's tint. */
const TINT = { share: 0.25, least: 0.9, most: 1.1 };
const DARKEST = 8;

type Color = readonly [red: number, green: number, blue: number];

/** The mean color of a picture (0–255), weighted by alpha. */
export const meanColor = ({ data, channels }: Picture): Color => {
  const sums = [0, 0, 0];
  let weight = 1e-6;
  for (let at = 0; at < data.length; at += channels) {
    const share = channels === 4 ? (data[at + 3] ?? 0) / 255 : 1;
    weight += share;
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + share * (data[at + channel] ?? 0);
  }
  return [(sums[0] ?? 0) / weight, (sums[1] ?? 0) / weight, (sums[2] ?? 0) / weight];
};

const bounded = (value: number, { share, least, most }: typeof LIGHT): number =>
  min(most, max(least, value)) ** share;

/** Changes the light and tint of a cut-out, in place, as light does that changes from one mean color to another. */
export const changeLight = (cut: Picture, here: Color, there: Color): void => {
  const [lightThere, lightHere] = [max(DARKEST, lumaOf(...there)), max(DARKEST, lumaOf(...here))];
  const light = bounded(lightThere / lightHere, LIGHT);
  const gains = ([0, 1, 2] as const).map(
    (channel) => light * bounded(there[channel] / lightThere / max(0.05, here[channel] / lightHere), TINT),
  );
  const { data } = cut;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    for (let channel = 0; channel < 3; channel++) {
      const component = data[at + channel] ?? 0;
      data[at + channel] = withoutClipping(component * (gains[channel] ?? 1), component, highest);
    }
  }
};

/** Adapts the light and tint of a cut-out, in place, to the picture behind it. */
export const matchLight = (cut: Picture, behind: Picture): void =>
  changeLight(cut, meanColor(cut), meanColor(reduced(behind, MEASURED_SIDE)));
