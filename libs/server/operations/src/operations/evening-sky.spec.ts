import type { Picture } from '../pixels/picture.ts';
import { seededRandom } from '../pixels/seeded-random.ts';
import { edited } from '../testing/edit.ts';
import { painted } from '../testing/pictures.ts';
import { sunset } from './light-looks.ts';

const WIDTH = 240;
const HEIGHT = 180;
const HORIZON = 120;

/** A rough pale ground, with something blue on it, below what the color of each row says. */
const sceneBelow = (above: (y: number) => readonly [number, number, number]): Picture => {
  const random = seededRandom(3);
  return painted(WIDTH, HEIGHT, (x, y) => {
    if (y < HORIZON) return above(y);
    if (x > 150 && x < 200 && y > 135 && y < 165) return [55, 90, 200];
    const grain = 60 * (random() - 0.5);
    return [200 + grain, 190 + grain, 175 + grain];
  });
};

const warmthAt = ({ data }: Picture, x: number, y: number): number => {
  const at = (y * WIDTH + x) * 3;
  return (data[at] ?? 0) - (data[at + 2] ?? 0);
};

describe('sunset light', () => {
  it('paints dusk high in a blue sky and a glow at the horizon, and leaves blue things blue', async () => {
    const evening = await edited(
      sunset,
      sceneBelow((y) => [60 + y * 0.5, 110 + y * 0.5, 200]),
    );
    expect(warmthAt(evening, 60, HORIZON - 8)).toBeGreaterThan(50);
    expect(warmthAt(evening, 60, 4)).toBeLessThan(0);
    expect(warmthAt(evening, 175, 150)).toBeLessThan(-60);
  });

  it('leaves no blue along the horizon', async () => {
    const evening = await edited(
      sunset,
      sceneBelow((y) => [60 + y * 0.5, 110 + y * 0.5, 200]),
    );
    expect(warmthAt(evening, 60, HORIZON - 1)).toBeGreaterThan(60);
  });

  it('makes no evening sky of a blue wall', async () => {
    const wall = await edited(
      sunset,
      sceneBelow(() => [55, 124, 243]),
    );
    expect(warmthAt(wall, 60, HORIZON - 8)).toBeLessThan(-60);
  });
});
