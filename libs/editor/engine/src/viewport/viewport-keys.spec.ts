import { fit, type Viewport, zoomBy } from './viewport.ts';
import { viewportAfterKey } from './viewport-keys.ts';

const picture = { width: 800, height: 600 };
const stage = { width: 1000, height: 700 };
const start: Viewport = { scale: 1, x: 100, y: 50 };
const press = (key: string) => viewportAfterKey(start, key, { picture, stage });

it('zooms about the middle of the stage with + and −, shifted or not', () => {
  const middle = { x: 500, y: 350 };
  expect(press('+')).toEqual(zoomBy(start, 1, middle));
  expect(press('=')).toEqual(press('+'));
  expect(press('-')).toEqual(zoomBy(start, -1, middle));
});

it('fits the picture with 0', () => {
  expect(press('0')).toEqual(fit(picture, stage));
});

it('looks to the right with the right arrow: the picture moves left', () => {
  expect(press('ArrowRight')?.x).toBeLessThan(start.x);
  expect(press('ArrowDown')?.y).toBeLessThan(start.y);
});

it('leaves other keys to others', () => {
  expect(press('v')).toBeNull();
  expect(press('constructor')).toBeNull();
});
