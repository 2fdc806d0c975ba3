import type { FoundObject } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { sureParts, without } from './doubtful-parts.ts';
import { animalsAmong, withEachAnimal } from './each-animal.ts';
import { painted } from '../testing/pictures.ts';
import { nearSeenFirst, withSureOfFirst } from './seen-first.ts';

const SIDE = 100;
type Corners = readonly [left: number, top: number, right: number, bottom: number];
type Part = readonly [corners: Corners, likelihood: number];

/** A mask with rectangles of these likelihoods. Later rectangles cover earlier ones. */
const maskOf = (...parts: readonly Part[]): Plane => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
    const part = parts.findLast(
      ([[left, top, right, bottom]]) => x >= left && x < right && y >= top && y < bottom,
    );
    return part?.[1] ?? 0;
  }),
});
const at = ({ values }: Plane, x: number, y: number): number => values[y * SIDE + x] ?? NaN;

const seen = (name: string, score: number, [left, top, right, bottom]: Corners): FoundObject => ({
  name,
  score,
  box: { left: left / SIDE, top: top / SIDE, right: right / SIDE, bottom: bottom / SIDE },
});

describe('parts of a mask beside a sure subject', () => {
  const suit: Part = [[30, 10, 80, 100], 1];
  const flag: Part = [[0, 40, 30, 80], 0.55];

  it('are dropped when the model doubts them', () => {
    const kept = sureParts(maskOf(suit, flag), []).mask;
    expect([at(kept, 10, 60), at(kept, 28, 60), at(kept, 40, 60)]).toEqual([0, expect.closeTo(0.3, 5), 1]);
  });

  it("are kept when the model is nearly sure of them or when they are the subject's soft edge", () => {
    const helmet: Part = [[0, 40, 30, 80], 0.75];
    expect(at(sureParts(maskOf(suit, helmet), []).mask, 10, 60)).toBe(0.75);
    const edge: Part = [[28, 10, 30, 100], 0.55];
    expect(at(sureParts(maskOf(suit, edge), []).mask, 29, 60)).toBeCloseTo(0.55, 5);
  });

  it('are kept when they do not reach the edge of the picture, such as the wheels of a pram', () => {
    const wheel: Part = [[5, 40, 30, 80], 0.55];
    expect(at(sureParts(maskOf(suit, wheel), []).mask, 12, 60)).toBeCloseTo(0.55, 5);
  });

  it('are kept in the box of an animal, because the model also doubts fur in shade', () => {
    expect(at(sureParts(maskOf(suit, flag), [seen('cat', 0.5, [0, 0, 100, 100])]).mask, 10, 60)).toBeCloseTo(
      0.55,
      5,
    );
  });

  it('are kept when the detector finds a separate object there, but not when it finds a whole person', () => {
    const kept = (object: FoundObject): number => at(sureParts(maskOf(suit, flag), [object]).mask, 10, 60);
    expect(kept(seen('chair', 0.35, [0, 38, 32, 84]))).toBeCloseTo(0.55, 5);
    expect(kept(seen('person', 0.7, [0, 0, 85, 100]))).toBe(0);
  });

  it('are not restored when they are small, and gain no pixels beside them', () => {
    const stripe: Part = [[0, 50, 28, 64], 0.55];
    const { mask, leftOut } = sureParts(maskOf(suit, stripe), []);
    const hand: Part = [[80, 80, 90, 90], 1];
    const people = maskOf(suit, stripe, [[0, 50, 30, 90], 1], hand);
    const kept = without(people, mask, leftOut);
    expect([at(kept, 10, 60), at(kept, 10, 85), at(kept, 50, 60), at(kept, 85, 85)]).toEqual([0, 0, 1, 1]);
    const wide = sureParts(maskOf(suit, flag), []);
    expect(at(without(people, wide.mask, wide.leftOut), 10, 60)).toBe(1);
  });

  it('are kept when the model doubts nearly all of the subject', () => {
    const mask = maskOf([[10, 10, 90, 90], 0.6], [[40, 40, 50, 50], 1]);
    expect([...sureParts(mask, []).mask.values]).toEqual([...mask.values]);
  });
});

