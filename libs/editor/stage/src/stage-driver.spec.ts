/**
 * @jest-environment node
 */
import { jest } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { createEditor, setVisible } from '@safelight/engine';
import { at, counter, documentOf, filterOf, ids, shapeOf } from '@safelight/engine/testing';
import { nodeResources, painted } from '@safelight/paint/testing';
import { STAGE_LAYERS, StageDriver, type StageLayer } from './stage-driver.ts';

const SIZE = { width: 200, height: 150 };

/** The stage prepares its canvases for the next change once it has rested for this long, in milliseconds. */
const REST_MS = 1_000;

let frames: (() => void)[] = [];
beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    cancelAnimationFrame: () => undefined,
    document: { createElement: () => createCanvas(1, 1) },
  });
});
afterEach(() => {
  frames = [];
});
afterAll(() => {
  jest.useRealTimers();
});

/** A stage with canvases of Node, and the color that a person sees at a place. */
const stageOf = (document: ReturnType<typeof documentOf>) => {
  const editor = createEditor({ document, newId: counter() });
  editor.resize(SIZE);
  editor.look({ scale: 1, x: 0, y: 0 });
  const contexts = new Map(
    STAGE_LAYERS.map((layer) => [layer, createCanvas(SIZE.width, SIZE.height).getContext('2d')] as const),
  );
  const driver = new StageDriver({
    editor,
    resources: nodeResources().resources,
    pixelRatio: 1,
    colors: { accent: '#0000ff', checkerLight: '#ffffff', checkerDark: '#ffffff' },
    redraw: (layer: StageLayer) =>
      driver.draw(layer, contexts.get(layer) as unknown as CanvasRenderingContext2D),
  });
  const draw = (): void => {
    for (const frame of frames.splice(0)) frame();
  };
  const rest = (): void => {
    draw();
    jest.advanceTimersByTime(REST_MS);
    draw();
  };
  const seenAt = (x: number, y: number): readonly number[] => {
    const canvas = createCanvas(1, 1);
    const seen = canvas.getContext('2d');
    for (const layer of ['below', 'active', 'above'] as const) {
      const from = contexts.get(layer)?.canvas;
      if (from !== undefined) seen.drawImage(from, x, y, 1, 1, 0, 0, 1, 1);
    }
    return [...seen.getImageData(0, 0, 1, 1).data];
  };
  return { editor, driver, draw, rest, seenAt };
};

it('the checkerboard stays behind a transparent picture when a layer stops to depend on what is below it', () => {
  const red = shapeOf({ id: 'red', fill: '#ff0000', transform: at(10, 10) });
  const blended = shapeOf({ id: 'blended', blend: 'multiply', transform: at(60, 30) });
  const { editor, driver, draw, rest, seenAt } = stageOf({ ...documentOf(red, blended), ...SIZE });
  editor.select(['blended']);
  rest();
  expect(seenAt(190, 140)).toEqual([255, 255, 255, 255]);
  editor.run(setVisible(ids('blended'), false));
  draw();
  expect(seenAt(190, 140)).toEqual([255, 255, 255, 255]);
  expect(seenAt(50, 50)).toEqual([255, 0, 0, 255]);
  driver.close();
});

it('a blur at the edge of the window spreads what is out of sight, as in an exported file', () => {
  const beside = shapeOf({ id: 'beside', fill: '#ff0000', transform: at(205, 0), width: 300, height: 150 });
  const blur = filterOf({ filters: [{ id: 'blur', intensity: 1, enabled: true }] });
  const page = { ...documentOf(beside, blur), background: '#ffffff', width: 2000, height: 150 };
  const { rest, seenAt, driver } = stageOf(page);
  rest();
  const file = painted(page, nodeResources().resources);
  for (const x of [160, 185, 199]) {
    const [, green = 0] = file.at(x, 75);
    expect(green).toBeLessThan(254);
    expect(Math.abs((seenAt(x, 75)[1] ?? 0) - green)).toBeLessThanOrEqual(2);
  }
  driver.close();
});
