import { copyOf } from '../testing/measures.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { calmLuma } from './calm-luma.ts';
import { flatTones } from './kuwahara.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './seeded-random.ts';

it('gives flatTones steps with calm borders, and keeps edges', () => {
  const random = seededRandom(3);
  const grainy = painted(200, 60, (x) => (x < 20 ? 20 : 90 + x / 4 + 10 * (random() - 0.5)));
  const toneAt = (picture: Picture, x: number): number => pixelAt(picture, x, 30)[0] ?? 0;
  const stepsIn = (picture: Picture): number =>
    Array.from({ length: 178 }, (_, x) => x + 21).filter(
      (x) => Math.abs(toneAt(picture, x) - toneAt(picture, x - 1)) > 24,
    ).length;
  const [ragged, calm] = [copyOf(grainy), copyOf(grainy)];
  const tones = { count: 4, hardness: 60, share: 1, vibrance: 0, gain: 1 };
  flatTones(ragged, tones);
  flatTones(calm, { ...tones, calm: calmLuma(grainy) });
  expect(stepsIn(ragged)).toBeGreaterThan(5);
  expect(stepsIn(calm)).toBeLessThan(3);
  expect(toneAt(calm, 25) - toneAt(calm, 15)).toBeGreaterThan(50);
});
