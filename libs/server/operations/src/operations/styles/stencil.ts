import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { kuwahara } from '../../pixels/kuwahara.ts';
import { lumaBytePlane } from '../../pixels/luma-bytes.ts';
import { swatches, toOklab } from '../../pixels/palettes.ts';
import type { Rgb } from '../../pixels/grade.ts';
import { plasterWall } from '../../pixels/plaster-wall.ts';
import { drip, splash, spray } from '../../pixels/spray-paint.ts';
import { type Picture, type Plane, reduced, resizePlane } from '../../pixels/picture.ts';
import { labelRegions } from '../../matting/label-regions.ts';
import { faceOvals } from './face-ovals.ts';
import type { Sight, Style } from './style.ts';
import { bytesFrom } from '../../pixels/computed.ts';

const { abs, atan2, exp, floor, hypot, max, min, PI } = Math;

const color = (code: string): Rgb => swatches(code)[0] ?? [0, 0, 0];
const WALL = color('#bdb8ae');
const WHITE = color('#ecebe6');
const GRAY = color('#807f7d');
const BLACK = color('#1b1a1b');
const RED = color('#c81d25');
/** The longer side of the copy whose tones are cut. Their edges become crisp only when they are cut. */
const TONES_SIDE = 1_150;
/** The fractions of the painted area that are black, and black or gray. */
const LAYERS = { black: 0.33, gray: 0.66 };
/** The same around a small subject. */
const SURROUNDINGS = { black: 0.1, gray: 0.4 };
/** How far tones are moved away from their surroundings, and the deviation of these in thousandths. */
const LOCAL = { gain: 0.65, reach: 55, gainInFaces: 1.6, inFaces: 18 };
/** Specks of paint smaller than this, in squared thousandths, are not cut into a stencil. */
const LEAST_SPECK = 26;
/** A subject smaller than this fraction of the picture is not sprayed alone. */
const LEAST_ALONE = 0.1;

/**
 * The accent: the least strength of its color in Oklab, the range of hues in degrees, the largest fraction of
 * the picture, how many colors are tried, and the longer
 * side of the copy that is searched.
 */
const ACCENT = { side: 700, least: 0.045, hueRange: 38, largest: 0.3, tries: 3 };

const clamp = (value: number): number => min(1, max(0, value));
const stepped = (value: number, soft: number): number => clamp(value / soft + 0.5);

/** The tones (0–1) that the stencils are cut from. */
const tonesOf = (full: Picture, { faces }: Sight): Plane => {
  const picture = reduced(full, TONES_SIDE);
  const unit = max(picture.width, picture.height) / 1_000;
  const luma = lumaBytePlane(kuwahara(picture, { radius: 4 * unit, sharpness: 13 }));
  const wide = gaussianBlur(luma, LOCAL.reach * unit).values;
  const near = gaussianBlur(luma, LOCAL.inFaces * unit).values;
  const ovals = faceOvals(faces, luma.width, luma.height).values;
  const values = luma.values.map((value, i) => {
    const lifted = value + LOCAL.gain * (value - (wide[i] ?? 0));
    return (lifted + LOCAL.gainInFaces * (ovals[i] ?? 0) * (value - (near[i] ?? 0))) / 255;
  });
  const smooth = gaussianBlur({ ...luma, values }, max(0.5, 1.1 * unit));
  return resizePlane(smooth, full.width, full.height);
};

/** The tone below which a fraction of the area lies, weighted by `area`. */
const quantile = (tones: Plane, area: Float32Array, share: number): number => {
  const bins = new Float64Array(512);
  let total = 0;
  tones.values.forEach((tone, i) => {
    const weight = area[i] ?? 0;
    const bin = floor(clamp((tone + 0.5) / 2) * 511);
    bins[bin] = (bins[bin] ?? 0) + weight;
    total += weight;
  });
  let seen = 0;
  const found = bins.findIndex((count) => (seen += count) >= share * total);
  return (max(0, found) / 511) * 2 - 0.5;
};

/** Without specks and pinholes: regions smaller than `least` pixels take the value around them. */
const withoutSpecks = (layer: Plane, least: number): Plane => {
  const { width, height, values } = layer;
  const inside = bytesFrom(values, (value) => (value > 0.5 ? 1 : 0));
  const { labels, sizes } = labelRegions(inside, width, height);
  const cleaned = values.map((value, i) =>
    (sizes[labels[i] ?? 0] ?? 0) < least ? 1 - (inside[i] ?? 0) : value,
  );
  return { width, height, values: cleaned };
};

/** 1 where paint of one stencil lies: what is darker than `below`, within the area of the picture. */
const layerOf = (tones: Plane, area: Float32Array, below: number, unit: number): Plane => {
  const values = tones.values.map((tone, i) => (tone < below && (area[i] ?? 0) > 0.5 ? 1 : 0));
  const cut = withoutSpecks({ ...tones, values }, LEAST_SPECK * unit * unit);
  return gaussianBlur(cut, max(0.5, 0.75 * unit));
};

