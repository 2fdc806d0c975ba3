/**
 * @jest-environment node
 */
import { createCanvas } from '@napi-rs/canvas';
import { strokeOf } from '@safelight/engine/testing';
import { nodeResources } from '@safelight/paint/testing';
import { MaskTint } from './mask-tint.ts';

const STAGE = { width: 100, height: 80 };
const STROKE = {
  ...strokeOf([70, 60], [98, 60]),
  size: 10,
};

/** Creates canvases larger than requested, like the stage. */
const roomy = () => {
  const { resources, openCanvases } = nodeResources();
  return {
    openCanvases,
    resources: {
      ...resources,
      createCanvas: (width: number, height: number) => resources.createCanvas(width + 60, height + 40),
    },
  };
};

const place = {
  viewport: { x: 0, y: 0, scale: 1 },
  stage: STAGE,
  picture: { width: 95, height: 80 },
  color: '#ff0000',
};

it.each([1, 2])('the tint of a mask covers the painted area, at a pixel ratio of %d', (pixelRatio) => {
  const { resources, openCanvases } = roomy();
  const canvas = createCanvas(STAGE.width * pixelRatio, STAGE.height * pixelRatio);
  const context = canvas.getContext('2d');
  context.scale(pixelRatio, pixelRatio);
  const opacityAt = (x: number, y: number): number =>
    context.getImageData(x * pixelRatio, y * pixelRatio, 1, 1).data[3] ?? 0;
  const tint = new MaskTint(resources, pixelRatio);
  const paint = (strokes: readonly (typeof STROKE)[], drawn: typeof STROKE | null): void => {
    context.clearRect(0, 0, STAGE.width, STAGE.height);
    tint.paint(context as unknown as CanvasRenderingContext2D, { strokes, drawn }, place);
  };
  for (const [strokes, drawn] of [
    [[STROKE], null],
    [[], STROKE],
  ] as const) {
    paint(strokes, drawn);
    expect([opacityAt(80, 60), opacityAt(88, 60), opacityAt(50, 45)]).toEqual([128, 128, 0]);
    // The stroke ends beyond the picture, where nothing is shown.
    expect([opacityAt(92, 60), opacityAt(96, 60)]).toEqual([128, 0]);
  }
  paint([], null);
  expect(opacityAt(80, 60)).toBe(0);
  expect(openCanvases()).toBe(0);
});