describe('the mask of several animals', () => {
  const upper = seen('dog', 0.6, [20, 10, 50, 50]);
  const lower = seen('dog', 0.5, [50, 50, 80, 90]);
  /** Brown dogs in front of a white wall, with a white curtain in the lower half of the upper box. */
  const picture: Picture = {
    width: SIDE,
    height: SIDE,
    channels: 3,
    data: Uint8ClampedArray.from({ length: SIDE * SIDE * 3 }, (_, value) => {
      const pixel = Math.floor(value / 3);
      const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
      const isDog = (x >= 20 && x < 50 && y >= 10 && y < 30) || (x >= 50 && x < 80 && y >= 50 && y < 90);
      return isDog ? ([120, 70, 40][value % 3] ?? 0) : 230;
    }),
  };
  const MODEL_SIDE = 320;
  /** A model that finds the upper half of every input. */
  const upperHalf: Infer = async () => [
    {
      values: Float32Array.from({ length: MODEL_SIDE ** 2 }, (_, i) => (i < MODEL_SIDE ** 2 / 2 ? 1 : 0)),
      shape: [1, 1, MODEL_SIDE, MODEL_SIDE],
    },
  ];

  it('counts each animal once, even when the detector reports it as two kinds', () => {
    const also = seen('cat', 0.4, [51, 49, 80, 90]);
    expect(animalsAmong([upper, lower, also, seen('chair', 0.4, [0, 0, 10, 10])])).toEqual([
      upper.box,
      lower.box,
    ]);
  });

  it('loses a curtain that the model finds only when it sees the animals together', async () => {
    const mask = maskOf([[20, 10, 50, 50], 1], [[50, 50, 80, 90], 1]);
    const kept = await withEachAnimal(picture, mask, [upper.box, lower.box], upperHalf);
    expect([at(kept, 30, 15), at(kept, 30, 45)]).toEqual([1, 0]);
    // The crop does not show this paw either, but the paw has the dog's colors.
    expect([at(kept, 60, 55), at(kept, 60, 85)]).toEqual([1, 1]);
  });

  it('stays unchanged for a single animal and beside a subject of another kind', async () => {
    const mask = maskOf([[0, 0, 50, 100], 1], [[50, 50, 80, 90], 1]);
    expect(await withEachAnimal(picture, mask, [upper.box, lower.box], upperHalf)).toBe(mask);
    expect(await withEachAnimal(picture, mask, [upper.box], upperHalf)).toBe(mask);
  });
});

describe('the mask found in a crop', () => {
  const whole = { width: 400, height: 400 };
  const region = { left: 200, top: 200, width: 200, height: 200 };

  it('loses the cable behind a cup and keeps the spoon at its side', () => {
    const first = maskOf([[60, 60, 80, 90], 1]);
    const near = nearSeenFirst(maskOf([[20, 20, 100, 24], 1], [[20, 20, 62, 80], 1]), region, first, whole);
    expect([at(near, 40, 50), at(near, 61, 22), at(near, 80, 22)]).toEqual([1, 1, 0]);
  });
});

describe('a part of the subject that a crop lost', () => {
  const chair: Corners = [20, 20, 80, 80];
  const lost: Corners = [20, 20, 50, 80];
  const region = { left: 0, top: 0, width: SIDE, height: SIDE };
  const inCrop = maskOf([chair, 1], [lost, 0.05]);
  const at35 = (likelihood: number, colors: Corners): number => {
    const guide = painted(SIDE, SIDE, (x, y) =>
      x >= colors[0] && x < colors[2] && y >= colors[1] && y < colors[3] ? [240, 180, 20] : [120, 120, 130],
    );
    return at(withSureOfFirst(inCrop, guide, region, maskOf([chair, 1], [lost, likelihood]), guide), 35, 50);
  };

  it('returns when the model was sure of it and it has the colors of the subject', () => {
    expect(at35(0.97, chair)).toBeGreaterThan(0.9);
  });

  it('stays away when it has the colors of the background or the model doubted it', () => {
    expect(at35(0.97, [50, 20, 80, 80])).toBeCloseTo(0.05, 5);
    expect(at35(0.7, chair)).toBeCloseTo(0.05, 5);
  });
});
