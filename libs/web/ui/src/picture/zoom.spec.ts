import { AT_REST, fitScale, movedBy, placementAfterKey, pushedByKey, zoomedBy, zoomedTo } from './zoom.ts';

const times = (count: number, direction: 1 | -1) =>
  Array.from({ length: count }).reduce<typeof AT_REST>((now) => zoomedBy(now, direction), AT_REST);

it('zooms from 0.5 to 3 in steps of 0.25', () => {
  expect(times(1, 1).zoom).toBe(1.25);
  expect(times(99, 1).zoom).toBe(3);
  expect(times(99, -1).zoom).toBe(0.5);
});

it('moves a zoomed picture only as far as its edge', () => {
  const frame = { width: 400, height: 200 };
  const moved = movedBy({ zoom: 2, x: 0, y: 0 }, { x: 1_000, y: -1_000 }, frame);
  expect(moved).toEqual({ zoom: 2, x: 200, y: -100 });
  expect(movedBy(AT_REST, { x: 50, y: 50 }, frame)).toEqual(AT_REST);
});

it('centres a picture when it fits into the frame again', () => {
  expect(zoomedBy({ zoom: 1.25, x: 30, y: 8 }, -1)).toEqual(AT_REST);
});

it('zooms with the keys + and −, and fits the picture with 0', () => {
  const zoomed = { zoom: 2, x: 5, y: 5 };
  expect(placementAfterKey(zoomed, '+')?.zoom).toBe(2.25);
  expect(placementAfterKey(zoomed, '-')?.zoom).toBe(1.75);
  expect(placementAfterKey(zoomed, '0')).toEqual(AT_REST);
  expect(placementAfterKey(zoomed, 'x')).toBeNull();
});

it('rounds a zoom to the nearest step', () => {
  expect(zoomedTo(AT_REST, 1.4).zoom).toBe(1.5);
  expect(zoomedTo(AT_REST, 9).zoom).toBe(3);
  expect(zoomedTo({ zoom: 2, x: 5, y: 5 }, 0.9)).toEqual(AT_REST);
});

it('fits a large picture into its frame, and shows a small picture at its own size', () => {
  const frame = { width: 800, height: 600 };
  expect(fitScale({ width: 4000, height: 1000 }, frame)).toBe(0.2);
  expect(fitScale({ width: 600, height: 2400 }, frame)).toBe(0.25);
  expect(fitScale({ width: 64, height: 64 }, frame)).toBe(1);
  expect(fitScale({ width: 4000, height: 1000 }, { width: 0, height: 0 })).toBe(1);
});

it('does not zoom in from a zoom above the largest step, which 100 % may be', () => {
  expect(zoomedBy({ zoom: 5, x: 1, y: 2 }, 1)).toEqual({ zoom: 5, x: 1, y: 2 });
  expect(zoomedBy({ zoom: 5, x: 1, y: 2 }, -1).zoom).toBe(3);
});

it('the arrow keys move the view in their direction', () => {
  const zoomed = { zoom: 2, x: 0, y: 0 };
  const frame = { width: 400, height: 200 };
  expect(movedBy(zoomed, pushedByKey('ArrowRight')!, frame).x).toBeLessThan(0);
  expect(movedBy(zoomed, pushedByKey('ArrowUp')!, frame).y).toBeGreaterThan(0);
  expect(pushedByKey('Enter')).toBeNull();
});