/** The region of the strongest color that is not skin, as 0–1; null where nothing is colorful. */
const accentOf = (full: Picture, { values: wholeArea }: Plane, { faces }: Sight): Plane | null => {
  const picture = reduced(full, ACCENT.side);
  const { width, height, data } = picture;
  const unit = max(width, height) / 1_000;
  const area = resizePlane(
    { width: full.width, height: full.height, values: wholeArea },
    width,
    height,
  ).values;
  const ovals = faceOvals(faces, width, height).values;
  const chroma = new Float32Array(width * height);
  const hues = new Float32Array(width * height);
  for (let i = 0; i < chroma.length; i++) {
    const [l, a, b] = toOklab([
      (data[i * 3] ?? 0) / 255,
      (data[i * 3 + 1] ?? 0) / 255,
      (data[i * 3 + 2] ?? 0) / 255,
    ]);
    const hue = (atan2(b, a) * 180) / PI;
    hues[i] = hue;
    // Skin, fur and wood are orange of medium strength.
    const skin = exp(-(((hue - 55) / 28) ** 2)) * 0.1;
    chroma[i] =
      (ovals[i] ?? 0) > 0 ? 0 : max(0, hypot(a, b) - skin) * min(1, (area[i] ?? 0) * 1.2) * min(1, l * 3);
  }
  const smooth = gaussianBlur({ width, height, values: chroma }, 5 * unit).values;
  for (let attempt = 0; attempt < ACCENT.tries; attempt++) {
    let peak = 0;
    smooth.forEach((value, i) => {
      if (value > (smooth[peak] ?? 0)) peak = i;
    });
    const strongest = smooth[peak] ?? 0;
    if (strongest < ACCENT.least) return null;
    const hue = hues[peak] ?? 0;
    const isAlike = (i: number): boolean =>
      abs((((((hues[i] ?? 0) - hue) % 360) + 540) % 360) - 180) < ACCENT.hueRange;
    const inside = bytesFrom(smooth, (value, i) => (value > 0.4 * strongest && isAlike(i) ? 1 : 0));
    const { labels, sizes } = labelRegions(inside, width, height);
    const label = labels[peak] ?? 0;
    const size = sizes[label] ?? 0;
    let inTopRow = 0;
    for (let x = 0; x < width; x++) inTopRow += labels[x] === label ? 1 : 0;
    const isSky = inTopRow > 0.25 * width && area[0] === 1;
    if (size <= ACCENT.largest * width * height && !isSky) {
      const kept = smooth.map((_, i) =>
        inside[i] === 1 && (labels[i] === label || (sizes[labels[i] ?? 0] ?? 0) > 0.15 * size) ? 1 : 0,
      );
      return resizePlane(gaussianBlur({ width, height, values: kept }, 0.8), full.width, full.height);
    }
    // A sky or another large area is no accent. The next strongest color may be one.
    smooth.forEach((_, i) => {
      if (isAlike(i)) smooth[i] = 0;
    });
  }
  return null;
};

const united = (one: Plane, other: Plane): Plane => ({
  ...one,
  values: one.values.map((value, i) => max(value, other.values[i] ?? 0)),
});

/** The outline of the subject as a stencil: with a crisp edge. */
const cutOutline = (subject: Plane, unit: number): Float32Array =>
  gaussianBlur({ ...subject, values: subject.values.map((value) => stepped(value - 0.5, 0.3)) }, 0.6 * unit)
    .values;

/** Sprays the picture on a wall in black, gray and white, with one accent in red. */
export const stencil: Style = {
  title: 'street art',
  keepsFaces: 0,
  async paint(picture, { seed, unit, see }) {
    const { width, height } = picture;
    const sight = await see();
    const tones = tonesOf(picture, sight);
    const ovals = faceOvals(sight.faces, width, height).values;
    const shape = sight.subject === null ? null : cutOutline(sight.subject, unit);
    const all = new Float32Array(width * height).fill(1);
    const inside = shape ?? all;
    const cover = inside.reduce((sum, value) => sum + value, 0) / inside.length;
    // A large subject is sprayed alone on a bare wall, a small one before a lighter print of its surroundings.
    const isAlone = shape !== null && cover >= LEAST_ALONE;
    const area = isAlone ? inside : all;
    const cut = (shares: typeof LAYERS, part: Float32Array, layer: 'black' | 'gray'): Plane =>
      layerOf(tones, part, quantile(tones, part, shares[layer]), unit);
    const outside = inside.map((value) => 1 - value);
    const layer = (name: 'black' | 'gray'): Plane =>
      isAlone || shape === null
        ? cut(LAYERS, area, name)
        : united(cut(LAYERS, inside, name), cut(SURROUNDINGS, outside, name));
    const [black, gray] = [layer('black'), layer('gray')];
    const accent = accentOf(picture, { width, height, values: area }, sight);
    const wall = plasterWall(width, height, unit, seed);
    const { light } = wall;

    const data = new Uint8ClampedArray(width * height * 3);
    const plaster = WALL.map((component) => component * 255);
    for (let at = 0; at < data.length; at += 3) data.set(plaster, at);
    const painting: Picture = { width, height, channels: 3, data };
    const lay = (layer: Plane, color: Rgb, opacity: number, mist: number, more: number): void =>
      spray(painting, layer, wall, { unit, color, opacity, mist, seed: seed + more });
    if (shape !== null) lay({ width, height, values: inside }, WHITE, 0.9, 0.8, 1);
    lay(gray, GRAY, 0.92, 0.24, 2);
    if (accent !== null) {
      accent.values.forEach((value, i) => {
        accent.values[i] = stepped(value - 0.5, 0.5);
      });
      drip(accent, ovals, { unit, count: 3, seed: seed + 8 });
      lay(accent, RED, 0.96, 0.3, 3);
    }
    drip(black, ovals, { unit, count: 9, seed: seed + 9 });
    splash(black, unit, 160, seed + 10);
    lay(black, BLACK, 0.97, 0.42, 4);
    for (let i = 0; i < light.length; i++) {
      // Paint fills the plaster, so that dark paint shows less of it.
      const shade = light[i] ?? 1;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[i * 3 + channel] ?? 0;
        data[i * 3 + channel] = value * shade + (value < 60 ? (shade - 1) * 30 : 0);
      }
    }
    return painting;
  },
};
