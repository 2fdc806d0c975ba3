import { MAX_SCALE, MIN_SCALE } from '../defaults/constants.ts';
import {
  centred,
  fit,
  keepInSight,
  panBy,
  percentOf,
  refitted,
  toDocument,
  toScreen,
  type Viewport,
  zoomBy,
  zoomTo,
} from './viewport.ts';

const STAGE = { width: 1000, height: 600 };
const PICTURE = { width: 4000, height: 3000 };
const AT_ORIGIN: Viewport = { scale: 1, x: 0, y: 0 };

describe('zooming the view', () => {
  it('keeps the point of the picture that is under the pointer in place', () => {
    const before: Viewport = { scale: 0.4, x: 37, y: -12 };
    const pointer = { x: 613, y: 211 };
    const held = toDocument(before, pointer);
    for (const steps of [1, -1, 5, -3]) {
      const seen = toScreen(zoomBy(before, steps, pointer), held);
      expect(seen.x).toBeCloseTo(pointer.x, 9);
      expect(seen.y).toBeCloseTo(pointer.y, 9);
    }
  });

  it('changes the scale by a factor of 1.2 per step', () => {
    expect(zoomBy(AT_ORIGIN, 1, { x: 0, y: 0 }).scale).toBeCloseTo(1.2, 12);
    expect(zoomBy(AT_ORIGIN, 2, { x: 0, y: 0 }).scale).toBeCloseTo(1.44, 12);
  });

  it('returns to the same scale after as many steps out as in', () => {
    const pointer = { x: 300, y: 90 };
    const there = zoomBy(zoomBy({ scale: 0.5, x: 20, y: 30 }, 3, pointer), -3, pointer);
    expect(there.scale).toBeCloseTo(0.5, 12);
    expect(there.x).toBeCloseTo(20, 9);
    expect(there.y).toBeCloseTo(30, 9);
  });

  it('stops at 10 % and 500 %', () => {
    expect(zoomBy(AT_ORIGIN, 100, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
    expect(zoomBy(AT_ORIGIN, -100, { x: 0, y: 0 }).scale).toBe(MIN_SCALE);
  });

  it('does not move the picture once the smallest or largest scale is reached', () => {
    const atMost = zoomTo({ scale: 2, x: 10, y: 10 }, MAX_SCALE, { x: 500, y: 300 });
    expect(zoomBy(atMost, 1, { x: 100, y: 100 })).toEqual(atMost);
  });
});

describe('panning the view', () => {
  it('moves the picture by the same distance on the stage at every scale', () => {
    expect(panBy({ scale: 3, x: 5, y: 6 }, { x: -20, y: 11 })).toEqual({ scale: 3, x: -15, y: 17 });
  });

  it('never moves the picture completely out of view', () => {
    const gone = keepInSight({ scale: 0.1, x: -9000, y: 9000 }, PICTURE, STAGE);
    expect(gone.x + PICTURE.width * 0.1).toBeGreaterThan(0);
    expect(gone.y).toBeLessThan(STAGE.height);
  });

  it('is not corrected while the picture is visible', () => {
    const inSight: Viewport = { scale: 0.2, x: 100, y: 40 };
    expect(keepInSight(inSight, PICTURE, STAGE)).toEqual(inSight);
  });
});

describe('fitting the view to the picture', () => {
  it('shows the whole of a large picture, centred, with a free margin', () => {
    const viewport = fit(PICTURE, STAGE, 30);
    const topLeft = toScreen(viewport, { x: 0, y: 0 });
    const bottomRight = toScreen(viewport, { x: PICTURE.width, y: PICTURE.height });
    expect(topLeft.y).toBeCloseTo(30, 9);
    expect(bottomRight.y).toBeCloseTo(570, 9);
    expect(topLeft.x).toBeCloseTo(STAGE.width - bottomRight.x, 9);
  });

  it('does not enlarge a small picture', () => {
    expect(fit({ width: 64, height: 64 }, STAGE)).toEqual(centred(1, { width: 64, height: 64 }, STAGE));
  });

  it('goes below 10 % when the whole picture does not fit otherwise', () => {
    const wide = fit({ width: 16_000, height: 400 }, STAGE);
    expect(wide.scale).toBeLessThan(MIN_SCALE);
    expect(wide.x).toBeCloseTo(32, 9);
  });

  it('works on a stage that is smaller than the margins', () => {
    const { scale, x, y } = fit(PICTURE, { width: 10, height: 10 });
    expect(scale).toBe(0.01);
    expect([x, y].every(Number.isFinite)).toBe(true);
  });
});

it('the scale of the view is shown in whole percent', () => {
  expect(percentOf({ scale: 1 / 1.2, x: 0, y: 0 })).toBe(83);
});

it('the view converts points between stage and picture in both directions', () => {
  const viewport: Viewport = { scale: 0.37, x: -81, y: 44 };
  const point = { x: 1234, y: 567 };
  const there = toDocument(viewport, toScreen(viewport, point));
  expect(there.x).toBeCloseTo(point.x, 9);
  expect(there.y).toBeCloseTo(point.y, 9);
});

describe('resizing the stage', () => {
  const picture = { width: 4000, height: 3000 };
  const from = { width: 800, height: 600 };
  const to = { width: 390, height: 300 };

  it('keeps showing the whole picture, for example when a panel opens', () => {
    expect(refitted(fit(picture, from), picture, { from, to })).toEqual(fit(picture, to));
  });

  it('keeps the centre of a view that the person chose', () => {
    const chosen = { scale: 1, x: 10, y: 20 };
    expect(refitted(chosen, picture, { from, to })).toEqual({ scale: 1, x: -195, y: -130 });
  });

  it('uses a smaller margin on a phone', () => {
    expect(fit(picture, { width: 390, height: 700 }).x).toBeCloseTo(12, 9);
    expect(fit(picture, { width: 1280, height: 700 }).y).toBe(32);
  });
});

it('a view that fits the whole picture below the smallest scale can be zoomed in but not out', () => {
  const whole = fit({ width: 16_000, height: 400 }, STAGE);
  expect(zoomBy(whole, -1, { x: 0, y: 0 }).scale).toBe(whole.scale);
  expect(zoomBy(whole, 1, { x: 0, y: 0 }).scale).toBeCloseTo(whole.scale * 1.2, 9);
});
