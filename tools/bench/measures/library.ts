// Measures how long the page does not respond while a library of 100,000 images is scrolled from top to
// bottom.
import { inBrowser } from './in-browser.ts';
import type { Measure } from './measure.ts';

/** The result of the spec of the same name. */
interface Scrolled {
  readonly seconds: number;
  readonly workMs: number;
  readonly clockMs: number;
  readonly over50: number;
  readonly mostElements: number;
  readonly layoutShift: number;
  readonly aimMs: number;
}

export const libraryMeasure: Measure<Scrolled> = {
  name: 'library',
  title: 'a library of 100,000 images scrolled from top to bottom',
  run: async () => [(await inBrowser('library')) as Scrolled],
  headings: [
    'seconds',
    'longest task, ms of work',
    'by the clock',
    'over 50 ms',
    'elements',
    'layout shift',
    'aim',
  ],
  cellsOf: ({ seconds, workMs, clockMs, over50, mostElements, layoutShift, aimMs }) => [
    seconds.toFixed(0),
    workMs.toFixed(0),
    clockMs.toFixed(0),
    String(over50),
    String(mostElements),
    layoutShift.toFixed(4),
    `≤ ${aimMs} ms: ${workMs <= aimMs ? 'yes' : 'NO'}`,
  ],
};
