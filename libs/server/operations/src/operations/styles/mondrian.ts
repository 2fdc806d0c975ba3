import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { noiseField } from '../../pixels/noise-field.ts';
import { type Oklab, swatches, toOklab } from '../../pixels/palettes.ts';
import { type Cut, type Pane, partitioned } from '../../pixels/partition.ts';
import { type Picture, type Plane, reduced, resizePlane } from '../../pixels/picture.ts';
import type { Rgb } from '../../pixels/grade.ts';
import { seededRandom } from '../../pixels/seeded-random.ts';
import { faceOvals } from './face-ovals.ts';
import type { Sight, Style } from './style.ts';

const { abs, atan2, ceil, exp, floor, hypot, max, min, PI } = Math;

/** The longer side of the copy in which the grid is found. */
const PLAN_SIDE = 400;
/** The number of planes, and their minimum sides in thousandths of the longer side. */
const GRID = { planes: 800, coarse: 46, fine: 5, largest: 0.06, leastGain: 0.8e-4 };
/** How far lightness is moved away from its surroundings, and the deviation of these in parts of the longer side. */
const LOCAL = { gain: 0.75, reach: 0.09, gainInFaces: 2, inFaces: 0.04 };
/** The weight of colors in Oklab relative to lightness when planes are made uniform. */
const COLOR_WEIGHT = 1.6;

const NEUTRALS = swatches('#17161a #4b4b50 #8e9092 #c4c5c0 #e2e0d6 #f4f1e6');
const PRIMARIES = swatches('#1c4596 #cf2a1e #f3c71f');
const BLACK = swatches('#141318')[0] ?? ([0, 0, 0] as const);
/** The tones that blue, red and yellow stand for, and the widths of their ranges. */
const TONES = [
  { tone: 0.35, width: 0.5 },
  { tone: 0.42, width: 0.3 },
  { tone: 0.8, width: 0.28 },
] as const;
/** The share of the area that is red, yellow or blue. */
const COLORED = { usual: 0.3, gray: 0.16 };
/** The widths of bars in thousandths of the longer side, for planes as wide as `from` or wider. */
const BARS = [
  { from: 240, width: 11 },
  { from: 90, width: 6.5 },
  { from: 30, width: 3.4 },
  { from: 0, width: 1.7 },
] as const;

interface Toned {
  readonly pane: Pane;
  /** The lightness among the planes (0–1), and the mean color. */
  readonly tone: number;
  readonly lab: Oklab;
  readonly area: number;
}

const labPlanes = ({ width, height, data }: Picture): readonly [Plane, Plane, Plane] => {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let i = 0; i < width * height; i++) {
    const lab = toOklab([
      (data[i * 3] ?? 0) / 255,
      (data[i * 3 + 1] ?? 0) / 255,
      (data[i * 3 + 2] ?? 0) / 255,
    ]);
    planes.forEach((values, channel) => {
      values[i] = lab[channel as 0 | 1 | 2];
    });
  }
  const plane = (channel: number): Plane => ({
    width,
    height,
    values: planes[channel] ?? new Float32Array(),
  });
  return [plane(0), plane(1), plane(2)];
};

interface Interest {
  /** Where the grid is fine: 1 in faces, less in the subject, and little elsewhere. */
  readonly focus: Plane;
  /** How much the planes should follow the picture. */
  readonly weights: Plane;
  readonly ovals: Plane;
}

const interestOf = ({ faces, subject }: Sight, lightness: Plane): Interest => {
  const { width, height } = lightness;
  const wide = gaussianBlur(lightness, max(1, width / 60)).values;
  const uneven = gaussianBlur(
    { width, height, values: lightness.values.map((value, i) => min(1, abs(value - (wide[i] ?? 0)) * 9)) },
    max(1, width / 50),
  ).values;
  const ovals = faceOvals(faces, width, height);
  const shape = subject === null ? null : resizePlane(subject, width, height).values;
  const cover = max(1e-3, (shape?.reduce((sum, value) => sum + value, 0) ?? 0) / uneven.length);
  // A small subject gets planes that are as fine as those of a face.
  const small = min(1, 0.06 / cover);
  const outside = shape === null ? 0.8 : 0.3 + 0.5 * small;
  const focus = uneven.map((detail, i) => {
    const within = (shape?.[i] ?? 0) * (0.35 + 0.65 * max(small, detail));
    return min(1, max(ovals.values[i] ?? 0, within, outside * detail));
  });
  const weights = focus.map(
    (fine, i) => 0.25 + 2.5 * fine ** 2 + 9 * (ovals.values[i] ?? 0) + 2 * small * (shape?.[i] ?? 0),
  );
  return { focus: { width, height, values: focus }, weights: { width, height, values: weights }, ovals };
};

