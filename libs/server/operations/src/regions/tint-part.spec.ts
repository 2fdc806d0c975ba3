import type { Mask } from '../operation.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { tintPart } from './tint-part.ts';

const BLUE = [47, 111, 222] as const;
const PINK = [244, 143, 184] as const;
const everywhere: Mask = { width: 40, height: 20, values: new Uint8Array(800).fill(255) };

/** A sky with a white cloud in its right half. */
const cloudy = () => painted(40, 20, (x) => (x < 20 ? [110, 155, 205] : [250, 250, 250]));

const bluenessAfter = (strength: number): number => {
  const picture = cloudy();
  tintPart(picture, everywhere, { name: 'sky', target: BLUE, strength });
  const [red = 0, , blue = 0] = pixelAt(picture, 5, 5);
  return blue - red;
};

it('a sky that is blue becomes deeper with the strength when blue is asked for', () => {
  const [slight, usual, strong] = [bluenessAfter(0.5), bluenessAfter(1), bluenessAfter(1.5)];
  expect(slight).toBeGreaterThan(95 + 10);
  expect(usual).toBeGreaterThan(slight + 10);
  expect(strong).toBeGreaterThan(usual + 10);
});

it('a sky becomes pink while its clouds stay white', () => {
  const picture = cloudy();
  tintPart(picture, everywhere, { name: 'sky', target: PINK, strength: 1 });
  const [red = 0, green = 0] = pixelAt(picture, 5, 5);
  expect(red).toBeGreaterThan(green + 15);
  const cloud = pixelAt(picture, 35, 5);
  expect(Math.max(...cloud) - Math.min(...cloud)).toBeLessThan(12);
  expect(Math.min(...cloud)).toBeGreaterThan(225);
});

it('a blue sky becomes orange, the opposite of blue, and not brown', () => {
  const picture = cloudy();
  tintPart(picture, everywhere, { name: 'sky', target: [240, 140, 40], strength: 1 });
  const [red = 0, green = 0, blue = 0] = pixelAt(picture, 5, 5);
  expect(red - blue).toBeGreaterThan(45);
  expect(green).toBeLessThan(red);
});

it('an overcast sky gets a tint, and keeps its shading without steps', () => {
  const picture = painted(40, 20, (x) => 190 + x);
  tintPart(picture, everywhere, { name: 'sky', target: BLUE, strength: 1 });
  const blues = Array.from({ length: 40 }, (_, x) => pixelAt(picture, x, 5));
  blues.forEach(([red = 0, , blue = 0]) => expect(blue - red).toBeGreaterThan(10));
  const lumas = blues.map(([red = 0, green = 0]) => red + green);
  lumas.slice(1).forEach((luma, at) => {
    expect(luma).toBeGreaterThanOrEqual((lumas[at] ?? 0) - 1);
    expect(luma).toBeLessThanOrEqual((lumas[at] ?? 0) + 6);
  });
});
