import { type Picture } from '../pixels/picture.ts';
import { needOf, redraw, rememberFaces } from './keeping-faces.ts';

const SIDE = 200;
const stripes = (): Picture => ({
  width: SIDE,
  height: SIDE,
  channels: 3,
  data: Uint8ClampedArray.from({ length: SIDE * SIDE * 3 }, (_, i) =>
    (Math.floor(i / 3) % SIDE) % 8 < 4 ? 90 : 160,
  ),
});
const gray = (): Picture => ({ ...stripes(), data: new Uint8ClampedArray(SIDE * SIDE * 3).fill(125) });
const eyes = [
  { x: 0.47, y: 0.47 },
  { x: 0.53, y: 0.47 },
] as const;
const faceOf = (size: number) => ({
  left: 0.5 - size / 2,
  right: 0.5 + size / 2,
  top: 0.5 - size / 2,
  bottom: 0.5 + size / 2,
  score: 1,
  eyes,
});

describe('faces in a picture that is painted over', () => {
  /** The difference between light and dark stripes in the middle of a face of this size. */
  const drawnIn = (size: number): number => {
    const [before, painted] = [stripes(), gray()];
    for (const face of rememberFaces(before, [faceOf(size)])) redraw(painted, face, needOf(face, painted));
    const row = (SIDE / 2) * SIDE;
    const values = Array.from({ length: 16 }, (_, x) => painted.data[(row + 92 + x) * 3] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };

  it('get their drawing back when they are small', () => {
    expect(drawnIn(0.1)).toBeGreaterThan(55);
  });

  it('are painted as well when they fill the picture', () => {
    expect(drawnIn(0.6)).toBeLessThan(25);
    expect(drawnIn(0.6)).toBeGreaterThan(5);
    expect(drawnIn(0.3)).toBeLessThan(drawnIn(0.1));
  });
});
