import type { Picture } from '../pixels/picture.ts';
import { seededRandom } from '../pixels/seeded-random.ts';
import { edited } from '../testing/edit.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { replaceSky } from './replace-sky.ts';

const [WIDTH, HEIGHT] = [240, 180];
const HORIZON = 110;

type Color = readonly [number, number, number];

/** A meadow below a sky, with a dark wire across the sky at this row, if any. */
const landscape = (skyAt: (y: number) => Color, wireAt = -10): Picture => {
  const random = seededRandom(3);
  return painted(WIDTH, HEIGHT, (x, y) => {
    if (y >= HORIZON) return [90, 110, 50].map((value) => Math.round(value + (random() - 0.5) * 70));
    if (Math.abs(y - wireAt) < 2) return [25, 25, 28];
    return skyAt(y).map((value) => Math.round(value + (random() - 0.5) * 3));
  });
};
const blue = (y: number): Color => [90 + y * 0.7, 140 + y * 0.5, 215 + y * 0.15];
const evening = (y: number): Color => [200 + y * 0.4, 120 + y * 0.6, 110 - y * 0.3];
const meadow = (): Picture =>
  painted(WIDTH, HEIGHT, (x, y) => [90, 110, 50].map((value) => value + ((x * 7 + y * 13) % 40)));

const replaced = (picture: Picture, other: Picture | null): Promise<Picture> =>
  edited(replaceSky, picture, { reference: async () => other });
/** The mean color of a small square. */
const around = (picture: Picture, x: number, y: number): readonly number[] => {
  const pixels = Array.from({ length: 25 }, (_, at) =>
    pixelAt(picture, x - 2 + (at % 5), y - 2 + Math.floor(at / 5)),
  );
  return [0, 1, 2].map((channel) => pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / 25);
};

it('shows the other sky down to the horizon, and keeps what is below it', async () => {
  const picture = await replaced(landscape(blue), landscape(evening));
  expect(picture).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 3 });
  for (const y of [10, 50, 90]) {
    const [red = 0, , shade = 0] = around(picture, 120, y);
    expect(red - shade).toBeGreaterThan(60);
  }
  const [before, after] = [around(landscape(blue), 120, 150), around(picture, 120, 150)];
  after.forEach((value, channel) => expect(Math.abs(value - (before[channel] ?? 0))).toBeLessThan(30));
  expect(after[1]).toBeGreaterThan(after[2] ?? 0);
});

it('leaves the ground as it is below a sky of the same light', async () => {
  const picture = await replaced(landscape(blue), landscape(blue));
  const [before, after] = [around(landscape(blue), 120, 150), around(picture, 120, 150)];
  after.forEach((value, channel) => expect(Math.abs(value - (before[channel] ?? 0))).toBeLessThan(4));
});

it('keeps what is transparent, and takes no sky from where the other picture is transparent', async () => {
  const withHole = (picture: Picture, isHole: (y: number) => boolean): Picture => {
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
      data.set(picture.data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
      data[pixel * 4 + 3] = isHole(Math.floor(pixel / WIDTH)) ? 0 : 255;
    }
    return { ...picture, channels: 4, data };
  };
  const picture = await replaced(
    withHole(landscape(blue), (y) => y > 150),
    landscape(evening),
  );
  expect(picture.channels).toBe(4);
  expect(pixelAt(picture, 120, 170)[3]).toBe(0);
  expect(pixelAt(picture, 120, 20)[3]).toBe(255);
  await expect(
    replaced(
      landscape(blue),
      withHole(landscape(evening), (y) => y < HORIZON),
    ),
  ).rejects.toThrow('No open sky was found in your other image');
});

it('keeps a wire before the sky', async () => {
  const picture = await replaced(landscape(blue, 40), landscape(evening));
  const [red = 255] = pixelAt(picture, 120, 40);
  expect(red).toBeLessThan(90);
  expect(around(picture, 120, 52)[0]).toBeGreaterThan(170);
});

it.each<[string, Picture, Picture | null, string]>([
  ['there is no other image', landscape(blue), null, 'no other image'],
  ['the image has no sky', meadow(), landscape(evening), 'No sky was found in the image'],
  ['the other image has no sky', landscape(blue), meadow(), 'No open sky was found in your other image'],
])('finds nothing to do if %s', async (_, picture, other, message) => {
  await expect(replaced(picture, other)).rejects.toThrow(message);
});
