import { onStage, onWholePixels, covers, viewOf } from './stage-view.ts';

const SIZE = { width: 1000, height: 800 };
const REGION = { x: 0, y: 0, ...SIZE };
const STAGE = { width: 400, height: 300 };
const look = (scale: number, x: number, y: number, pixelRatio = 1) => ({
  viewport: { scale, x, y },
  stage: STAGE,
  pixelRatio,
});

it('a view has one pixel for each visible pixel of the device', () => {
  expect(viewOf(SIZE, REGION, look(0.5, -50, 20, 2))).toEqual({
    origin: { x: 100, y: 0 },
    scale: 1,
    documentSide: 1000,
    width: 800,
    height: 560,
  });
});

it('a view is aligned with whole pixels of the stage', () => {
  const place = {
    ...look(0.77, -50.3, 20.9),
    viewport: onWholePixels({ scale: 0.77, x: -50.3, y: 20.9 }, 1),
  };
  const view = viewOf(SIZE, REGION, place)!;
  const box = onStage(view, { x: 0, y: 0, width: view.width, height: view.height }, place.viewport);
  expect(
    [box.x, box.y, box.width, box.height].map((value) => Math.abs(value - Math.round(value)) < 1e-6),
  ).toEqual([true, true, true, true]);
});

it('above 300 % a view is rendered with one pixel for each pixel of the document, and the stage enlarges it', () => {
  const view = viewOf(SIZE, REGION, look(4, -10, -10, 2))!;
  expect(view).toMatchObject({ scale: 1, origin: { x: 2, y: 2 } });
  expect(view.width).toBeGreaterThanOrEqual(100);
  expect(onStage(view, { x: 0, y: 0, width: 1, height: 1 }, { scale: 4, x: -10, y: -10 })).toMatchObject({
    x: -2,
    width: 4,
  });
});

it('the view is null when no part of the document is visible', () => {
  expect(viewOf(SIZE, REGION, look(1, 500, 0))).toBeNull();
});

it('a view can have a lower quality and extend beyond the stage', () => {
  const view = viewOf(SIZE, REGION, look(1, -100, -100), { quality: 0.5, margin: 0.25 })!;
  expect(view).toMatchObject({ scale: 0.5, origin: { x: 0, y: 25 }, width: 300, height: 225 });
});

it('a view includes what filters read out of sight, as far as a canvas of Safari has room for it', () => {
  const [large, region] = [
    { width: 8000, height: 8000 },
    { x: 0, y: 0, width: 8000, height: 8000 },
  ];
  const tablet = {
    viewport: { scale: 2.99, x: -9000, y: -9000 },
    stage: { width: 1024, height: 768 },
    pixelRatio: 2,
  };
  const pixelsOf = (reach: number): number => {
    const { width, height } = viewOf(large, region, tablet, { reach })!;
    return width * height;
  };
  expect(pixelsOf(100)).toBeGreaterThan(pixelsOf(0));
  expect(pixelsOf(240)).toBeLessThanOrEqual(16_777_216);
  expect(pixelsOf(2000)).toBe(pixelsOf(240));
});

it('a view includes what is outside of the canvas during a crop', () => {
  const view = viewOf(SIZE, { x: -100, y: 0, width: 1100, height: 800 }, look(0.2, 100, 0))!;
  expect(view.origin.x).toBeCloseTo(-100, 6);
});

it('a view can be used in place of another one that lies within it and is not much sharper', () => {
  const view = viewOf(SIZE, REGION, look(1, -100, -100), { margin: 0.25 })!;
  const seen = (scale: number, x: number, y: number) => viewOf(SIZE, REGION, look(scale, x, y))!;
  expect(covers(view, seen(1, -150, -120))).toBe(true);
  expect(covers(view, seen(1, -300, -120))).toBe(false);
  expect(covers(view, seen(1.5, -250, -250))).toBe(true);
  expect(covers(view, seen(2.9, -600, -600))).toBe(false);
});
