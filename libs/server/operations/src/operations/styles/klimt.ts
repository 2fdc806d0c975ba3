import { redraw, rememberFaces } from '../../faces/keeping-faces.ts';
import { applyGrade } from '../../pixels/color-cube.ts';
import { curved, inTurn, partly, type Rgb, saturated } from '../../pixels/grade.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { inkLines, kuwahara } from '../../pixels/kuwahara.ts';
import { lumaBytePlane } from '../../pixels/luma-bytes.ts';
import { noiseField } from '../../pixels/noise-field.ts';
import { drawInk } from '../../pixels/overlay.ts';
import { repaintedWith, swatches } from '../../pixels/palettes.ts';
import { lumaOf, type Picture, type Plane } from '../../pixels/picture.ts';
import { seededRandom } from '../../pixels/seeded-random.ts';
import { faceOvals } from './face-ovals.ts';
import { quietly, type Sight, type Style } from './style.ts';

const { abs, atan2, ceil, floor, hypot, max, min, PI, round } = Math;

/** The paint of the subject: skin, ochre, olive and a little teal and plum. */
const PAINT = swatches(
  '#f3ddbd #e0b48c #b97d4e #7c4a2a #3a2417 #d9ab45 #8c8240 #3f6b62 #8e3b32 #5b4566 #f6ecd2',
);
/** Gold from its deepest shade to its highest light. */
const GOLD = swatches('#2c190a #5e3a12 #96661d #c2902f #e0b550 #f3d685 #fdf0c4');
/** The small stones between the gold. */
const STONES = swatches('#20150d #f4ead2 #1f5c58 #a8382a #35507e #1a1410 #e8dcbc');
const UMBER = [0.17, 0.09, 0.04] as const;
/** The tones of the picture are compressed to this range of the gold. */
const TONES = { from: 0.27, to: 0.83 };
/** Sizes in thousandths of the longer side. */
const TESSERA = { small: 8, large: 17 };
const DISCS = { smallest: 9, largest: 42, tries: 5_200 };
/** Around a subject that covers at least this fraction of the picture, everything is gold. */
const LEAST_SUBJECT = 0.05;
/** Pictures whose lights are darker than this (0–255) are lit, by this factor at most. */
const LIGHT = { wanted: 225, most: 2.2, share: 0.98 };
/** How much of faces' fine structure stays. */
const KEPT_OF_FACES = 0.75;
/** The depth (0–255) of the light on raised gold. */
const RELIEF = 46;

const clamp = (value: number): number => min(1, max(0, value));

/** The color of gold at a tone of 0–1. */
const goldAt = (tone: number): Rgb => {
  const place = clamp(tone) * (GOLD.length - 1);
  const at = min(GOLD.length - 2, floor(place));
  const [dark, light] = [GOLD[at] ?? UMBER, GOLD[at + 1] ?? UMBER];
  const mix = (channel: 0 | 1 | 2): number => dark[channel] + (light[channel] - dark[channel]) * (place - at);
  return [mix(0), mix(1), mix(2)];
};

/** Lights a dark picture, in place, so that its gold can shine. */
const lightened = ({ data }: Picture): void => {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 3) {
    const luma = round(lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
    counts[luma] = (counts[luma] ?? 0) + 1;
  }
  let seen = 0;
  const light = counts.findIndex((count) => (seen += count) >= (LIGHT.share * data.length) / 3);
  const gain = min(LIGHT.most, LIGHT.wanted / max(1, light));
  if (gain <= 1) return;
  for (let at = 0; at < data.length; at++) data[at] = (data[at] ?? 0) * gain;
};

