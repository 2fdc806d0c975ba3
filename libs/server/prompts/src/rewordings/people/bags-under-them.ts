import type { Rewording } from '../rewording.ts';

/* “Eyes brighter and the bags under them less dark”: these bags are of skin. */

const LESS =
  '(?:(?:a (?:bit|little|touch) |slightly |much )?(?:less (?:dark|obvious|visible|puffy|heavy)|lighter|softer|smaller|gone|reduced))';

export const BAGS_UNDER_THEM: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:the |my |her |his )?(?:dark )?(?:bags|circles) (?:under|beneath|below) (?:them|(?:the|my|her|his|your) eyes) ${LESS}`,
      'giu',
    ),
    'tone down the bags under the eyes',
  ],
];
