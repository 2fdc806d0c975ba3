import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * German verbs whose particle stands at the end of the wish, away from the rest of them: "dunkle den Himmel etwas ab" is
 * read as "den Himmel etwas abdunkeln". Alone, "dunkle" would be what the picture is, and "weich" a look.
 */

/** What stands between the two parts of the verb: at most six words of one clause. */
const WHAT = '(?<what>(?:[^\\s,.;:!?]+ ){1,6}?)';

export const SEPARABLE_VERBS: readonly Rewording[] = (
  [
    ['dunk(?:le|el|eln sie)', 'ab', 'abdunkeln'],
    ['zeichnen?(?: sie)?', 'weich', 'weichzeichnen'],
    ['sättigen?(?: sie)?', 'ab', 'entsättigen'],
  ] as const
).map(([verb, particle, infinitive]) => [
  new RegExp(`(?<!\\p{L})${verb} ${WHAT}${particle}${END}`, 'giu'),
  `$<what>${infinitive}`,
]);
