import { regionsAround } from './regions-around.ts';
import { boundsAround, type TextBox } from './text-boxes.ts';

const SIZE = { width: 2_000, height: 1_500 };
const line = (x: number, y: number, length = 200): TextBox => ({
  x,
  y,
  along: { x: 1, y: 0 },
  length,
  height: 40,
  score: 1,
});

it('lines that are close to each other share a region, and others have their own', () => {
  expect(regionsAround(SIZE, [line(300, 300), line(320, 350), line(1_500, 1_200)])).toHaveLength(2);
});

it('a region that grows around a second one also takes in a third that it reaches', () => {
  const [left, right, between] = [line(200, 300), line(1_000, 300), line(600, 330, 500)];
  expect(regionsAround(SIZE, [left, right])).toHaveLength(2);
  expect(regionsAround(SIZE, [left, right, between])).toHaveLength(1);
});

it('regions contain all lines, stay within the picture, and do not overlap', () => {
  const lines = Array.from({ length: 40 }, (_, at) => line((at * 733) % 2_000, (at * 389) % 1_500));
  const regions = regionsAround(SIZE, lines);
  for (const box of lines) {
    const { left, top, width, height } = boundsAround(box, SIZE);
    const isInside = regions.some(
      (region) =>
        region.left <= left &&
        region.top <= top &&
        region.left + region.width >= left + width &&
        region.top + region.height >= top + height,
    );
    expect(isInside).toBe(true);
  }
  const sum = regions.reduce((pixels, { width, height }) => pixels + width * height, 0);
  expect(sum).toBeLessThanOrEqual(SIZE.width * SIZE.height);
});
