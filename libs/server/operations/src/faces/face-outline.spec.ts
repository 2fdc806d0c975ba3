import type { Plane } from '../pixels/picture.ts';
import type { Point } from '../pixels/turned-square.ts';
import { outlineInBox, outlineOf } from './face-outline.ts';

const SIZE = { width: 200, height: 240 };
const at = ({ width, values }: Plane, x: number, y: number): number => values[y * width + x] ?? -1;

describe('a face of which the box and the eyes are known', () => {
  const eyes = [
    { x: 80, y: 100 },
    { x: 120, y: 100 },
  ];
  const { face, around, free } = outlineInBox(SIZE, { left: 50, right: 150, top: 70, bottom: 170, eyes });

  it('is an oval without eyes, brows and mouth', () => {
    expect([at(face, 72, 125), at(face, 128, 125), at(face, 100, 75), at(face, 100, 120)]).toEqual([
      1, 1, 1, 1,
    ]);
    expect([at(face, 80, 100), at(face, 120, 92), at(face, 100, 146)]).toEqual([0, 0, 0]);
    expect([at(face, 20, 120), at(face, 100, 230)]).toEqual([0, 0]);
    expect([at(free, 100, 146), at(free, 20, 120)]).toEqual([0, 1]);
  });

  it('has no surroundings, because nobody knows where its neck is', () => {
    expect(Math.max(...around.values)).toBe(0);
  });
});

describe('a face of which the landmarks are known', () => {
  /** Landmarks on ellipses around the middles of the face, both eyes and brows, and the lips. */
  const PARTS: readonly (readonly [readonly number[], Point, number, number])[] = [
    [
      [10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377],
      { x: 100, y: 110 },
      50,
      70,
    ],
    [[33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246], { x: 80, y: 95 }, 9, 5],
    [
      [362, 382, 381, 380, 374, 373, 390, 249, 263, 466, 388, 387, 386, 385, 384, 398],
      { x: 120, y: 95 },
      9,
      5,
    ],
    [[70, 63, 105, 66, 107, 55, 65, 52, 53, 46], { x: 80, y: 82 }, 12, 3],
    [[336, 296, 334, 293, 300, 276, 283, 282, 295, 285], { x: 120, y: 82 }, 12, 3],
    [
      [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
      { x: 100, y: 145 },
      18,
      8,
    ],
  ];
  const RIGHT_TO_LEFT = [152, 148, 176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109];
  const points = new Map<number, Point>();
  for (const [indices, { x, y }, across, down] of PARTS.slice(1))
    indices.forEach((index, step) => {
      const angle = (2 * Math.PI * step) / indices.length;
      points.set(index, { x: x + across * Math.cos(angle), y: y + down * Math.sin(angle) });
    });
  [...(PARTS[0]?.[0] ?? []), ...RIGHT_TO_LEFT].forEach((index, step) => {
    const angle = (2 * Math.PI * step) / 36 - Math.PI / 2;
    points.set(index, { x: 100 + 50 * Math.cos(angle), y: 110 + 70 * Math.sin(angle) });
  });
  const { face, around, height } = outlineOf(SIZE, (index) => points.get(index) ?? { x: 0, y: 0 });

  it('is its outline without eyes, brows and lips', () => {
    expect(height).toBeCloseTo(140, 0);
    expect([at(face, 70, 120), at(face, 130, 120), at(face, 100, 60), at(face, 100, 120)]).toEqual([
      1, 1, 1, 1,
    ]);
    expect([at(face, 80, 95), at(face, 120, 82), at(face, 100, 145)]).toEqual([0, 0, 0]);
    expect([at(face, 40, 110), at(face, 100, 190)]).toEqual([0, 0]);
  });

  it('fades out beside it and down to the neck', () => {
    const down = [185, 195, 210, 225, 238].map((y) => at(around, 100, y));
    expect(down[0]).toBeCloseTo(1, 3);
    down.slice(1).forEach((share, step) => expect(share).toBeLessThanOrEqual(down[step] ?? 0));
    expect(down[2]).toBeGreaterThan(0);
    expect(down[4]).toBe(0);
    expect(at(around, 30, 200)).toBe(0);
  });
});
