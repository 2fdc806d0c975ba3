import type { Picture, Plane } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { cutOut } from './cut-out.ts';
import { withFacesOf } from './face-mask.ts';
import { solidMask } from './solid-mask.ts';

const SIDE = 64;
const plane = (valueAt: (x: number, y: number) => number): Plane => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, i) => valueAt(i % SIDE, Math.floor(i / SIDE))),
});
const within = (x: number, y: number, [left, top, right, bottom]: readonly number[]): boolean =>
  x >= (left ?? 0) && y >= (top ?? 0) && x < (right ?? 0) && y < (bottom ?? 0);

describe('solidMask', () => {
  const at = ({ values }: Plane, x: number, y: number): number => values[y * SIDE + x] ?? NaN;

  it('makes areas of medium likelihood solid and drops unlikely areas', () => {
    const mask = solidMask(plane((x, y) => (within(x, y, [10, 10, 50, 50]) ? 0.6 : 0.3)));
    expect(at(mask, 30, 30)).toBe(1);
    expect(at(mask, 60, 60)).toBe(0);
  });

  it('closes holes of which the model is unsure, and keeps holes of which it is sure', () => {
    const holes = plane((x, y) => {
      if (within(x, y, [15, 15, 25, 25])) return 0.3;
      if (within(x, y, [35, 35, 45, 45])) return 0;
      return within(x, y, [10, 10, 50, 50]) ? 1 : 0;
    });
    expect(at(solidMask(holes), 20, 20)).toBe(1);
    expect(at(solidMask(holes), 40, 40)).toBe(0);
  });

  it('drops specks beside the subject and keeps a larger second piece', () => {
    const mask = solidMask(
      plane((x, y) =>
        within(x, y, [5, 5, 35, 35]) || within(x, y, [45, 45, 60, 60]) || within(x, y, [50, 5, 54, 9])
          ? 1
          : 0,
      ),
    );
    expect([at(mask, 20, 20), at(mask, 52, 52), at(mask, 52, 7)]).toEqual([1, 1, 0]);
  });
});

describe('withFacesOf', () => {
  const face = { left: 0.35, top: 0.2, right: 0.6, bottom: 0.45 };
  const at = ({ values }: Plane, x: number, y: number): number => values[y * SIDE + x] ?? NaN;

  it('adds the face when the mask contains only the body', () => {
    const body = plane((x, y) => (within(x, y, [16, 30, 48, 64]) ? 1 : 0));
    const whole = withFacesOf(body, [face]);
    expect(at(body, 30, 18)).toBe(0);
    expect(at(whole, 30, 18)).toBe(1);
    expect(at(whole, 30, 26)).toBe(1);
    expect([at(whole, 12, 18), at(whole, 48, 18), at(whole, 30, 2)]).toEqual([0, 0, 0]);
  });

  it('adds nothing beside the jaw of a face that the mask contains already', () => {
    const isPerson = (x: number, y: number): boolean =>
      within(x, y, [16, 34, 48, 64]) || Math.hypot((x + 0.5 - 30.4) / 6.5, (y + 0.5 - 18.5) / 10.5) <= 1;
    const person = plane((x, y) => (isPerson(x, y) ? 1 : 0));
    expect([...withFacesOf(person, [face]).values]).toEqual([...person.values]);
    const halved = plane((x, y) => (isPerson(x, y) && !within(x, y, [30, 0, 64, 30]) ? 1 : 0));
    expect(at(withFacesOf(halved, [face]), 34, 20)).toBe(1);
  });

  it('ignores the face of a person behind the subject', () => {
    const cup = plane((x, y) => (within(x, y, [0, 40, 14, 64]) ? 1 : 0));
    expect([...withFacesOf(cup, [face]).values]).toEqual([...cup.values]);
  });
});