/** How much of each pixel is gold: all of the background, and in the subject only what has no detail. */
const gildingOf = ({ faces, subject }: Sight, luma: Plane, unit: number): Plane => {
  const { width, height, values } = luma;
  const wide = gaussianBlur(luma, 7 * unit).values;
  const uneven = gaussianBlur(
    { width, height, values: values.map((value, i) => abs(value - (wide[i] ?? 0))) },
    9 * unit,
  ).values;
  const ovals = gaussianBlur(faceOvals(faces, width, height), 6 * unit).values;
  // A picture that is full of detail has its gold where there is less detail than elsewhere.
  const mean = uneven.reduce((sum, value) => sum + value, 0) / max(1, uneven.length);
  const most = max(14, 1.3 * mean);
  const cover = (subject?.values.reduce((sum, value) => sum + value, 0) ?? 0) / max(1, uneven.length);
  // A small subject may be a part of what the picture shows, so that its surroundings stay visible too.
  const isWhole = cover >= LEAST_SUBJECT;
  const gild = uneven.map((detail, i) => {
    const flat = clamp(1.25 - detail / most) * (1 - clamp(1.6 * (ovals[i] ?? 0)));
    const around = isWhole ? 1 : 0.14 + 0.86 * flat;
    const within = subject?.values[i] ?? 0;
    return around + (min(around, 0.34 * flat) - around) * within;
  });
  return { width, height, values: gild };
};

interface Leaf {
  readonly width: number;
  readonly height: number;
  /** Colors in 0–1, three for each pixel. */
  readonly colors: Float32Array;
  readonly relief: Float32Array;
  readonly tones: Float32Array;
}

const paintPixel = (leaf: Leaf, i: number, [r, g, b]: Rgb, share: number): void => {
  const { colors } = leaf;
  colors[i * 3] = (colors[i * 3] ?? 0) + (r - (colors[i * 3] ?? 0)) * share;
  colors[i * 3 + 1] = (colors[i * 3 + 1] ?? 0) + (g - (colors[i * 3 + 1] ?? 0)) * share;
  colors[i * 3 + 2] = (colors[i * 3 + 2] ?? 0) + (b - (colors[i * 3 + 2] ?? 0)) * share;
};

/** Sheets of beaten gold in the picture's tones, with dust that catches the light. */
const leafOf = (luma: Plane, unit: number, seed: number): Leaf => {
  const { width, height } = luma;
  const soft = gaussianBlur(luma, 3 * unit).values;
  const clouds = noiseField(width, height, { scale: 70 * unit, octaves: 3, seed }).values;
  const dust = noiseField(width, height, { scale: max(1.3, 1.8 * unit), octaves: 2, seed: seed + 1 }).values;
  const tones = soft.map((value, i) => {
    const tone = TONES.from + (TONES.to - TONES.from) * (value / 255);
    return tone + ((clouds[i] ?? 0.5) - 0.5) * 0.16;
  });
  const colors = new Float32Array(width * height * 3);
  const relief = new Float32Array(width * height);
  const leaf: Leaf = { width, height, colors, relief, tones };
  for (let i = 0; i < tones.length; i++) {
    const grain = (dust[i] ?? 0.5) - 0.5;
    colors.set(goldAt((tones[i] ?? 0) + grain * 0.22 + (grain > 0.3 ? 0.18 : 0)), i * 3);
    relief[i] = grain * 0.35;
  }
  return leaf;
};

