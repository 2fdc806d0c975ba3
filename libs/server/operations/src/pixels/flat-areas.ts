import { boxFilter } from './box-filter.ts';
import { connectedTo } from './connected.ts';
import { type Oklab, toOklab } from './palettes.ts';
import type { Picture, Plane } from './picture.ts';

const { hypot, max, round } = Math;

/**
 * The squared distance of two colors in Oklab that counts as much as a neighborhood that has the other color. Details
 * whose colors are farther apart stay, however thin; between similar colors the neighborhood decides.
 */
const ALIKE = 0.0022;
/** Hues count more than lightness, so that the tones of skin are shades of one hue. */
const HUE_WEIGHT = 5;
/** How often the neighborhood is asked. */
const ROUNDS = 3;
/** A small area whose color is closer than this to the one around it is removed, and a speck of any color. */
const SIMILAR = 0.13;
const SPECK = 1 / 24;

/** A number of a color for each pixel. */
export interface FlatAreas {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly Oklab[];
  readonly labels: Uint8Array;
}

/** The colors of a picture in Oklab, three values for each pixel. */
const labsOf = ({ width, height, channels, data }: Picture): Float32Array => {
  const labs = new Float32Array(width * height * 3);
  for (let to = 0, at = 0; to < labs.length; to += 3, at += channels)
    labs.set(toOklab([(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]), to);
  return labs;
};

/** The fraction (0–1) of the surroundings of each pixel that has a label. */
export const shareOfLabel = (
  { width, height, labels }: Omit<FlatAreas, 'colors'>,
  label: number,
  radius: number,
): Plane => {
  const values = new Float32Array(labels.length);
  for (let pixel = 0; pixel < labels.length; pixel++) if (labels[pixel] === label) values[pixel] = 1;
  return boxFilter({ width, height, values }, radius);
};

/** Gives each pixel the color that is near and, unless `radius` is 0, that many pixels around it have. */
const chosen = (areas: FlatAreas, labs: Float32Array, radius: number): Uint8Array => {
  const labels = new Uint8Array(areas.labels.length);
  const least = new Float32Array(labels.length).fill(Infinity);
  for (const [label, [lightness, a, b]] of areas.colors.entries()) {
    const around = radius === 0 ? null : shareOfLabel(areas, label, radius).values;
    for (let pixel = 0, at = 0; pixel < labels.length; pixel++, at += 3) {
      const lighter = (labs[at] ?? 0) - lightness;
      const redder = (labs[at + 1] ?? 0) - a;
      const yellower = (labs[at + 2] ?? 0) - b;
      const apart = lighter * lighter + HUE_WEIGHT * (redder * redder + yellower * yellower);
      const cost = around === null ? apart : apart - ALIKE * (around[pixel] ?? 0);
      if (cost >= (least[pixel] ?? 0)) continue;
      least[pixel] = cost;
      labels[pixel] = label;
    }
  }
  return labels;
};

/** The mean color of the pixels of each label. */
const meansOf = (labs: Float32Array, labels: Uint8Array, colors: readonly Oklab[]): readonly Oklab[] => {
  const sums = new Float64Array(colors.length * 3);
  const counts = new Uint32Array(colors.length);
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const label = labels[pixel] ?? 0;
    counts[label] = (counts[label] ?? 0) + 1;
    for (let channel = 0; channel < 3; channel++)
      sums[label * 3 + channel] = (sums[label * 3 + channel] ?? 0) + (labs[pixel * 3 + channel] ?? 0);
  }
  return colors.map((color, label) => {
    const count = counts[label] ?? 0;
    const [lightness = 0, a = 0, b = 0] = sums.subarray(label * 3, label * 3 + 3);
    return count === 0 ? color : [lightness / count, a / count, b / count];
  });
};

/** The label that most of the pixels beside an area have, or null if there are none. */
const mostAround = (area: readonly number[], width: number, labels: Uint8Array): number | null => {
  const own = labels[area[0] ?? 0];
  const counts = new Map<number, number>();
  for (const pixel of area) {
    const x = pixel % width;
    const left = x > 0 ? pixel - 1 : pixel;
    const right = x < width - 1 ? pixel + 1 : pixel;
    for (const beside of [left, right, pixel - width, pixel + width]) {
      const label = labels[beside];
      if (label !== undefined && label !== own) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
};

/** Gives areas of fewer than `least` pixels the label around them, unless their color stands out. */
const withoutIslands = ({ width, height, labels, colors }: FlatAreas, least: number): Uint8Array => {
  const cleaned = labels.slice();
  const known = new Uint8Array(labels.length);
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (known[pixel] === 1) continue;
    const label = labels[pixel] ?? 0;
    const area = connectedTo({ width, height }, [pixel], (other) => labels[other] === label);
    for (const other of area) known[other] = 1;
    const around = area.length < least ? mostAround(area, width, labels) : null;
    const [from, to] = [colors[label], around === null ? undefined : colors[around]];
    if (around === null || from === undefined || to === undefined) continue;
    const apart = hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    if (apart < SIMILAR || area.length < SPECK * least) for (const other of area) cleaned[other] = around;
  }
  return cleaned;
};

/**
 * Divides a picture into areas of a few colors, which begin as those of `palette`, with calm borders: where colors
 * change little by little, as in skies and skin, a border is smooth. Islands of fewer than `least` pixels remain only
 * where they stand out.
 */
export const flatAreas = (
  picture: Picture,
  palette: readonly Oklab[],
  { radius, least }: { readonly radius: number; readonly least: number },
): FlatAreas => {
  const { width, height } = picture;
  const labs = labsOf(picture);
  let areas: FlatAreas = { width, height, colors: palette, labels: new Uint8Array(width * height) };
  for (let turn = 0; turn <= ROUNDS; turn++) {
    const labels = chosen(areas, labs, turn === 0 ? 0 : max(2, round(radius)));
    areas = { ...areas, labels, colors: meansOf(labs, labels, areas.colors) };
  }
  return { ...areas, labels: withoutIslands(areas, least) };
};
