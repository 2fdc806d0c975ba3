import { labelRegions, type Regions } from '../matting/label-regions.ts';
import { lowestAround } from '../pixels/lowest-around.ts';
import { lumaBytePlane } from '../pixels/luma-bytes.ts';
import { lumaOf, type Picture } from '../pixels/picture.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { abs, floor, max, min } = Math;

/** A change of color (0–255) over two pixels that is the outline of something, not a change within the sky. */
const OUTLINE = 24;
/** The same within bright places, and the fraction of the sky's pixels that are too dark for these. */
const CLOUD = 46;
const DARKEST = 0.08;
/** The rows at the upper edge from which the sky is reached. */
const START = 2;
/** A wire is at most this wide and at least this long in pixels, and the sky on both sides differs by no more than this. */
const WIRE = { width: 8, length: 12, difference: 16 };
/** The distance in pixels over which the reached area spreads into the soft outline around it. */
const SPREAD = 2;
/** A part that is not reached is a cloud if sky surrounds this fraction of it. */
const SURROUNDED = 0.8;
/** A bright part that sky surrounds less is a cloud if its outline is softer than this on average. */
const SOFT = { sky: 0.25, change: 48 };

/** The change of color at each pixel of a small copy: the largest of all channels, along rows or columns. */
const changesOf = ({ width, height, data, channels }: Picture): Float32Array =>
  floatsFrom({ length: width * height }, (_, pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const [left, right] = [pixel - min(1, x), pixel + min(1, width - 1 - x)];
    const [above, below] = [pixel - min(1, y) * width, pixel + min(1, height - 1 - y) * width];
    let most = 0;
    for (let channel = 0; channel < 3; channel++) {
      const at = (index: number): number => data[index * channels + channel] ?? 0;
      most = max(most, abs(at(right) - at(left)), abs(at(below) - at(above)));
    }
    return most;
  });

/** Adds to `reached` the pixels of `likely` next to it, `times` times. */
const spread = (reached: Uint8Array, isLikely: Uint8Array, width: number, times: number): Uint8Array => {
  let now = reached;
  for (let turn = 0; turn < times; turn++) {
    const before = now;
    now = before.map((value, pixel) => {
      if (value === 1 || isLikely[pixel] === 0) return value;
      const x = pixel % width;
      const isBeside =
        (x > 0 && before[pixel - 1] === 1) ||
        (x < width - 1 && before[pixel + 1] === 1) ||
        before[pixel - width] === 1 ||
        before[pixel + width] === 1;
      return isBeside ? 1 : 0;
    });
  }
  return now;
};

/** The luma (0–255) that all but the darkest pixels of an area have. */
const brightnessOf = ({ data, channels }: Picture, area: Uint8Array): number => {
  const lumas: number[] = [];
  area.forEach((value, pixel) => {
    const at = pixel * channels;
    if (value === 1) lumas.push(lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  });
  return lumas.sort((a, b) => a - b)[floor(lumas.length * DARKEST)] ?? 255;
};

/** Adds to `reached` the regions that continue a reached one, in its color, on the other side of a thin wire. */
const acrossWires = (
  { width, data, channels }: Picture,
  isOpen: Uint8Array,
  { labels }: Regions,
  reached: Set<number>,
): void => {
  const links = new Map<number, Map<number, number>>();
  const linked = (one: number, other: number): void => {
    if (labels[one] === labels[other] || isOpen[one] !== 1 || isOpen[other] !== 1) return;
    for (let channel = 0; channel < 3; channel++) {
      const difference = (data[one * channels + channel] ?? 0) - (data[other * channels + channel] ?? 0);
      if (abs(difference) > WIRE.difference) return;
    }
    const [from, to] = [labels[one] ?? -1, labels[other] ?? -1];
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      const counts = links.get(a) ?? new Map<number, number>();
      links.set(a, counts.set(b, (counts.get(b) ?? 0) + 1));
    }
  };
  labels.forEach((_, pixel) => {
    if (pixel % width < width - WIRE.width) linked(pixel, pixel + WIRE.width);
    if (pixel + WIRE.width * width < labels.length) linked(pixel, pixel + WIRE.width * width);
  });
  // A set visits the values that are added to it while it is visited.
  for (const label of reached)
    links.get(label)?.forEach((count, other) => {
      if (count >= WIRE.length) reached.add(other);
    });
};