/** Lays small pieces of gold and a few stones in uneven rows. */
const layTesserae = (leaf: Leaf, gilding: Plane, unit: number, seed: number): void => {
  const { width, height, relief, tones } = leaf;
  const random = seededRandom(seed);
  const where = noiseField(width, height, { scale: 95 * unit, octaves: 2, seed: seed + 5 }).values;
  const cell = max(6, TESSERA.large * unit);
  for (let top = 0; top < height; top += cell) {
    for (let left = 0; left < width; left += cell) {
      const middle = min(height - 1, floor(top + cell / 2)) * width + min(width - 1, floor(left + cell / 2));
      const parts = random() < 0.72 || (gilding.values[middle] ?? 0) < 0.7 ? 2 : 1;
      const side = cell / parts;
      for (let part = 0; part < parts * parts; part++) {
        const [chance, shade, kind] = [random(), random(), random()];
        const inset = side * (0.1 + 0.16 * random());
        const x0 = left + (part % parts) * side + inset * (0.5 + random());
        const y0 = top + floor(part / parts) * side + inset * (0.5 + random());
        const [w, h] = [side - 2 * inset * (0.6 + 0.4 * random()), side - 2 * inset * (0.6 + 0.4 * random())];
        const here = min(height - 1, round(y0 + h / 2)) * width + min(width - 1, round(x0 + w / 2));
        if (chance > 0.2 + 1.1 * (where[here] ?? 0.5)) continue;
        const tone = (tones[here] ?? 0.5) + (shade - 0.45) * 0.42;
        const color = kind > 0.945 ? (STONES[floor(shade * STONES.length)] ?? UMBER) : goldAt(tone);
        for (let y = max(0, floor(y0)); y < min(height, y0 + h); y++) {
          for (let x = max(0, floor(x0)); x < min(width, x0 + w); x++) {
            const cover = clamp(min(x + 1 - x0, x0 + w - x)) * clamp(min(y + 1 - y0, y0 + h - y));
            const i = y * width + x;
            paintPixel(leaf, i, color, 0.85 * cover);
            relief[i] = (relief[i] ?? 0) * (1 - cover) + cover * (0.75 + 0.2 * (relief[i] ?? 0));
          }
        }
      }
    }
  }
};

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Circles that do not touch one another and lie in the gold, the largest first. */
const discsIn = (gilding: Plane, unit: number, random: () => number): readonly Disc[] => {
  const { width, height, values } = gilding;
  const discs: Disc[] = [];
  const cell = max(4, 2 * DISCS.largest * unit);
  const grid = new Map<string, Disc[]>();
  const key = (x: number, y: number): string => `${floor(x / cell)},${floor(y / cell)}`;
  const near = (x: number, y: number): readonly Disc[] =>
    [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => grid.get(key(x + dx * cell, y + dy * cell)) ?? []));
  for (let attempt = 0; attempt < DISCS.tries; attempt++) {
    const size = 1 - attempt / DISCS.tries;
    const wished =
      (DISCS.smallest + (DISCS.largest - DISCS.smallest) * size ** 1.7 * (0.6 + 0.4 * random())) * unit;
    const [x, y] = [random() * width, random() * height];
    const gap = wished * 1.14;
    const isFree = near(x, y).every((other) => hypot(other.x - x, other.y - y) > gap + other.radius * 1.1);
    if (!isFree) continue;
    let least = 1;
    for (let around = 0; around < 12; around++) {
      const reach = around < 4 ? 0.5 : 1.05;
      const px = round(x + Math.cos((around * PI) / 4) * wished * reach);
      const py = round(y + Math.sin((around * PI) / 4) * wished * reach);
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      least = min(least, values[py * width + px] ?? 0);
    }
    if (least < 0.55) continue;
    const disc = { x, y, radius: wished };
    discs.push(disc);
    grid.set(key(x, y), [...(grid.get(key(x, y)) ?? []), disc]);
  }
  return discs;
};

