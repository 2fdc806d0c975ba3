import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Canvas2D } from '@safelight/paint';
import { CanvasPool } from './canvas-pool.ts';

const pool = () => {
  const made: Canvas[] = [];
  const create = (width: number, height: number): Canvas2D => {
    const canvas = createCanvas(width, height);
    made.push(canvas);
    return canvas as unknown as Canvas2D;
  };
  return { made, canvases: new CanvasPool({ create }) };
};

const alphaOf = (canvas: Canvas2D): number =>
  (canvas as unknown as Canvas).getContext('2d').getImageData(0, 0, 1, 1).data[3] ?? -1;

it('the canvas pool reuses a released canvas of the same size, cleared', () => {
  const { made, canvases } = pool();
  const first = canvases.createCanvas(20, 10);
  const context = (first as unknown as Canvas).getContext('2d');
  context.globalAlpha = 0.5;
  context.fillRect(0, 0, 20, 10);
  canvases.releaseCanvas(first);
  const again = canvases.createCanvas(20, 10);
  expect(again).toBe(first);
  expect(alphaOf(again)).toBe(0);
  expect((again as unknown as Canvas).getContext('2d').globalAlpha).toBe(1);
  expect(canvases.createCanvas(20, 10)).not.toBe(first);
  expect(made).toHaveLength(2);
});

it('the canvas pool frees the canvases that were idle longest, and counts the memory it holds', () => {
  const made: { width: number; height: number }[] = [];
  const canvases = new CanvasPool({
    idleBytes: 1000,
    create: (width, height) => {
      made.push({ width, height });
      return made.at(-1) as Canvas2D;
    },
  });
  const [one, two] = [canvases.createCanvas(10, 20), canvases.createCanvas(10, 21)];
  expect(canvases.bytes).toBe(800 + 840);
  canvases.releaseCanvas(one);
  canvases.releaseCanvas(two);
  expect(made.map(({ width }) => width)).toEqual([0, 10]);
  expect(canvases.bytes).toBe(840);
  canvases.close();
  expect(canvases.bytes).toBe(0);
});

it('the canvas pool accepts a released canvas only once, and never creates a canvas without pixels', () => {
  const { canvases } = pool();
  const small = canvases.createCanvas(0, 0.4);
  expect([small.width, small.height]).toEqual([1, 1]);
  canvases.releaseCanvas(small);
  canvases.releaseCanvas(small);
  expect(canvases.createCanvas(1, 1)).toBe(small);
  expect(canvases.createCanvas(1, 1)).not.toBe(small);
});