/**
 * The likely pixels (1) that are reached from the upper edge without crossing an outline. Where everything around is
 * at least as bright as `bright`, which 0 turns off, only a sharper change is an outline, because clouds are bright.
 */
const from = (isLikely: Uint8Array, changes: Float32Array, small: Picture, bright: number): Uint8Array => {
  const { width, height } = small;
  const darkest =
    bright > 0 ? lowestAround(lumaBytePlane(small), 2).values : new Float32Array(changes.length).fill(-1);
  const isOpen = isLikely.map((value, pixel) => {
    const limit = (darkest[pixel] ?? 0) >= bright ? CLOUD : OUTLINE;
    return value === 1 && (changes[pixel] ?? 0) < limit ? 1 : 0;
  });
  const open = labelRegions(isOpen, width, height);
  const reached = new Set<number>();
  for (let pixel = 0; pixel < START * width; pixel++)
    if (isOpen[pixel] === 1) reached.add(open.labels[pixel] ?? -1);
  acrossWires(small, isOpen, open, reached);
  return isOpen.map((value, pixel) => (value === 1 && reached.has(open.labels[pixel] ?? -1) ? 1 : 0));
};

interface Parts {
  readonly small: Picture;
  readonly changes: Float32Array;
  readonly reached: Uint8Array;
  readonly isLikely: Uint8Array;
  readonly rest: Regions;
}

/**
 * Which parts that are not reached are clouds: sky surrounds them nearly everywhere, or they are brighter than the
 * sky beside them and their outline is softer than that of a wall or of snow.
 */
const cloudsAmong = ({ small, changes, reached, isLikely, rest }: Parts): readonly boolean[] => {
  const { width, height, data, channels } = small;
  const lumaAt = (pixel: number): number =>
    lumaOf(data[pixel * channels] ?? 0, data[pixel * channels + 1] ?? 0, data[pixel * channels + 2] ?? 0);
  const parts = rest.sizes.map(() => ({ sky: 0, all: 0, change: 0, own: 0, beside: 0 }));
  rest.labels.forEach((label, pixel) => {
    const part = parts[label];
    if (part === undefined || isLikely[pixel] === 0 || reached[pixel] === 1) return;
    part.own += lumaAt(pixel);
    const x = pixel % width;
    for (const step of [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0, -width, width]) {
      const next = pixel + step;
      if (rest.labels[next] === label) continue;
      part.all++;
      // The upper edge of the picture counts as sky, because clouds may extend beyond it.
      if (next < 0) part.sky++;
      if (next < 0 || reached[next] !== 1) continue;
      part.sky++;
      part.change += max(changes[next] ?? 0, changes[next + step] ?? 0, changes[next + 2 * step] ?? 0);
      part.beside += lumaAt(min(width * height - 1, max(0, next + 3 * step)));
    }
  });
  return parts.map(({ sky, all, change, own, beside }, label) => {
    if (sky >= SURROUNDED * all) return true;
    const isBrighter = own / (rest.sizes[label] ?? 1) > beside / max(1, sky);
    return isBrighter && sky >= SOFT.sky * all && change < SOFT.change * sky;
  });
};

/**
 * The parts of a likely sky (1) that are reached from the upper edge without crossing an outline, and the clouds
 * that these parts surround. White domes, water and hazy mountains in the colors of the sky are not reached.
 */
export const reachedSky = (small: Picture, isLikely: Uint8Array): Uint8Array => {
  const { width, height } = small;
  const changes = changesOf(small);
  const sure = from(isLikely, changes, small, 0);
  const reached = spread(from(isLikely, changes, small, brightnessOf(small, sure)), isLikely, width, SPREAD);
  const rest = labelRegions(
    isLikely.map((value, pixel) => (value === 1 && reached[pixel] === 0 ? 1 : 0)),
    width,
    height,
  );
  const isCloud = cloudsAmong({ small, changes, reached, isLikely, rest });
  return isLikely.map((value, pixel) =>
    value === 0 || reached[pixel] === 1 || isCloud[rest.labels[pixel] ?? -1] === true ? value : 0,
  );
};
