/**
 * A color matrix for channels of 0 to 255: for each of red, green and blue the weights of red, green and
 * blue, and an offset.
 */
export type ColorMatrix = readonly number[];

export const IDENTITY: ColorMatrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** The weights of the channels in lightness (Rec. 709). */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];

const row = (matrix: ColorMatrix, index: number): readonly [number, number, number, number] => [
  matrix[4 * index] ?? 0,
  matrix[4 * index + 1] ?? 0,
  matrix[4 * index + 2] ?? 0,
  matrix[4 * index + 3] ?? 0,
];

/** A matrix that applies first one matrix and then the other. */
export const followedBy = (first: ColorMatrix, then: ColorMatrix): ColorMatrix =>
  [0, 1, 2].flatMap((index) => {
    const [r, g, b, add] = row(then, index);
    const [x, y, z] = [row(first, 0), row(first, 1), row(first, 2)];
    return [0, 1, 2, 3].map(
      (column) =>
        r * (x[column] ?? 0) + g * (y[column] ?? 0) + b * (z[column] ?? 0) + (column === 3 ? add : 0),
    );
  });

/** Interpolates between no change (0) and a matrix (1). */
export const partly = (matrix: ColorMatrix, share: number): ColorMatrix =>
  matrix.map((value, index) => (IDENTITY[index] ?? 0) * (1 - share) + value * share);

/** Multiplies all channels by a factor and adds an offset. */
export const linear = (factor: number, add: number): ColorMatrix => [
  ...[factor, 0, 0, add],
  ...[0, factor, 0, add],
  ...[0, 0, factor, add],
];

/** Sets every channel to the same weighted sum of red, green and blue. */
export const grey = (red = RED, green = GREEN, blue = BLUE): ColorMatrix =>
  [0, 1, 2].flatMap(() => [red, green, blue, 0]);

/** Changes the saturation: 0 is gray, 1 no change, more is stronger. Keeps the lightness. */
export const saturated = (amount: number): ColorMatrix => partly(grey(), 1 - amount);

/** Rotates the hue by degrees, keeping the lightness (the matrix of CSS `hue-rotate`). */
export const hueTurned = (degrees: number): ColorMatrix => {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return [
    0.213 + cos * 0.787 - sin * 0.213,
    0.715 - cos * 0.715 - sin * 0.715,
    0.072 - cos * 0.072 + sin * 0.928,
    0,
    0.213 - cos * 0.213 + sin * 0.143,
    0.715 + cos * 0.285 + sin * 0.14,
    0.072 - cos * 0.072 - sin * 0.283,
    0,
    0.213 - cos * 0.213 - sin * 0.787,
    0.715 - cos * 0.715 + sin * 0.715,
    0.072 + cos * 0.928 + sin * 0.072,
    0,
  ];
};

/** The tones of a sepia print (the matrix of CSS `sepia`). */
export const SEPIA: ColorMatrix = [
  ...[0.393, 0.769, 0.189, 0],
  ...[0.349, 0.686, 0.168, 0],
  ...[0.272, 0.534, 0.131, 0],
];

/** The blue tones of a cyanotype: sepia with red and blue swapped. */
export const CYANOTYPE: ColorMatrix = [...SEPIA.slice(8), ...SEPIA.slice(4, 8), ...SEPIA.slice(0, 4)];