/** Lightness with more distance from its surroundings, so that forms stand out; most of all within faces. */
const inRelief = (lightness: Plane, ovals: Plane): Plane => {
  const wide = gaussianBlur(lightness, LOCAL.reach * PLAN_SIDE).values;
  const near = gaussianBlur(lightness, LOCAL.inFaces * PLAN_SIDE).values;
  const values = lightness.values.map(
    (value, i) =>
      value +
      LOCAL.gain * (value - (wide[i] ?? 0)) +
      LOCAL.gainInFaces * (ovals.values[i] ?? 0) * (value - (near[i] ?? 0)),
  );
  return { ...lightness, values };
};

const meanOf = ({ values, width }: Plane, { left, top, right, bottom }: Pane): number => {
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += values[y * width + x] ?? 0;
  return sum / max(1, (right - left) * (bottom - top));
};

/** The planes with tones that are stretched and evened out: half of the area becomes light. */
const toned = (
  panes: readonly Pane[],
  [lightness, a, b]: readonly [Plane, Plane, Plane],
): readonly Toned[] => {
  const all = panes.map((pane) => ({
    pane,
    lab: [meanOf(lightness, pane), meanOf(a, pane), meanOf(b, pane)] as const,
    area: (pane.right - pane.left) * (pane.bottom - pane.top),
  }));
  const sorted = all.toSorted((one, other) => one.lab[0] - other.lab[0]);
  const total = sorted.reduce((sum, { area }) => sum + area, 0);
  const [darkest, lightest] = [sorted[0]?.lab[0] ?? 0, sorted.at(-1)?.lab[0] ?? 1];
  let seen = 0;
  return sorted.map((plane) => {
    const rank = (seen + plane.area / 2) / total;
    seen += plane.area;
    const stretched = (plane.lab[0] - darkest) / max(0.15, lightest - darkest);
    return { ...plane, tone: 0.5 * rank + 0.5 * stretched };
  });
};

const chromaOf = ([, a, b]: Oklab): number => hypot(a, b);
/** A primary, and how well it suits the tone of a plane (0–1), so that colors also draw light and shadow. */
interface Choice {
  readonly color: Rgb;
  readonly fit: number;
}

const primary = (at: 0 | 1 | 2, tone: number): Choice => {
  const { tone: usual, width } = TONES[at];
  return { color: PRIMARIES[at] ?? BLACK, fit: exp(-(((tone - usual) / width) ** 2)) };
};

/** The primary nearest in hue. Greens and violets, which neoplasticism avoids, are decided by their tone. */
const primaryFor = ({ lab, tone }: Toned): Choice => {
  const [blue, red, yellow] = [primary(0, tone), primary(1, tone), primary(2, tone)];
  const warm = red.fit > yellow.fit ? red : yellow;
  if (chromaOf(lab) < 0.02) return blue.fit > warm.fit ? blue : warm;
  const hue = (atan2(lab[2], lab[1]) * 180) / PI;
  if (hue > -35 && hue < 48) return tone > 0.8 ? yellow : red;
  if (hue >= 48 && hue < 82) return warm;
  if (hue >= 82 && hue < 160) return tone < 0.25 ? blue : { ...yellow, fit: max(0.6, yellow.fit) };
  return blue;
};

const colorsOf = (planes: readonly Toned[], seed: number): ReadonlyMap<Pane, Rgb> => {
  const random = seededRandom(seed);
  const total = planes.reduce((sum, { area }) => sum + area, 0);
  const mean = planes.reduce((sum, { lab, area }) => sum + chromaOf(lab) * area, 0) / total;
  const share = COLORED.gray + (COLORED.usual - COLORED.gray) * min(1, mean / 0.05);
  const ranked = planes
    .filter(({ tone }) => tone > 0.12 && tone < 0.93)
    .map((plane) => {
      const { color, fit } = primaryFor(plane);
      const worth = (chromaOf(plane.lab) * (0.8 + 0.4 * random()) + 0.02 * random()) * fit;
      return { plane, color, worth };
    })
    .toSorted((one, other) => other.worth - one.worth);
  const colors = new Map<Pane, Rgb>();
  for (const { pane, tone } of planes) {
    const place = min(NEUTRALS.length - 1, floor(tone ** 0.75 * NEUTRALS.length));
    colors.set(pane, NEUTRALS[place] ?? BLACK);
  }
  let spent = 0;
  for (const { plane, color } of ranked) {
    if (spent + plane.area > share * total) continue;
    spent += plane.area;
    colors.set(plane.pane, color);
  }
  return colors;
};

