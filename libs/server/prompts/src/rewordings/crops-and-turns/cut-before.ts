import type { Rewording } from '../rewording.ts';

/* "Resize to 500 px wide after cutting 50 px off the top": each of the two has its own number. */

export const CUT_BEFORE: readonly Rewording[] = [
  [
    /^(?!.*(?:crop|trim|\d:\d).* after)(?<later>[^,.;]*\d[^,.;]*?),? after (?:cutting|cropping|trimming) (?<cut>[^,.;]*\d[^,.;]* off[^,.;]*)$/giu,
    'crop $<cut>, then $<later>',
  ],
  [
    /^nach dem (?:ab|weg)schneiden von (?<cut>\d[^,.;]*? (?:oben|unten|links|rechts)),? (?<later>[^,.;]*\d[^,.;]*)$/giu,
    '$<cut> abschneiden, dann $<later>',
  ],
];
