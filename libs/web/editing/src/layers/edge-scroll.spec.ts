import { scrollSpeed } from './edge-scroll.ts';

const LIST = { top: 100, bottom: 500 };

it('a list scrolls only while something is dragged near its edges', () => {
  expect([148, 300, 452].map((y) => scrollSpeed(y, LIST))).toEqual([0, 0, 0]);
});

it('a list scrolls faster the nearer to its edge, and no faster beyond it', () => {
  expect([476, 500, 900].map((y) => scrollSpeed(y, LIST))).toEqual([480, 960, 960]);
  expect([124, 100, -50].map((y) => scrollSpeed(y, LIST))).toEqual([-480, -960, -960]);
});

it('the middle of a low list scrolls nothing', () => {
  expect([100, 130, 160].map((y) => scrollSpeed(y, { top: 100, bottom: 160 }))).toEqual([-960, 0, 960]);
});
