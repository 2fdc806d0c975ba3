import sharp from 'sharp';
import { encodePng } from './encode-png.ts';

/** Pixels of every opacity, including colors that a canvas would change. */
const noise = (width: number, height: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) % 256);

it.each([
  ['one band', 1],
  ['many bands', 5],
  ['a band for each row', 13],
])('the PNG encoder writes every pixel unchanged, from %s', async (_what, count) => {
  const [width, height] = [17, 13];
  const pixels = noise(width, height);
  const rows = Math.ceil(height / count);
  const bands = Array.from({ length: Math.ceil(height / rows) }, (_, band) =>
    pixels.subarray(band * rows * width * 4, (band + 1) * rows * width * 4),
  );
  const blob = await encodePng(width, height, bands);
  expect(blob.type).toBe('image/png');
  const { data, info } = await sharp(Buffer.from(await blob.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width, height, channels: 4 });
  expect(new Uint8ClampedArray(data)).toEqual(pixels);
});
