import type { Infer, Tensor } from '../operation.ts';
import { painted } from '../testing/pictures.ts';
import { oneObject } from '../testing/stub-models.ts';
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

describe('a leg of a small subject', () => {
  const isBody = (x: number, y: number): boolean => Math.hypot(x - 160, y - 160) < 50;
  const isLeg = (x: number, y: number): boolean => x >= 145 && x < 175 && y >= 200 && y < 225;
  /** On a striped ground, since on a plain one the outline alone tells what belongs to the subject. */
  const doll = painted(SIDE, SIDE, (x, y) => {
    if (isBody(x, y) || isLeg(x, y)) return [30, 90, 20];
    return x % 16 < 8 ? [200, 220, 240] : [240, 200, 200];
  });
  const detector = oneObject('teddy bear', 4);

  /** A model that sees the body everywhere, and the leg in a crop and, if `isFramedSeen`, in the picture within a border. */
  const legIn =
    (isFramedSeen: boolean): Infer =>
    async (name, ...inputs) => {
      if (name !== 'u2netp') return detector(name, ...inputs);
      // The border has one color.
      const isFramed =
        inputs[0]?.values.subarray(0, SIDE).every((value, _, row) => value === row[0]) === true;
      const isWhole = looks++ < WHOLE_LOOKS;
      const placeOf = (at: number): number => {
        if (isFramed) return (at - 31) * (SIDE / 258);
        return isWhole ? at : 90 + (at * 140) / SIDE;
      };
      const values = Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => {
        const [x, y] = [placeOf(pixel % SIDE), placeOf(Math.floor(pixel / SIDE))];
        const showsLeg = isFramed ? isFramedSeen : !isWhole;
        return isBody(x, y) || (showsLeg && isLeg(x, y)) ? 1 : 0;
      });
      return [{ shape: [1, 1, SIDE, SIDE], values }];
    };
  let looks = 0;
  const atFoot = async (isFramedSeen: boolean): Promise<number> => {
    looks = 0;
    const { region, mask } = await findSubject(doll, legIn(isFramedSeen));
    const [x, y] = [(160 - region.left) / region.width, (220 - region.top) / region.height];
    return mask.values[Math.floor(y * mask.height) * mask.width + Math.floor(x * mask.width)] ?? NaN;
  };

  it('stays if the model sees it in a crop and in the picture within a border', async () => {
    expect(await atFoot(true)).toBeGreaterThan(0.9);
  });

  it('goes if the model sees it in a crop only', async () => {
    expect(await atFoot(false)).toBe(0);
  });
});
