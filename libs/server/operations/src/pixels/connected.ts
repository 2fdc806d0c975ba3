import type { Plane } from './picture.ts';

type Size = Pick<Plane, 'width' | 'height'>;

/** The four pixels beside a pixel, of which some may be no pixels: negative, or beyond the last one. */
export const besideOf = (pixel: number, width: number): readonly number[] => {
  const x = pixel % width;
  return [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width];
};

/** True for a pixel at the edge of the plane. */
export const isAtEdge = (pixel: number, { width, height }: Size): boolean => {
  const x = pixel % width;
  return x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1);
};

/** All pixels that are connected to the seeds over pixels for which `isOpen` is true. Seeds are always included. */
export const connectedTo = (
  { width, height }: Size,
  seeds: readonly number[],
  isOpen: (pixel: number) => boolean,
): readonly number[] => {
  const seen = new Uint8Array(width * height);
  const found = [...seeds];
  for (const seed of seeds) seen[seed] = 1;
  for (let next = 0; next < found.length; next++) {
    const pixel = found[next] ?? 0;
    for (const other of besideOf(pixel, width)) {
      if (other < 0 || other >= seen.length || seen[other] === 1 || !isOpen(other)) continue;
      seen[other] = 1;
      found.push(other);
    }
  }
  return found;
};

/** The areas inside an outline (1) that are not marked and do not touch the edge of the plane. */
export const holesIn = (marked: Uint8Array, size: Size): readonly (readonly number[])[] => {
  const known = marked.slice();
  const holes: (readonly number[])[] = [];
  for (let pixel = 0; pixel < known.length; pixel++) {
    if (known[pixel] === 1) continue;
    const area = connectedTo(size, [pixel], (other) => marked[other] === 0);
    for (const other of area) known[other] = 1;
    if (!area.some((other) => isAtEdge(other, size))) holes.push(area);
  }
  return holes;
};
