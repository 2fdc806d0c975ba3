import { NothingToDoError } from '../operation.ts';
import { seededRandom } from '../pixels/seeded-random.ts';
import { operationContext } from '../testing/edit.ts';
import { painted } from '../testing/pictures.ts';
import { plantsOf } from './plants.ts';

const SIDE = 160;

it('the plants are green and dry grass, without sky, stone and a red flower', async () => {
  const picture = painted(SIDE, SIDE, (x, y) => {
    if (x === 2 && y > 60) return 0;
    if (y < 60) return [120, 170, 230];
    if (x > 120) return [150, 145, 140];
    if (Math.hypot(x - 60, y - 120) < 12) return [200, 30, 40];
    if (x > 40 && x < 50 && y > 80 && y < 90) return [180, 150, 90];
    return [70 + ((x * 7) % 30), 120 + ((y * 5) % 30), 50];
  });
  const { values } = await plantsOf(picture, operationContext());
  const at = (x: number, y: number): number => values[y * SIDE + x] ?? 0;
  expect(at(20, 100)).toBe(255);
  expect(at(45, 85)).toBeGreaterThan(120);
  expect(at(60, 120)).toBe(0);
  expect(at(140, 100)).toBe(0);
  expect(at(80, 20)).toBe(0);
});

it('a dry meadow is found under a sky, and its colors are wood without one', async () => {
  const random = seededRandom(3);
  const ground = (): readonly number[] => {
    const grain = (random() - 0.5) * 50;
    return [96 + grain, 86 + grain, 44 + grain * 0.6].map(Math.round);
  };
  const landscape = painted(SIDE, SIDE, (_, y) =>
    y < 90 ? [90 + y * 0.7, 140 + y * 0.5, 215 + y * 0.15].map(Math.round) : ground(),
  );
  const { values } = await plantsOf(landscape, operationContext());
  expect(values[130 * SIDE + 80]).toBeGreaterThan(150);
  expect(values[20 * SIDE + 80]).toBe(0);
  await expect(plantsOf(painted(SIDE, SIDE, ground), operationContext())).rejects.toThrow(NothingToDoError);
});

it('no plants are found in a picture of sand and sea', async () => {
  const beach = painted(SIDE, SIDE, (_, y) => (y < 80 ? [60, 130, 170] : [210, 190, 150]));
  await expect(plantsOf(beach, operationContext())).rejects.toThrow(NothingToDoError);
});
