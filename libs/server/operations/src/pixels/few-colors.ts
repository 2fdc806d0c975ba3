import { type Oklab, toOklab } from './palettes.ts';
import { type Picture, reduced } from './picture.ts';

/** The longer side of the copy on which colors are counted. */
const SIDE = 400;
/** The bits of a component that colors share which count as one, and the minimum of pixels that have one. */
const BITS = 5;
const LEAST = 4;
/** The power of its number of pixels with which a color counts, so that a wide sky does not take all colors. */
const POWER = 0.6;
/** Hues count more than lightness. */
const HUES = 4;
/** The rounds of k-means. More would make no visible difference. */
const ROUNDS = 10;

/** A color and how much it counts. */
interface Weighted {
  readonly color: Oklab;
  readonly weight: number;
}

/** The squared distance of two colors. */
const apart = (one: Oklab, other: Oklab): number =>
  (one[0] - other[0]) ** 2 + HUES * ((one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);

/** The colors of a picture, similar ones as one. */
const colorsOf = ({ data, channels }: Picture): readonly Weighted[] => {
  const cells = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const key = [red, green, blue].reduce((sum, value) => (sum << BITS) | (value >> (8 - BITS)), 0);
    const cell = cells.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    cell.count++;
    cell.red += red;
    cell.green += green;
    cell.blue += blue;
    cells.set(key, cell);
  }
  const all = [...cells.values()];
  const frequent = all.filter(({ count }) => count >= LEAST);
  return (frequent.length > 0 ? frequent : all).map(({ count, red, green, blue }) => ({
    color: toOklab([red / count / 255, green / count / 255, blue / count / 255]),
    weight: count ** POWER,
  }));
};

const nearest = (color: Oklab, chosen: readonly Oklab[]): { readonly at: number; readonly away: number } => {
  let [at, away] = [0, Infinity];
  chosen.forEach((other, index) => {
    const distance = apart(color, other);
    if (distance < away) [at, away] = [index, distance];
  });
  return { at, away };
};

const meanOf = (colors: readonly Weighted[]): Oklab | null => {
  const total = colors.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const mean = (channel: 0 | 1 | 2): number =>
    colors.reduce((sum, { color, weight }) => sum + weight * color[channel], 0) / total;
  return [mean(0), mean(1), mean(2)];
};

/** At most `count` colors that stand for those of a picture, also for vivid ones of small things (k-means). */
export const fewColors = (picture: Picture, count: number): readonly Oklab[] => {
  const colors = colorsOf(reduced(picture, SIDE));
  const first = meanOf(colors);
  let chosen: readonly Oklab[] = first === null ? [] : [first];
  while (chosen.length < count) {
    const missed = colors.map(({ color, weight }) => weight * nearest(color, chosen).away);
    const most = missed.reduce((best, value, at) => (value > (missed[best] ?? 0) ? at : best), 0);
    const next = colors[most];
    if (next === undefined || (missed[most] ?? 0) === 0) break;
    chosen = [...chosen, next.color];
  }
  for (let round = 0; round < ROUNDS; round++) {
    const groups = chosen.map((): Weighted[] => []);
    for (const weighted of colors) groups[nearest(weighted.color, chosen).at]?.push(weighted);
    chosen = chosen.map((color, at) => meanOf(groups[at] ?? []) ?? color);
  }
  return chosen;
};
