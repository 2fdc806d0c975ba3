import type { Infer } from '../operation.ts';
import { lanczosResize } from '../pixels/lanczos.ts';
import type { Picture } from '../pixels/picture.ts';
import { difference } from '../testing/measures.ts';
import { painted } from '../testing/pictures.ts';
import { backProject, superResolve } from './super-resolve.ts';
import { networkPlan } from './enlarge.ts';

const noise = (width: number, height: number, channels: 3 | 4 = 3): Picture => ({
  width,
  height,
  channels,
  data: Uint8ClampedArray.from(
    { length: width * height * channels },
    (_, i) => (i * 7_919 + (i >> 5) * 31) % 256,
  ),
});
const smooth = (width: number, height: number): Picture =>
  painted(width, height, (x, y) => 128 + 60 * Math.sin(x / 9) + 50 * Math.cos(y / 7));

/** A network that repeats each pixel. */
const repeating =
  (scale: number): Infer =>
  async (_model, input) => {
    const { values, shape } = input;
    const [, , height = 0, width = 0] = shape;
    const enlarged = new Float32Array(3 * width * height * scale * scale);
    for (let at = 0; at < enlarged.length; at++) {
      const x = Math.floor((at % (width * scale)) / scale);
      const y = Math.floor((Math.floor(at / (width * scale)) % (height * scale)) / scale);
      const channel = Math.floor(at / (width * height * scale * scale));
      enlarged[at] = values[channel * width * height + y * width + x] ?? 0;
    }
    return [{ values: enlarged, shape: [1, 3, height * scale, width * scale] }];
  };

describe('superResolve', () => {
  it.each([
    [401, 177, 2],
    [90, 333, 4],
    [1, 1, 4],
  ] as const)(
    'puts tiles of %i × %i together without a gap or an overlap (×%i)',
    async (width, height, scale) => {
      const picture = noise(width, height, 4);
      const told: number[] = [];
      const model = scale === 2 ? 'slim-x2' : 'gans-x4';
      const enlarged = await superResolve(picture, { model, scale }, repeating(scale), async (done) => {
        told.push(done);
      });
      expect([enlarged.width, enlarged.height, enlarged.channels]).toEqual([
        width * scale,
        height * scale,
        3,
      ]);
      for (let pixel = 0; pixel < enlarged.width * enlarged.height; pixel++) {
        const x = Math.floor((pixel % enlarged.width) / scale);
        const y = Math.floor(Math.floor(pixel / enlarged.width) / scale);
        if (enlarged.data[pixel * 3] !== picture.data[(y * width + x) * 4])
          throw new Error(`wrong at ${x}, ${y}`);
      }
      expect(told.at(-1)).toBe(1);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    },
  );
});

describe('lanczosResize', () => {
  it('keeps the picture at the same size unchanged, and flat colors flat', () => {
    const picture = noise(37, 21, 4);
    expect([...lanczosResize(picture, 37, 21).data]).toEqual([...picture.data]);
    const even = { width: 20, height: 10, channels: 3, data: new Uint8ClampedArray(600).fill(93) } as const;
    for (const [width, height] of [
      [61, 33],
      [3, 2],
    ] as const) {
      expect([...new Set(lanczosResize(even, width, height).data)]).toEqual([93]);
    }
  });

  it('restores a smooth picture almost exactly after enlarging and reducing it', () => {
    const picture = smooth(120, 90);
    expect(difference(lanczosResize(lanczosResize(picture, 300, 225), 120, 90), picture)).toBeLessThan(0.6);
  });
});

describe('backProject', () => {
  it('restores detail of the source that the enlarged picture lost', () => {
    const source = smooth(80, 60);
    const blurred = lanczosResize(lanczosResize(source, 8, 6), 160, 120);
    const lost = difference(lanczosResize(blurred, 80, 60), source);
    backProject(blurred, source);
    expect(difference(lanczosResize(blurred, 80, 60), source)).toBeLessThan(0.2 * lost);
  });
});

describe('networkPlan', () => {
  /** The measured seconds of processor time of each network per megapixel of its input. */
  const SECONDS: Readonly<Record<string, number>> = { 'slim-x2': 5, 'animev3-x4': 15, 'gans-x4': 45 };

  it.each([
    [640, 480, 6],
    [1_000, 750, 4],
    [2_100, 1_600, 2],
    [2_400, 1_600, 2],
    [4_000, 3_000, 1.92],
    [8_000, 6_000, 1.1],
    [60, 6_000, 4],
  ])('plans at most 25 s of processor time for %i × %i enlarged ×%d', (width, height, factor) => {
    const { networks, seen } = networkPlan({ width, height }, factor);
    const seconds = networks.reduce((sum, { model }) => sum + (SECONDS[model] ?? Infinity), 0);
    expect((seconds * seen.width * seen.height) / 1e6).toBeLessThanOrEqual(25);
    expect(networks.length).toBeGreaterThan(0);
    expect(seen.width).toBeLessThanOrEqual(width);
  });

  it('runs the networks on small pictures at full size, and uses two networks for ×4', () => {
    const size = { width: 400, height: 300 };
    expect(networkPlan(size, 4)).toMatchObject({ seen: size });
    expect(networkPlan(size, 4).networks.map(({ model }) => model)).toEqual(['animev3-x4', 'gans-x4']);
    expect(networkPlan(size, 2).networks.map(({ model }) => model)).toEqual(['slim-x2']);
  });
});
