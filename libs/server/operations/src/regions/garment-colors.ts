import { lumaOf, type Picture } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';

const { abs, atan2, hypot, max, min, PI, round, sqrt } = Math;

/** A color as its luma (0–255), and how much red and blue exceed it. */
export interface Shade {
  readonly luma: number;
  readonly red: number;
  readonly blue: number;
}

/** The minimum chroma of colored cloth, absolute and as a fraction of its luma. Other cloth is neutral. */
const COLORED = { least: 22, ofLuma: 0.16 };
/** The sizes of the cells of colors among which the most frequent one is chosen. */
const CELL = { chroma: 14, luma: 60 };
/** A cell with less than this fraction of the seeds is no garment that a named color could choose. */
const LEAST_CELL = 0.04;
/**
 * The maximum distance of a garment's color from the color that the wish names: of the one that is meant, and of those
 * to which the name may also belong, such as olive for green.
 */
export const FROM = { meant: 0.5, perhaps: 0.6 };
/** Dark pixels have a chroma relative to this luma at least, because it is mostly noise. */
const LEAST_LUMA = 24;

export const middleOf = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const shadeOf = (red: number, green: number, blue: number): Shade => {
  const luma = lumaOf(red, green, blue);
  return { luma, red: red - luma, blue: blue - luma };
};

export const shadesOf = ({ channels, data, width, height }: Picture): readonly Shade[] =>
  Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    return shadeOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });

/** The chroma relative to the luma, which stays the same in light and shadow. */
const tintOf = ({ luma, red, blue }: Shade): readonly [number, number] => [
  red / max(LEAST_LUMA, luma),
  blue / max(LEAST_LUMA, luma),
];

const turn = (a: readonly [number, number], b: readonly [number, number]): number => {
  const apart = abs(atan2(a[1], a[0]) - atan2(b[1], b[0]));
  return min(apart, 2 * PI - apart);
};

/** The color of a person's skin as the face shows it. */
export interface Skin {
  readonly luma: number;
  readonly tint: readonly [number, number];
}

/** Learns the color of skin from the pixels of a face. Eyes, brows and glints have other lumas than most of it. */
export const skinFrom = (face: readonly Shade[]): Skin => {
  const lumas = face.map(({ luma }) => luma);
  const [low, high] = [middleOf(lumas, 0.25), middleOf(lumas, 0.97)];
  const core = face.filter(({ luma }) => luma >= low && luma <= high).map(tintOf);
  return {
    luma: middleOf(lumas, 0.55),
    tint: [middleOf(core.map(([red]) => red)), middleOf(core.map(([, blue]) => blue))],
  };
};

/** The most frequent color of a garment, and whether it is colored or neutral (white, gray, black). */
export interface Cloth extends Shade {
  readonly isColored: boolean;
}

const isColored = ({ luma, red, blue }: Shade): boolean =>
  hypot(red, blue) > COLORED.least && hypot(red, blue) > COLORED.ofLuma * max(20, luma);

const distanceOf = (a: Shade, b: Shade): number => {
  const [tintA, tintB] = [tintOf(a), tintOf(b)];
  const turned =
    isColored(a) && isColored(b) ? 0.8 * turn(tintA, tintB) : isColored(a) === isColored(b) ? 0 : 1;
  return turned + (isColored(a) ? 0.2 : 0.9) * (abs(a.luma - b.luma) / 255);
};

/** The most frequent color among the seeds or, if the wish names a color, the most frequent one that is like it. */
export const clothAmong = (seeds: readonly Shade[], from: Shade | null, most = FROM.meant): Cloth | null => {
  const cells = new Map<string, Shade[]>();
  for (const shade of seeds) {
    const key = [shade.red / CELL.chroma, shade.blue / CELL.chroma, shade.luma / CELL.luma].map(round).join();
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [shade]);
    else cell.push(shade);
  }
  const meansOf = (cell: readonly Shade[]): Shade => ({
    luma: middleOf(cell.map(({ luma }) => luma)),
    red: middleOf(cell.map(({ red }) => red)),
    blue: middleOf(cell.map(({ blue }) => blue)),
  });
  const fitting =
    from === null
      ? [...cells.values()]
      : [...cells.values()].filter(
          (cell) => cell.length >= LEAST_CELL * seeds.length && distanceOf(meansOf(cell), from) < most,
        );
  const [largest] = fitting.toSorted((a, b) => b.length - a.length);
  if (largest === undefined) return null;
  const shade = meansOf(largest);
  return { ...shade, isColored: isColored(shade) };
};

