// What a person does in a library of 100,000 images, with the processor slowed down four times: how long until it
// is painted (INP).
import { inBrowser } from './in-browser.mjs';

const sorted = (numbers) => numbers.toSorted((one, other) => one - other);
const median = (numbers) => sorted(numbers)[numbers.length >> 1];

export const interactionsMeasure = {
  name: 'interactions',
  title: 'interactions in a library of 100,000 images at 4 times CPU throttling',
  run: () => inBrowser('interactions'),
  headings: ['interaction', 'longest, median of rounds', 'longest of all', 'aim', 'met?'],
  cellsOf: ({ name, roundsMs, aimMs }) => [
    name,
    `${median(roundsMs).toFixed(0)} ms`,
    `${Math.max(...roundsMs).toFixed(0)} ms`,
    `< ${aimMs} ms`,
    median(roundsMs) < aimMs ? 'yes' : 'NO',
  ],
};
