import { painted, pixelAt } from '../testing/pictures.ts';
import { eraseLetters } from './erase-letters.ts';
import { lettersIn } from './letter-mask.ts';

const LINE = { x: 50, y: 20, along: { x: 1, y: 0 }, length: 80, height: 20, score: 1 };
const isStroke = (x: number, y: number): boolean => x >= 15 && x < 85 && y >= 13 && y < 27 && x % 10 < 3;

it('letters on an even ground are replaced by that ground, and nothing else changes', () => {
  const picture = painted(100, 40, (x, y) => (isStroke(x, y) ? [20, 20, 20] : [250, 240 - x / 10, 200]));
  const found = lettersIn(picture, LINE);
  expect(found?.rough).not.toContain(255);
  if (found === null) return;
  eraseLetters(picture, found);
  for (let y = 0; y < 40; y++) {
    for (let x = 0; x < 100; x++) {
      const [red = 0, green = 0, blue = 0] = pixelAt(picture, x, y);
      expect(Math.abs(red - 250) + Math.abs(green - (240 - x / 10)) + Math.abs(blue - 200)).toBeLessThan(4);
    }
  }
});

it('letters cannot be told apart from a ground of many colors, so the whole line is filled', () => {
  const picture = painted(100, 40, (x, y) => ((x * 7 + y * 13) % 5) * 60);
  expect(lettersIn(picture, LINE)?.even ?? []).not.toContain(255);
});

it('letters on a slope of light and on a blurred ground are replaced by the ground beside them', () => {
  const groundAt = (x: number, y: number): number => 60 + x + Math.round(0.5 * y);
  const picture = painted(100, 40, (x, y) => (isStroke(x, y) ? 250 : groundAt(x, y)));
  const found = lettersIn(picture, LINE);
  expect(found?.rough).not.toContain(255);
  if (found === null) return;
  eraseLetters(picture, found);
  for (let y = 10; y < 30; y++) {
    for (let x = 10; x < 90; x++) {
      expect(Math.abs((pixelAt(picture, x, y)[0] ?? 0) - groundAt(x, y))).toBeLessThan(12);
    }
  }
});

it('letters on a sign that is hardly larger than its line are replaced by the sign, and its frame stays', () => {
  /** A white sign with a black frame in front of leaves. The edges of the line lie on the frame. */
  const colorAt = (x: number, y: number): readonly number[] => {
    if (isStroke(x, y)) return [20, 20, 30];
    const fromEdge = Math.min(x - 6, 93 - x, y - 6, 33 - y);
    if (fromEdge >= 3) return [180, 196, 212];
    return fromEdge >= 0 ? [20, 20, 30] : [60, ((x * 31 + y * 17) % 9) * 20, 40];
  };
  const picture = painted(100, 40, colorAt);
  const found = lettersIn(picture, LINE);
  if (found === null) throw new Error('No letters were found.');
  expect(found.rough).not.toContain(255);
  eraseLetters(picture, found);
  for (let x = 16; x < 84; x++) {
    expect(Math.abs((pixelAt(picture, x, 20)[0] ?? 0) - 180)).toBeLessThan(12);
    expect(pixelAt(picture, x, 7)).toEqual([20, 20, 30]);
  }
});

it('where a line crosses a texture, its letters are filled, and elsewhere they are replaced by the ground', () => {
  const groundAt = (x: number, y: number): number => (x < 50 ? 90 + x : 90 + ((x * 31 + y * 17) % 60));
  const picture = painted(100, 40, (x, y) => (isStroke(x, y) ? 250 : groundAt(x, y)));
  const found = lettersIn(picture, LINE);
  expect(found).not.toBeNull();
  if (found === null) return;
  const { even, rough, region } = found;
  const columnsOf = (plane: Uint8Array): readonly number[] =>
    [...plane.keys()]
      .filter((pixel) => plane[pixel] === 255)
      .map((pixel) => region.left + (pixel % region.width));
  expect(Math.max(...columnsOf(even))).toBeLessThan(60);
  expect(Math.min(...columnsOf(rough))).toBeGreaterThan(35);
});

it('the ground of a line that is close to others is told from the letters of these', () => {
  const isLine = (x: number, y: number): boolean => x >= 15 && x < 85 && x % 10 < 9 && (y - 4) % 15 < 12;
  const picture = painted(100, 56, (x, y) => (isLine(x, y) ? [250, 250, 250] : [180, 40, 40]));
  const boxes = [10, 25, 40].map((y) => ({ ...LINE, y, height: 18 }));
  const [, middle] = boxes;
  const found = middle === undefined ? null : lettersIn(picture, middle, boxes);
  expect(found?.rough).not.toContain(255);
  if (found === null) return;
  eraseLetters(picture, found);
  for (let y = 20; y < 30; y++) {
    for (let x = 15; x < 85; x++) expect(pixelAt(picture, x, y)).toEqual([180, 40, 40]);
  }
});