/** The weight of what makes a color more vivid than the garment's. In folds cloth is more vivid than in the light. */
const SHADE_VIVID = 0.2;

/** The likelihood (0–1) that a color is that of the garment, in light and in shadow. */
export const clothness = (cloth: Cloth): ((shade: Shade) => number) => {
  const [red, blue] = tintOf(cloth);
  const vivid = max(1e-6, hypot(red, blue));
  const reach = 0.16 + 0.3 * vivid;
  if (cloth.isColored) {
    return (shade) => {
      const tint = tintOf(shade);
      const noise = max(1, 0.7 * (1 + 18 / max(8, shade.luma)));
      const along = (tint[0] * red + tint[1] * blue) / vivid;
      const across = (tint[0] * blue - tint[1] * red) / vivid;
      const paler = along < vivid ? vivid - along : SHADE_VIVID * (along - vivid);
      const away = hypot(paler, across) / (reach * noise);
      const { luma } = cloth;
      return (
        (1 - ramp(away, 0.75, 1.15)) *
        ramp(shade.luma, 0.12 * luma, 0.25 * luma) *
        (1 - ramp(shade.luma, max(2 * luma, luma + 70), max(2.6 * luma, luma + 110)))
      );
    };
  }
  const [up, down] = [70, cloth.luma > 150 ? 95 : 60];
  return (shade) =>
    (1 - ramp(hypot(shade.red - cloth.red, shade.blue - cloth.blue), 14, 24)) *
    (1 - ramp(shade.luma - cloth.luma, 0.7 * up, up)) *
    (1 - ramp(cloth.luma - shade.luma, 0.7 * down, down));
};

/** Skin that is nearly gray belongs to a black-and-white picture, in which only the brightness decides. */
const GRAY = 0.04;

/** How much more vivid than skin cloth of nearly the same hue is; null for cloth of another hue. */
const vividness = (skin: Skin, cloth: Cloth): number | null => {
  const tint = tintOf(cloth);
  if (!cloth.isColored || hypot(...skin.tint) < GRAY || turn(tint, skin.tint) > 0.5) return null;
  return hypot(...tint) / hypot(...skin.tint);
};

/** True when the colors of skin and garment cannot be distinguished. */
export const isLikeSkin = (skin: Skin, cloth: Cloth): boolean => {
  const vivid = vividness(skin, cloth);
  return vivid !== null && vivid > 0.4 && vivid < 3.2;
};

/**
 * The likelihood (0–1) that a color is skin of the person, also where it is tanned or in the shade. Cloth of nearly the
 * same hue is told from it by being more vivid.
 */
export const skinness = (skin: Skin, cloth: Cloth | null): ((shade: Shade) => number) => {
  const usual = hypot(...skin.tint);
  if (usual < GRAY)
    return ({ luma }) => ramp(luma / skin.luma, 0.6, 0.75) * (1 - ramp(luma / skin.luma, 1.35, 1.6));
  const vivid = cloth === null ? null : vividness(skin, cloth);
  const most = vivid === null ? { from: 2.1, to: 2.9 } : { from: 0.85 * sqrt(vivid), to: 1.1 * sqrt(vivid) };
  return (shade) => {
    const tint = tintOf(shade);
    const [colorful, light] = [hypot(...tint) / usual, shade.luma / max(1, skin.luma)];
    return (
      (1 - ramp(turn(tint, skin.tint), 0.22, 0.4)) *
      ramp(colorful, 0.3, 0.5) *
      (1 - ramp(colorful, most.from, most.to)) *
      ramp(light, 0.2, 0.34) *
      (1 - ramp(light, 1.7, 2))
    );
  };
};
