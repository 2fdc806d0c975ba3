import { resample } from '../pixels/picture.ts';
import { painted } from '../testing/pictures.ts';
import { colorsEnlarged } from './colors-enlarged.ts';

it('reads the colors that the enlarged picture has', () => {
  const small = painted(13, 9, (x, y) => [(x * 37) % 251, (y * 53) % 251, (x * y * 29) % 251]);
  const size = { width: 40, height: 31 };
  const large = resample(small, size.width, size.height);
  const colorAt = colorsEnlarged(
    {
      width: 13,
      height: 9,
      colors: Float32Array.from(small.data),
      hole: new Uint8Array(13 * 9),
      barred: new Uint8Array(13 * 9),
    },
    size,
  );
  let most = 0;
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const expected = large.data[(y * size.width + x) * 3 + channel] ?? 0;
        most = Math.max(most, Math.abs(colorAt(x, y, channel) - expected));
      }
    }
  }
  expect(most).toBeLessThanOrEqual(0.51);
});
