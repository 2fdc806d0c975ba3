import { photos } from '@safelight/test-pictures';
import type { Picture } from '../pixels/picture.ts';
import { copyOf, cornerLuma, difference, measure, pictureOf } from '../testing/measures.ts';
import { operationContext } from '../testing/operation-context.ts';
import { blackAndWhite } from './black-and-white.ts';
import { enhanceColors } from './enhance-colors.ts';
import type { Operation, OperationContext } from './operation.ts';
import { OPERATIONS } from './registry.ts';
import { vintage } from './vintage.ts';

const context = (seed = 7): OperationContext => operationContext({ seed });
const apply = async (operation: Operation, picture: Picture, strength = 1, seed = 7): Promise<Picture> =>
  operation.apply(copyOf(picture), strength, context(seed));

const MODEL_FREE: readonly Operation[] = OPERATIONS.filter(
  (operation: Operation) => operation.models === undefined && operation.usesReference !== true,
);
const MAX_SIDE = 320;
const pictures = new Map<string, Picture>();
beforeAll(async () => {
  for (const { name, path } of photos()) pictures.set(name, await pictureOf(path, MAX_SIDE));
});
const names = photos().map(({ name }) => name);
const photo = (name: string): Picture => pictures.get(name) ?? photo(names[0] ?? '');

describe.each(MODEL_FREE.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it.each(names)('visibly changes %s and keeps its size', async (name) => {
    const source = photo(name);
    const edited = await apply(operation, source);
    expect([edited.width, edited.height]).toEqual([source.width, source.height]);
    expect(difference(source, edited)).toBeGreaterThanOrEqual(3);
  });

  it('does less when asked to be subtle and more when asked to be strong', async () => {
    const source = photo('chelsea.png');
    const [subtle, normal, strong] = await Promise.all(
      [0.5, 1, 1.5].map(async (strength) =>
        difference(await apply(operation, source, strength), await apply(operation, source, 0.01)),
      ),
    );
    expect(subtle).toBeLessThan(normal ?? 0);
    expect(normal).toBeLessThan(strong ?? 0);
  });

  it('gives the same bytes for the same seed', async () => {
    const source = photo('coffee.png');
    const [once, again] = [await apply(operation, source), await apply(operation, source)];
    expect(Buffer.from(once.data).equals(Buffer.from(again.data))).toBe(true);
  });

  it('leaves transparency alone', async () => {
    const { width, height, data } = photo('chelsea.png');
    const rgba = new Uint8ClampedArray(width * height * 4);
    for (let i = 0; i < width * height; i++) rgba.set([...data.subarray(i * 3, i * 3 + 3), i % 256], i * 4);
    const edited = await apply(operation, { width, height, channels: 4, data: rgba });
    expect(edited.channels).toBe(4);
    for (let i = 3; i < rgba.length; i += 4)
      if (edited.data[i] !== rgba[i]) throw new Error(`alpha changed at ${i}`);
  });

  it('takes pictures of one pixel, of one row, and of one flat color', async () => {
    for (const [width, height] of [
      [1, 1],
      [300, 1],
      [1, 300],
      [40, 40],
    ] as const) {
      const data = new Uint8ClampedArray(width * height * 3).fill(0);
      const edited = await apply(operation, { width, height, channels: 3, data });
      expect(edited.data.length).toBe(data.length);
    }
  });
});

describe('black and white', () => {
  it.each(names)('is purely grey and keeps the contrast of %s', async (name) => {
    const source = photo(name);
    const { data } = await apply(blackAndWhite, source, 1);
    for (let at = 0; at < data.length; at += 3) {
      if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) throw new Error(`color at ${at}`);
    }
    const grey = { ...source, data };
    expect(measure(grey).deviation).toBeGreaterThanOrEqual(0.9 * measure(source).deviation);
  });
});

describe('enhance colors', () => {
  it.each(names)('raises contrast at a pleasant brightness without draining color: %s', async (name) => {
    const before = measure(photo(name));
    const after = measure(await apply(enhanceColors, photo(name)));
    expect(after.deviation).toBeGreaterThan(before.deviation);
    expect(after.mean).toBeGreaterThanOrEqual(80);
    expect(after.mean).toBeLessThanOrEqual(Math.max(150, before.mean + 5));
    expect(after.saturation).toBeGreaterThanOrEqual(0.9 * before.saturation);
  });

  it('takes away most of a color cast, and keeps clipped white white', async () => {
    const { data, ...rest } = photo('astronaut.png');
    const tinted = Uint8ClampedArray.from(data, (value, i) => value * ([1, 0.92, 0.75][i % 3] ?? 1));
    tinted.fill(255, 0, 3 * 400);
    const edited = await apply(enhanceColors, { ...rest, data: tinted });
    expect([...new Set(edited.data.subarray(0, 3 * 400))]).toEqual([255]);
    expect(measure(edited).warmth).toBeLessThan(0.85 * measure({ ...rest, data: tinted }).warmth);
  });
});

describe('vintage', () => {
  it.each(names)('warms %s, fades its blacks and darkens its corners', async (name) => {
    const source = photo(name);
    const edited = await apply(vintage, source);
    const [before, after] = [measure(source), measure(edited)];
    if (before.warmth < 60) expect(after.warmth - before.warmth).toBeGreaterThanOrEqual(10);
    expect(cornerLuma(edited) / after.mean).toBeLessThan(cornerLuma(source) / before.mean);
    expect(after.saturation).toBeLessThan(Math.max(0.5, before.saturation));
  });

  it('lifts black and lays grain over a flat grey, different for another seed', async () => {
    const flat = (value: number): Picture => ({
      width: 400,
      height: 400,
      channels: 3,
      data: new Uint8ClampedArray(400 * 400 * 3).fill(value),
    });
    expect(measure(await apply(vintage, flat(0))).mean).toBeGreaterThan(10);
    const grey = await apply(vintage, flat(128));
    expect(difference(grey, await apply(vintage, flat(128), 1, 8))).toBeGreaterThan(1);
  });
});
