// Measures dragging one of 500 shapes, and drawing a stroke on a drawing of 200 strokes.
import type { Shown } from './shown.ts';
import { drawn, framesOf, type InTurns, inTurns, median, nextFrame, stageCanvases } from './timing.ts';

const STEPS = 15;

/**
 * The limit: draws bitmaps of the stage's size onto a canvas of that size, the least work for layers that are
 * kept apart.
 */
const blits = (count: number): (() => number) => {
  const [stage] = stageCanvases();
  if (stage === undefined) throw new Error('There is no stage.');
  const { width, height } = stage;
  const contextOf = (color: string): CanvasRenderingContext2D => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('The browser draws nothing.');
    context.fillStyle = color;
    context.fillRect(width / 8, height / 8, width / 2, height / 2);
    return context;
  };
  const bitmaps = Array.from(
    { length: count },
    (_, index) => contextOf(`hsl(${index * 90} 60% 50% / 0.8)`).canvas,
  );
  const context = contextOf('white');
  return () => {
    drawn([context.canvas]);
    const startedAt = performance.now();
    context.clearRect(0, 0, width, height);
    for (const bitmap of bitmaps) context.drawImage(bitmap, 0, 0);
    drawn([context.canvas]);
    return performance.now() - startedAt;
  };
};

const manyTimes = async (act: () => number): Promise<readonly number[]> => {
  const results: number[] = [];
  for (let turn = 0; turn < STEPS; turn += 1) results.push(act());
  await nextFrame();
  return results;
};

/** Drags one of many shapes, compared with drawing two bitmaps of the stage's size. */
export async function dragOfMany({ editor }: Shown, rounds: number): Promise<InTurns> {
  const { viewport } = editor.state;
  const layer = editor.state.document.layers.find(({ id }) => id === 'shape250');
  if (layer === undefined || !('transform' in layer)) throw new Error('The document has too few shapes.');
  const at = (step: number) => ({
    x: (layer.transform.x + 2 + step * 4) * viewport.scale + viewport.x,
    y: (layer.transform.y + 40 + step * 4) * viewport.scale + viewport.y,
  });
  editor.select(['shape250']);
  await new Promise((done) => setTimeout(done, 500));
  editor.configure({ snapping: false });
  const grip = { x: at(0).x + 8, y: at(0).y + 4 };
  editor.pointerDown(grip);
  await nextFrame();
  editor.pointerMove({ x: grip.x + 8, y: grip.y + 8 });
  await nextFrame();
  const limit = blits(2);
  let moved = 0;
  const result = await inTurns(
    rounds,
    () =>
      framesOf(() => {
        moved += 1;
        editor.pointerMove({ x: grip.x + 10 + (moved % 90) * 2, y: grip.y + 10 + (moved % 50) * 2 });
      }, STEPS),
    () => manyTimes(limit),
  );
  const isDragging = editor.state.draft?.kind === 'document';
  editor.cancel();
  if (!isDragging) throw new Error('Nothing was dragged.');
  return result;
}

/** The times of pointer moves. */
export interface Moves {
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** Draws a stroke on a drawing of 200 strokes, and erases from it; returns the milliseconds per move. */
export async function brushMove(
  { editor }: Shown,
  rounds: number,
): Promise<{ readonly brush: Moves; readonly eraser: Moves; readonly blitMs: number }> {
  const moves = async (tool: 'brush' | 'eraser'): Promise<Moves> => {
    editor.take(tool);
    editor.select(['drawing']);
    await new Promise((done) => setTimeout(done, 500));
    const results: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      editor.pointerDown({ x: 200, y: 200 });
      await nextFrame();
      const times = await framesOf((turn) => {
        editor.pointerMove({ x: 200 + turn * 9, y: 200 + Math.sin(turn / 4) * 60 });
      }, STEPS * 3);
      results.push(...times.slice(3));
      if (editor.state.draft?.kind !== 'stroke') throw new Error('Nothing was drawn.');
      editor.cancel();
      await nextFrame();
    }
    const sorted = results.toSorted((a, b) => a - b);
    return {
      medianMs: median(results),
      p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    };
  };
  const blitMs = median(await manyTimes(blits(1)));
  return { brush: await moves('brush'), eraser: await moves('eraser'), blitMs };
}
