import sharp from 'sharp';
import { frameCount } from './frame-count.ts';

/** Twelve rows of pixels, as three frames of four rows or as one picture. */
const pixels = (): Buffer => Buffer.from(Array.from({ length: 4 * 12 * 3 }, (_, at) => (at * 37) % 256));
const animation = () => sharp(pixels(), { raw: { width: 4, height: 12, channels: 3, pageHeight: 4 } });
const still = () => sharp(pixels(), { raw: { width: 4, height: 12, channels: 3 } });

const chunk = (type: string, data: readonly number[]): readonly number[] => [
  ...[0, 0, 0, data.length],
  ...Buffer.from(type, 'latin1'),
  ...data,
  ...[0, 0, 0, 0],
];

it('counts the frames of a GIF and of a WebP', async () => {
  expect(frameCount(await animation().gif().toBuffer())).toBe(3);
  expect(frameCount(await animation().webp().toBuffer())).toBe(3);
});

it('reads the number of frames of an animated PNG from its header', async () => {
  const png = await still().png().toBuffer();
  const header = png.subarray(0, 33);
  const animated = Buffer.from([
    ...header,
    ...chunk('acTL', [0, 0, 4, 210, 0, 0, 0, 0]),
    ...png.subarray(33),
  ]);
  expect(frameCount(animated)).toBe(1234);
});

it.each(['gif', 'webp', 'png', 'jpeg'] as const)('a still picture as %s has one frame', async (format) => {
  expect(frameCount(await still().toFormat(format).toBuffer())).toBe(1);
});

it('a file that is cut off has the frames that are there', async () => {
  const gif = await animation().gif().toBuffer();
  const count = frameCount(gif.subarray(0, gif.length - 20));
  expect(count).toBeGreaterThanOrEqual(1);
  expect(count).toBeLessThanOrEqual(3);
  expect(frameCount(Buffer.from('GIF8'))).toBe(1);
  expect(frameCount(new Uint8Array())).toBe(1);
});
