import { painted, pixelAt } from '../testing/pictures.ts';
import { eraseLetters } from './erase-letters.ts';
import { lettersIn } from './letter-mask.ts';

const LINE = { x: 50, y: 20, along: { x: 1, y: 0 }, length: 80, height: 20, score: 1 };
const isStroke = (x: number, y: number): boolean => x >= 15 && x < 85 && y >= 13 && y < 27 && x % 10 < 3;

it('letters on an even ground are replaced by that ground, and nothing else changes', () => {
  const picture = painted(100, 40, (x, y) => (isStroke(x, y) ? [20, 20, 20] : [250, 240 - x / 10, 200]));
  const found = lettersIn(picture, LINE);
  expect(found?.isEven).toBe(true);
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
  expect(lettersIn(picture, LINE)?.isEven).not.toBe(true);
});
