import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { difference } from '../testing/measures.ts';
import { gallery } from '../testing/pictures.ts';
import type { Operation } from '../operation.ts';
import { OPERATIONS } from './registry.ts';

/**
 * The phases whose operations change the picture's outline or need options from the prompt. shapes.spec.ts
 * tests these operations.
 */
const OUTLINES: readonly string[] = ['shape', 'size', 'finish'];
const MODEL_FREE: readonly Operation[] = OPERATIONS.filter(
  ({ models, usesReference, phase }: Operation) =>
    models === undefined && usesReference !== true && !OUTLINES.includes(phase),
);
/**
 * Operations that correct a fault and hardly change a picture without the fault. corrections.spec.ts measures
 * them.
 */
const MENDS: readonly string[] = ['denoise', 'sharpen', 'repair-scratches'];
/** This operation refuses a picture with a full range of tones, so its test uses a faded one. */
const FOR_FADED = 'repair-scratches';
const faded = (picture: Picture): Picture => ({
  ...picture,
  data: picture.data.map((value) => 50 + value / 2),
});
/**
 * A photo of a sky, a blurred photo, a photo of a person, and one of warm objects close up. Other specs use
 * all photos.
 */
const LOOKED_AT = ['Bridge', 'Kleiber', 'astronaut', 'coffee', 'chelsea'];
const { names, photo } = gallery(180, LOOKED_AT);

describe.each(MODEL_FREE.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const suited = (picture: Picture): Picture => (id === FOR_FADED ? faded(picture) : picture);

  it.each(names)('visibly changes %s and keeps its size', async (name) => {
    const source = suited(photo(name));
    const result = await edited(operation, source);
    expect([result.width, result.height]).toEqual([source.width, source.height]);
    expect(difference(source, result)).toBeGreaterThanOrEqual(MENDS.includes(id) ? 0.2 : 3);
  });

  const graded = operation.graded ? it : it.skip;
  graded('does less when asked to be subtle and more when asked to be strong', async () => {
    const source = photo('chelsea.png');
    const untouched = await edited(operation, source, { strength: 0.01 });
    const [subtle, normal, strong] = await Promise.all(
      [0.5, 1, 1.5].map(async (strength) =>
        difference(await edited(operation, source, { strength }), untouched),
      ),
    );
    expect(subtle).toBeLessThan(normal ?? 0);
    expect(normal).toBeLessThan(strong ?? 0);
  });

  it('returns the same bytes for the same seed', async () => {
    const source = suited(photo('coffee.png'));
    const [once, again] = [await edited(operation, source), await edited(operation, source)];
    expect(Buffer.from(once.data).equals(Buffer.from(again.data))).toBe(true);
  });

  it('keeps transparency', async () => {
    const { width, height, data } = suited(photo('chelsea.png'));
    const rgba = new Uint8ClampedArray(width * height * 4);
    for (let i = 0; i < width * height; i++) rgba.set([...data.subarray(i * 3, i * 3 + 3), i % 256], i * 4);
    const result = await edited(operation, { width, height, channels: 4, data: rgba });
    expect(result.channels).toBe(4);
    for (let i = 3; i < rgba.length; i += 4)
      if (result.data[i] !== rgba[i]) throw new Error(`alpha changed at ${i}`);
  });

  it('accepts pictures of one pixel, of one row, and of one flat color', async () => {
    for (const [width, height] of [
      [1, 1],
      [300, 1],
      [1, 300],
      [40, 40],
    ] as const) {
      const data = new Uint8ClampedArray(width * height * 3).fill(0);
      const result = await edited(operation, suited({ width, height, channels: 3, data }));
      expect(result.data.length).toBe(data.length);
    }
  });

  it('reports progress that never decreases and ends at 1', async () => {
    const told: number[] = [];
    const report = (fraction: number): Promise<void> => {
      told.push(fraction);
      return Promise.resolve();
    };
    await edited(operation, suited(photo('coffee.png')), { report });
    expect(told.length).toBeGreaterThan(0);
    expect([...told].sort((a, b) => a - b)).toEqual(told);
    expect(told.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
  });
});
