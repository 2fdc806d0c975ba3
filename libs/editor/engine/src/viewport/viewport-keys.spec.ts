import { fit, type Viewport, viewportAfterKey, zoomBy } from './viewport.ts';

const picture = { width: 800, height: 600 };
const stage = { width: 1000, height: 700 };
const start: Viewport = { scale: 1, x: 100, y: 50 };
const press = (key: string) => viewportAfterKey(start, key, { picture, stage });

it('the keys + and − zoom around the centre of the stage, with or without Shift', () => {
  const middle = { x: 500, y: 350 };
  expect(press('+')).toEqual(zoomBy(start, 1, middle));
  expect(press('=')).toEqual(press('+'));
  expect(press('-')).toEqual(zoomBy(start, -1, middle));
});

it('the key 0 fits the picture to the stage', () => {
  expect(press('0')).toEqual(fit(picture, stage));
});

it('the right arrow moves the view to the right, so the picture moves left', () => {
  expect(press('ArrowRight')?.x).toBeLessThan(start.x);
  expect(press('ArrowDown')?.y).toBeLessThan(start.y);
});

it('other keys do not change the view', () => {
  expect(press('v')).toBeNull();
  expect(press('constructor')).toBeNull();
});