/** Draws spirals, rings and eyes in raised gold. */
const layDiscs = (leaf: Leaf, gilding: Plane, unit: number, seed: number): void => {
  const { width, height, relief, tones } = leaf;
  const random = seededRandom(seed);
  for (const { x: cx, y: cy, radius } of discsIn(gilding, unit, random)) {
    const [kind, turn, phase, pick, chance] = [
      random(),
      random() < 0.5 ? 1 : -1,
      random(),
      random(),
      random(),
    ];
    const isSpiral = radius > 13 * unit && kind < 0.72;
    const here = min(height - 1, floor(cy)) * width + min(width - 1, floor(cx));
    const tone = tones[here] ?? 0.5;
    const isDark = tone > 0.5 ? chance < 0.7 : chance < 0.25;
    const ground = goldAt(tone + (isDark ? 0.12 : -0.2));
    const line = goldAt(tone + (isDark ? -0.44 : 0.32));
    const heart = STONES[floor(pick * STONES.length)] ?? UMBER;
    const turns = isSpiral
      ? min(4.2, max(2.2, radius / (8.5 * unit)))
      : max(1.6, min(3, radius / (8 * unit)));
    const soft = max(0.06, (0.9 * turns) / radius);
    for (let y = max(0, floor(cy - radius)); y <= min(height - 1, ceil(cy + radius)); y++) {
      for (let x = max(0, floor(cx - radius)); x <= min(width - 1, ceil(cx + radius)); x++) {
        const distance = hypot(x - cx, y - cy);
        if (distance > radius) continue;
        const i = y * width + x;
        const cover = clamp(radius - distance) * clamp(1.6 * (gilding.values[i] ?? 0));
        const angle = isSpiral ? (turn * atan2(y - cy, x - cx)) / (2 * PI) + phase : 0.25;
        const way = (distance / radius) * turns + angle;
        const across = abs(way - floor(way) - 0.5);
        const ink = clamp((0.24 - across) / soft + 0.5);
        paintPixel(leaf, i, ground, 0.72 * cover);
        paintPixel(leaf, i, line, 0.95 * ink * cover);
        const rim = clamp((distance - radius * 0.9) / (0.05 * radius + 0.5));
        if (!isSpiral) paintPixel(leaf, i, UMBER, 0.7 * rim * cover);
        const core = clamp(radius * (isSpiral ? 0.1 : 0.34) - distance + 0.5);
        paintPixel(leaf, i, heart, (isSpiral && chance < 0.8 ? 0 : 0.9) * core * cover);
        relief[i] = (relief[i] ?? 0) * (1 - cover) + cover * (0.3 + 0.9 * (isDark ? 1 - ink : ink));
      }
    }
  }
};

/** Light from the upper left on the gold, and sparkle where it is raised. */
const lit = ({ width, height, relief, colors }: Leaf, unit: number): void => {
  const smooth = gaussianBlur({ width, height, values: relief }, max(0.5, 0.55 * unit)).values;
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const i = y * width + x;
      const slope = (smooth[i] ?? 0) - (smooth[i - width - 1] ?? 0);
      const light = (max(-0.5, min(0.6, slope)) * RELIEF) / 255 + (slope > 0.3 ? 0.1 : 0);
      for (let channel = 0; channel < 3; channel++) {
        colors[i * 3 + channel] = (colors[i * 3 + channel] ?? 0) + light * (channel === 2 ? 0.7 : 1) * 1.6;
      }
    }
  }
};

/** Gilds what surrounds the subject with mosaic, spirals and circles, and paints the subject softly. */
export const klimt: Style = {
  title: 'Klimt',
  keepsFaces: 0,
  async paint(picture, { strength, seed, unit, see }) {
    const sight = await see();
    const faces = rememberFaces(picture, sight.faces);
    const share = min(1, strength);
    lightened(picture);
    const first = kuwahara(picture, { radius: 2.6 * unit, sharpness: 9 });
    const luma = lumaBytePlane(first);
    const gilding = gildingOf(sight, luma, unit);
    const lines = inkLines(luma, { sigma: 1 * unit + 0.2, threshold: 0.6, steepness: 0.2 });
    const leaf = leafOf(luma, unit, seed);
    const grade = inTurn(
      curved((tone) => 0.04 + 0.93 * tone ** 0.92),
      repaintedWith(first, PAINT, { transfer: 0.42, attraction: 0.6, lightness: 0.1 }),
      saturated(1.08),
    );
    await applyGrade(first, partly(grade, share), quietly);
    layTesserae(leaf, gilding, unit, seed + 11);
    layDiscs(leaf, gilding, unit, seed + 23);
    lit(leaf, unit);
    const { data } = first;
    gilding.values.forEach((gold, i) => {
      for (let channel = 0; channel < 3; channel++) {
        const value = data[i * 3 + channel] ?? 0;
        data[i * 3 + channel] = value + ((leaf.colors[i * 3 + channel] ?? 0) * 255 - value) * gold * share;
      }
    });
    drawInk(first, lines, UMBER, 0.6 * share);
    for (const face of faces) redraw(first, face, KEPT_OF_FACES);
    return first;
  },
};
