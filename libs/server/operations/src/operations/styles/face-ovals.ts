import type { Face } from '../../faces/find-faces.ts';
import type { Plane } from '../../pixels/picture.ts';

const { max, min } = Math;

/** The oval of a face relative to its box, its upward shift for the forehead, and its soft edge. */
const OVAL = { across: 0.72, down: 0.85, up: 0.12, edge: 0.35 };

/** 1 in faces, with soft edges. */
export const faceOvals = (faces: readonly Face[], width: number, height: number): Plane => {
  const values = new Float32Array(width * height);
  for (const { left, top, right, bottom } of faces) {
    const x0 = ((left + right) / 2) * width;
    const y0 = ((top + bottom) / 2 - OVAL.up * (bottom - top)) * height;
    const across = max(1, (right - left) * OVAL.across * width);
    const down = max(1, (bottom - top) * OVAL.down * height);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const away = ((x + 0.5 - x0) / across) ** 2 + ((y + 0.5 - y0) / down) ** 2;
        if (away < 1) values[i] = max(values[i] ?? 0, min(1, (1 - away) / OVAL.edge));
      }
    }
  }
  return { width, height, values };
};
