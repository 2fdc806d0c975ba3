// Measures interactions in a library of 100,000 images, with a processor that is slowed down four times: the
// time until each is painted (INP).
import { medianOf } from '../rounds.ts';
import { inBrowser } from './in-browser.ts';
import type { Measure } from './measure.ts';

/** The spec's result for one interaction. */
interface Interaction {
  readonly name: string;
  readonly roundsMs: readonly number[];
  readonly aimMs: number;
}

export const interactionsMeasure: Measure<Interaction> = {
  name: 'interactions',
  title: 'interactions in a library of 100,000 images at 4 times CPU throttling',
  run: async () => (await inBrowser('interactions')) as readonly Interaction[],
  headings: ['interaction', 'longest, median of rounds', 'longest of all', 'aim', 'met?'],
  cellsOf: ({ name, roundsMs, aimMs }) => [
    name,
    `${medianOf(roundsMs).toFixed(0)} ms`,
    `${Math.max(...roundsMs).toFixed(0)} ms`,
    `< ${aimMs} ms`,
    medianOf(roundsMs) < aimMs ? 'yes' : 'NO',
  ],
};