describe('cutOut', () => {
  /** A blue disc, antialiased, on a yellow background. */
  const disc: Picture = {
    width: SIDE,
    height: SIDE,
    channels: 3,
    data: Uint8ClampedArray.from({ length: SIDE * SIDE * 3 }, (_, i) => {
      const pixel = Math.floor(i / 3);
      const distance = Math.hypot((pixel % SIDE) - 32, Math.floor(pixel / SIDE) - 32);
      const inside = Math.min(1, Math.max(0, 20.5 - distance));
      return inside * ([30, 60, 220][i % 3] ?? 0) + (1 - inside) * ([240, 220, 40][i % 3] ?? 0);
    }),
  };
  const mask = solidMask(plane((x, y) => (Math.hypot(x - 32, y - 32) < 21 ? 1 : 0)));
  const region = { left: 0, top: 0, width: SIDE, height: SIDE };

  it("is opaque inside, transparent outside, and removes the background's color from the edge", () => {
    const cut = cutOut(disc, { region, guide: disc, mask });
    const pixelAt = (x: number, y: number): number[] => [
      ...cut.data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4),
    ];
    expect(pixelAt(32, 32)).toEqual([30, 60, 220, 255]);
    expect(pixelAt(2, 2)[3]).toBe(0);
    for (let x = 48; x < 60; x++) {
      const [red = 0, , blue = 0, alpha = 0] = pixelAt(x, 32);
      if (alpha > 60) expect(blue).toBeGreaterThan(red);
    }
  });

  it('removes the hue of a vivid background from a stripe inside the edge, and not from deep inside', () => {
    const GRAY = [120, 118, 116];
    const data = disc.data.map((_, i) => {
      const pixel = Math.floor(i / 3);
      const distance = Math.hypot((pixel % SIDE) - 32, Math.floor(pixel / SIDE) - 32);
      const blue = distance > 20.5 ? 1 : distance > 17 ? 0.4 : 0;
      return (1 - blue) * (GRAY[i % 3] ?? 0) + blue * ([40, 90, 250][i % 3] ?? 0);
    });
    data.set([70, 100, 200], (32 * SIDE + 32) * 3);
    const before = { ...disc, data };
    const cut = cutOut(before, { region, guide: before, mask });
    const bluer = (x: number): number => {
      const at = (32 * SIDE + x) * 4;
      return (cut.data[at + 2] ?? 0) - (cut.data[at] ?? 0);
    };
    // Before, blue exceeded red by 82 there.
    for (let x = 49; x < 52; x++) expect(bluer(x)).toBeLessThan(25);
    expect(bluer(32)).toBe(130);
  });

  it('keeps a vivid stripe of the subject that is no mixture of its other color and the background', () => {
    const data = disc.data.map((_, i) => {
      const pixel = Math.floor(i / 3);
      const distance = Math.hypot((pixel % SIDE) - 32, Math.floor(pixel / SIDE) - 32);
      if (distance > 20.5) return [20, 190, 170][i % 3] ?? 0;
      return (distance > 17 && pixel % SIDE > 40 ? [40, 70, 220] : [220, 50, 50])[i % 3] ?? 0;
    });
    const striped = { ...disc, data };
    const cut = cutOut(striped, { region, guide: striped, mask });
    const stripe = (32 * SIDE + 50) * 4;
    // Before, the stripe became as red as the rest.
    expect(cut.data[stripe] ?? 0).toBeLessThan(60);
    expect(cut.data[stripe + 2] ?? 0).toBeGreaterThan(200);
  });

  it.each([
    ['inside the region of the subject', { left: 20, top: 9, width: 31, height: 40 }],
    ['that contains the region of the subject', { left: 2, top: 1, width: 60, height: 62 }],
    ['across an edge of the region of the subject', { left: 1, top: 30, width: 30, height: 33 }],
  ])('cuts a part %s out exactly as the whole picture', (_which, part) => {
    const near = { left: 8, top: 6, width: 50, height: 52 };
    const subject = { region: near, guide: crop(disc, near), mask };
    expect(cutOut(disc, subject, part)).toEqual(crop(cutOut(disc, subject), part));
  });

  it('keeps transparent pixels transparent', () => {
    const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(0);
    const cut = cutOut({ width: SIDE, height: SIDE, channels: 4, data }, { region, guide: disc, mask });
    expect(cut.data.some((value, i) => i % 4 === 3 && value > 0)).toBe(false);
  });
});