/** The width of the bar along a cut. It is thin where it would cover a part of a face. */
const barOf = ({ room, isVertical, at, from, to }: Cut, scale: number, { values, width }: Plane): number => {
  let covered = 0;
  for (let along = from; along < to; along++) {
    covered = max(covered, values[isVertical ? along * width + at : at * width + along] ?? 0);
  }
  const wide = covered > 0.4 ? min(room * scale, IN_FACES) : room * scale;
  return (BARS.find((bar) => wide >= bar.from) ?? BARS[3]).width;
};
/** The room of a cut that passes through a face counts as this at most. */
const IN_FACES = 60;

/** Fills a rectangle whose sides need not be whole pixels, in place. */
const fill = (
  { width, height, data }: Picture,
  [left, top, right, bottom]: readonly [number, number, number, number],
  color: Rgb,
): void => {
  for (let y = max(0, floor(top)); y < min(height, ceil(bottom)); y++) {
    const down = min(y + 1, bottom) - max(y, top);
    for (let x = max(0, floor(left)); x < min(width, ceil(right)); x++) {
      const cover = down * (min(x + 1, right) - max(x, left));
      const at = (y * width + x) * 3;
      for (const channel of [0, 1, 2] as const) {
        const under = data[at + channel] ?? 0;
        data[at + channel] = under + (color[channel] * 255 - under) * cover;
      }
    }
  }
};

/** The hand of the painter: strokes along the planes, and paint that is not quite even, in place. */
const handPainted = ({ width, height, data }: Picture, unit: number, seed: number): void => {
  const even = noiseField(width, height, { scale: 90 * unit, octaves: 3, seed }).values;
  const fine = noiseField(width, height, { scale: max(1.5, 2.2 * unit), octaves: 2, seed: seed + 3 }).values;
  for (let i = 0; i < even.length; i++) {
    const light = ((even[i] ?? 0.5) - 0.5) * 12 + ((fine[i] ?? 0.5) - 0.5) * 11;
    for (let channel = 0; channel < 3; channel++)
      data[i * 3 + channel] = (data[i * 3 + channel] ?? 0) + light;
  }
};

/** Divides the picture into planes of white, gray, red, yellow and blue between black bars. */
export const mondrian: Style = {
  title: 'Mondrian',
  keepsFaces: 0,
  async paint(picture, { seed, unit, see }) {
    const { width, height } = picture;
    const plan = reduced(picture, PLAN_SIDE);
    const perUnit = max(plan.width, plan.height) / 1_000;
    const [plain, ...hues] = labPlanes(plan);
    const { focus, weights, ovals } = interestOf(await see(), plain);
    const labs = [inRelief(plain, ovals), ...hues] as const;
    const { panes, cuts } = partitioned({
      channels: [
        labs[0],
        ...labs.slice(1).map((plane) => ({ ...plane, values: plane.values.map((v) => v * COLOR_WEIGHT) })),
      ],
      weights,
      count: GRID.planes,
      smallest: { coarse: GRID.coarse * perUnit, fine: GRID.fine * perUnit },
      focus,
      largest: GRID.largest,
      leastGain: GRID.leastGain,
      seed,
    });
    const colors = colorsOf(toned(panes, labs), seed);
    const [across, down] = [width / plan.width, height / plan.height];
    const painting: Picture = { width, height, channels: 3, data: new Uint8ClampedArray(width * height * 3) };
    for (const [{ left, top, right, bottom }, color] of colors) {
      fill(painting, [left * across, top * down, right * across, bottom * down], color);
    }
    handPainted(painting, unit, seed);
    for (const cut of cuts.toReversed()) {
      const half = max(0.6, (barOf(cut, 1 / perUnit, ovals) * unit) / 2);
      const { isVertical, at, from, to } = cut;
      fill(
        painting,
        isVertical
          ? [at * across - half, from * down, at * across + half, to * down]
          : [from * across, at * down - half, to * across, at * down + half],
        BLACK,
      );
    }
    return painting;
  },
};
