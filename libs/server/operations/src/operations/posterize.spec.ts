import { seededRandom } from '../pixels/seeded-random.ts';
import { edited } from '../testing/edit.ts';
import { gallery, painted, pixelAt } from '../testing/pictures.ts';
import { posterize } from './posterize.ts';

const { photo } = gallery(240);

it('posterize reduces thousands of colors to fewer than 200', async () => {
  const source = photo('coffee.png');
  const { data } = await edited(posterize, source);
  const colorsOf = (values: Uint8ClampedArray): number => {
    const found = new Set<number>();
    for (let at = 0; at < values.length; at += 3)
      found.add(((values[at] ?? 0) << 16) | ((values[at + 1] ?? 0) << 8) | (values[at + 2] ?? 0));
    return found.size;
  };
  expect(colorsOf(data)).toBeLessThan(200);
  expect(colorsOf(source.data)).toBeGreaterThan(5_000);
});

describe('posterize', () => {
  const random = seededRandom(1);
  const noise = Array.from({ length: 200 * 200 }, () => 16 * (random() - 0.5));
  /** A sky that becomes paler little by little, with noise, a thin dark cable and a small red kite. */
  const sky = painted(200, 200, (x, y) => {
    if (x >= 40 && x < 43) return [20, 20, 26];
    if (Math.hypot(x - 150, y - 60) < 9) return [210, 40, 36];
    const tone = (noise[y * 200 + x] ?? 0) + 0.5 * y;
    return [70 + tone, 110 + tone, 170 + 0.6 * tone];
  });

  it('gives a soft sky bands with calm borders', async () => {
    const after = await edited(posterize, sky);
    /** How often a color comes back in a column after another one, which it never does in the sky itself. */
    const returnsIn = (x: number): number => {
      const colors = Array.from({ length: 200 }, (_, y) => pixelAt(after, x, y).join());
      const bands = colors.filter((color, y) => color !== colors[y - 1]);
      return bands.length - new Set(bands).size;
    };
    const columns = Array.from({ length: 14 }, (_, at) => 60 + 5 * at).map(returnsIn);
    expect(columns.reduce((sum, count) => sum + count, 0)).toBeLessThan(12);
  });

  it('keeps what is thin, and the color of what is small', async () => {
    const after = await edited(posterize, sky);
    for (const y of [20, 100, 180]) expect(Math.max(...pixelAt(after, 41, y))).toBeLessThan(70);
    const [red = 0, green = 0, blue = 0] = pixelAt(after, 150, 60);
    expect(Math.min(red - green, red - blue)).toBeGreaterThan(120);
  });

  it('has fewer colors the stronger it is', async () => {
    const colorsAt = async (strength: number): Promise<number> => {
      const after = await edited(posterize, photo('coffee.png'), { strength });
      const seen = Array.from({ length: after.width * after.height }, (_, pixel) =>
        pixelAt(after, pixel % after.width, Math.floor(pixel / after.width)).join(),
      );
      return new Set(seen).size;
    };
    const [weak, usual, strong] = [await colorsAt(0.6), await colorsAt(1), await colorsAt(1.8)];
    expect(strong).toBeLessThan(usual);
    expect(usual).toBeLessThan(weak);
  });
});
