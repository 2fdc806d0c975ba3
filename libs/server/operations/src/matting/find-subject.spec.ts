import type { Infer, Tensor } from '../operation.ts';
import { painted } from '../testing/pictures.ts';
import { findSubject, isPlausible } from './find-subject.ts';

const SIDE = 320;
const TREE = painted(SIDE, SIDE, (x, y) =>
  Math.hypot(x - 160, y - 160) < 50 ? [30, 90, 20] : [200, 220, 240],
);

/** The looks at the whole picture and at the picture within a border, each also mirrored. */
const WHOLE_LOOKS = 4;

/** A model that sees the tree in the whole picture, and in a crop its upper half with this likelihood. */
const seeing = (inCrop: number): Infer => {
  let looks = 0;
  return (name) => {
    if (name !== 'u2netp') return Promise.reject(new Error('no other model is needed'));
    const isWhole = looks++ < WHOLE_LOOKS;
    const likelyAt = (x: number, y: number): number => {
      if (isWhole) return Math.hypot(x - 160, y - 160) < 50 ? 1 : 0;
      return Math.hypot(x - 160, y - 160) < 110 && y < 160 ? inCrop : 0;
    };
    const values = Float32Array.from({ length: SIDE * SIDE }, (_, pixel) =>
      likelyAt(pixel % SIDE, Math.floor(pixel / SIDE)),
    );
    const seen: Tensor = { shape: [1, 1, SIDE, SIDE], values };
    return Promise.resolve([seen]);
  };
};

describe('a small subject that is clear in the whole picture', () => {
  it('is taken from a crop if it is clear there', async () => {
    const subject = await findSubject(TREE, seeing(1));
    expect(isPlausible(subject, TREE)).toBe(true);
    expect(subject.region.width).toBeLessThan(SIDE);
  });

  it('is taken from the whole picture if the model doubts it in the crop', async () => {
    const subject = await findSubject(TREE, seeing(0.85));
    expect(isPlausible(subject, TREE)).toBe(true);
    expect(subject.region).toEqual({ left: 0, top: 0, width: SIDE, height: SIDE });
    expect(subject.mask.values[200 * subject.mask.width + 160]).toBeGreaterThan(0.9);
  });
});
