import { painted, pixelAt } from '../testing/pictures.ts';
import { hideLines } from './hide-lettering.ts';

const strokes = (scale: number) =>
  painted(200, 100, (x, y) => (y > 20 && y < 80 && Math.floor(x / scale) % 2 === 0 ? 0 : 255));
const line = (height: number) => ({ x: 100, y: 50, along: { x: 1, y: 0 }, length: 150, height, score: 1 });

it.each([
  ['smooth', 40, 4],
  ['smooth', 60, 9],
  ['squares', 40, 4],
  ['squares', 60, 9],
] as const)('%s hides strokes of letters of a height of %s pixels', async (style, height, stroke) => {
  const picture = strokes(stroke);
  await hideLines(picture, [line(height)], style, 1);
  for (let x = 45; x < 155; x++) {
    expect(Math.abs((pixelAt(picture, x, 50)[0] ?? 0) - 128)).toBeLessThan(60);
  }
  expect([0, 255]).toContain(pixelAt(picture, 1, 50)[0]);
});
