import type { Point, Rect } from '@safelight/engine';
import type { PlacedPixels } from './pixels.ts';

/** The opacity from which a pixel counts as drawn, 0 to 255. */
const DRAWN = 64;

/** The box of what is drawn, on the canvas; null for an empty picture. */
const drawnBox = ({ x, y, width, height, data }: PlacedPixels): Rect | null => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if ((data[(row * width + column) * 4 + 3] ?? 0) < DRAWN) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = row;
    }
  }
  return right < 0 ? null : { x: x + left, y: y + top, width: right - left + 1, height: bottom - top + 1 };
};

/** How far what is drawn in one picture is from what is drawn in another, from middle to middle, in pixels. */
export const offsetOf = (from: PlacedPixels, to: PlacedPixels): Point => {
  const [here, there] = [drawnBox(from), drawnBox(to)];
  if (here === null || there === null) return { x: 0, y: 0 };
  return {
    x: there.x + there.width / 2 - here.x - here.width / 2,
    y: there.y + there.height / 2 - here.y - here.height / 2,
  };
};

/** The summed opacities of the cells of a grid over the canvas, each `side` pixels wide and high. */
const cellsOf = ({ x, y, width, height, data }: PlacedPixels, side: number): ReadonlyMap<string, number> => {
  const cells = new Map<string, number>();
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const opacity = data[(row * width + column) * 4 + 3] ?? 0;
      if (opacity === 0) continue;
      const key = `${String(Math.floor((x + column) / side))},${String(Math.floor((y + row) / side))}`;
      cells.set(key, (cells.get(key) ?? 0) + opacity);
    }
  }
  return cells;
};

/**
 * How different the shapes in two pictures are when seen in cells of `side` pixels: 0 for the same shapes, 1 for
 * shapes that have nothing in common.
 */
export const unlikeness = (a: PlacedPixels, b: PlacedPixels, side: number): number => {
  const [cellsA, cellsB] = [cellsOf(a, side), cellsOf(b, side)];
  let [difference, sum] = [0, 0];
  for (const key of new Set([...cellsA.keys(), ...cellsB.keys()])) {
    const [inA, inB] = [cellsA.get(key) ?? 0, cellsB.get(key) ?? 0];
    difference += Math.abs(inA - inB);
    sum += inA + inB;
  }
  return sum === 0 ? 0 : difference / sum;
};
