import { scrolledTo } from './scrolled-to.ts';

/** A row of 21 buttons of 45 px on a phone of 390 px. */
const shown = (place: number, from: number): number =>
  scrolledTo(from, 390, { start: place * 45, length: 45 });

it('a tool out of sight is scrolled into the bar, with a part of the next one', () => {
  expect(shown(20, 0)).toBe(20 * 45 + 45 + 52 - 390);
  expect(shown(2, 500)).toBe(2 * 45 - 52);
});

it('a tool at the edge of the bar is scrolled so far that its neighbor shows', () => {
  expect(shown(8, 0)).toBe(8 * 45 + 45 + 52 - 390);
});

it('a tool in the middle of the bar stays under the finger, and so does the first one', () => {
  expect(shown(4, 10)).toBe(10);
  expect(shown(0, 0)).toBe(0);
});
