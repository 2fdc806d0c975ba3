import { applyPlan, FILTER_IDS, fuse, type FilterPlan, type Pixels } from '@safelight/engine';
import { applyRoughly, squareFor } from './coarse-blur.ts';

/** A picture of slow and fast changes of light, with an edge across it. */
const photo = (width: number, height: number, alphaOf: (x: number) => number = () => 255): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = 60 + (x * 120) / width + (x + y > width ? 60 : 0) + 12 * Math.sin(x * 0.7);
      data.set([light + 10, light * 0.9, light * 0.7 + (y * 30) / height, alphaOf(x)], (y * width + x) * 4);
    }
  return { data, width, height };
};

/** The mean difference of all channels between the approximation of a plan and its exact result. */
const errorOf = (plan: FilterPlan, pictureOf: () => Pixels): number => {
  const [rough, exact] = [pictureOf(), pictureOf()];
  applyRoughly(rough, plan);
  applyPlan(exact, plan);
  const sum = rough.data.reduce((total, value, at) => total + Math.abs(value - (exact.data[at] ?? 0)), 0);
  return sum / rough.data.length;
};

const blurOf = (sigma: number): FilterPlan => ({ color: null, convolutions: [{ kind: 'blur', sigma }] });

describe('the coarse approximation of a filter', () => {
  it.each(FILTER_IDS.flatMap((id) => [-1, -0.5, 0.5, 1].map((intensity) => [id, intensity] as const)))(
    'is close to the exact result of %s at %d',
    (id, intensity) => {
      const plan = fuse([{ id, intensity, enabled: true }], 400);
      // The approximation leaves out sharpening.
      const most = plan.convolutions.some(({ kind }) => kind === 'sharpen') ? 6 : 1;
      expect(errorOf(plan, () => photo(400, 400))).toBeLessThanOrEqual(most);
    },
  );
});

describe('the coarse approximation of a blur', () => {
  it.each([2, 2.9, 3, 5.5, 8, 13])(
    'of %d pixels is close to the exact result when whole squares do not fill the sides',
    (sigma) => {
      expect(errorOf(blurOf(sigma), () => photo(203, 101))).toBeLessThanOrEqual(1);
    },
  );

  it('takes no color from transparent pixels', () => {
    const pixels = photo(120, 40, (x) => (x < 60 ? 255 : 0));
    for (let at = 0; at < pixels.data.length; at += 4)
      pixels.data.set((pixels.data[at + 3] ?? 0) > 0 ? [200, 0, 0] : [0, 255, 0], at);
    applyRoughly(pixels, blurOf(8));
    const greens = pixels.data.filter((_, at) => at % 4 === 1);
    expect(Math.max(...greens)).toBe(0);
  });

  it('leaves a picture of one color that is smaller than a square unchanged', () => {
    const grey = Array.from({ length: 5 * 2 * 4 }, (_, at) => (at % 4 === 3 ? 255 : 90));
    const small: Pixels = { data: Uint8ClampedArray.from(grey), width: 5, height: 2 };
    applyRoughly(small, blurOf(13));
    expect([...small.data]).toEqual(grey);
  });

  it('is computed on a ninth of the pixels at most', () => {
    const squares = [2, 2.5, 3, 4.9, 8, 40].map(squareFor);
    expect(squares).toEqual([3, 3, 3, 4, 8, 8]);
    expect(squareFor(1.99)).toBeNull();
  });
});
