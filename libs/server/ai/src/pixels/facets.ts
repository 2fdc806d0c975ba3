import type { Picture } from './picture.ts';
import { seededRandom } from './seeded-random.ts';

const { ceil, cos, floor, hypot, max, min, round, sin } = Math;

export interface Facets {
  /** Mean width of a facet in pixels. */
  readonly size: number;
  /** How far what a facet shows is moved, as a share of its size. */
  readonly shift: number;
  /** How much lighter one side of a facet is than its middle, as a share. */
  readonly shade: number;
  /** Half the width in pixels of the contours between facets. */
  readonly line: number;
  readonly seed: number;
}

interface Facet {
  readonly x: number;
  readonly y: number;
  readonly moveX: number;
  readonly moveY: number;
  readonly lightX: number;
  readonly lightY: number;
  readonly inked: number;
}

const ZOOM = 1.12;

/** One facet a cell of a grid, its centre anywhere in its cell. */
const facetGrid = (columns: number, rows: number, { size, shift, shade, seed }: Facets): readonly Facet[] => {
  const random = seededRandom(seed);
  return Array.from({ length: columns * rows }, (_, i) => {
    const light = random() * 2 * Math.PI;
    return {
      x: ((i % columns) + 0.05 + 0.9 * random() - 1) * size,
      y: (floor(i / columns) + 0.05 + 0.9 * random() - 1) * size,
      moveX: (random() - 0.5) * 2 * shift * size,
      moveY: (random() - 0.5) * 2 * shift * size,
      lightX: (cos(light) * shade) / size,
      lightY: (sin(light) * shade) / size,
      inked: random() < 0.7 ? 1 : 0.35,
    };
  });
};

/** The picture broken into straight-edged facets, each showing it from slightly elsewhere and in its own light. */
export const facets = (picture: Picture, options: Facets): Picture => {
  const { width, height } = picture;
  const size = max(2, options.size);
  const columns = ceil(width / size) + 3;
  const rows = ceil(height / size) + 3;
  const grid = facetGrid(columns, rows, { ...options, size });
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = floor(y / size) + 1;
    for (let x = 0; x < width; x++) {
      const column = floor(x / size) + 1;
      let [nearest, second] = [Infinity, Infinity];
      let facet: Facet | undefined;
      let neighbour: Facet | undefined;
      for (let r = row - 1; r <= row + 1; r++) {
        for (let c = column - 1; c <= column + 1; c++) {
          const candidate = grid[r * columns + c];
          if (candidate === undefined) continue;
          const distance = (candidate.x - x) ** 2 + (candidate.y - y) ** 2;
          if (distance < nearest) {
            [second, neighbour] = [nearest, facet];
            [nearest, facet] = [distance, candidate];
          } else if (distance < second) {
            [second, neighbour] = [distance, candidate];
          }
        }
      }
      if (facet === undefined) continue;
      const [dx, dy] = [x - facet.x, y - facet.y];
      const fromX = round(facet.x + facet.moveX + dx / ZOOM);
      const fromY = round(facet.y + facet.moveY + dy / ZOOM);
      const from =
        (min(height - 1, max(0, fromY)) * width + min(width - 1, max(0, fromX))) * picture.channels;
      // Distance to the border between the two nearest centres.
      const apart = neighbour === undefined ? Infinity : hypot(neighbour.x - facet.x, neighbour.y - facet.y);
      const border = (second - nearest) / (2 * max(1, apart));
      const ink = min(1, max(0, border / max(0.5, options.line)));
      const dark = 1 - (1 - ink) * 0.75 * facet.inked;
      const light = (1 + (dx * facet.lightX + dy * facet.lightY) * 2) * dark;
      for (let channel = 0; channel < 3; channel++) {
        data[(y * width + x) * 3 + channel] = (picture.data[from + channel] ?? 0) * light;
      }
    }
  }
  return { width, height, channels: 3, data };
};
