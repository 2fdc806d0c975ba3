import type { Rewording } from '../rewording.ts';

/* How strong, in spoken words: “30%ish”, “but go easy on it”, “easy does it”. */

export const EASY_AMOUNTS: readonly Rewording[] = [
  [/(?<=\d ?(?:%|percent))[ -]?(?:ish|or so|ungefähr|más o menos|ou so|circa)(?!\p{L})/giu, ''],
  [/(?<=\d)[ -]?ish(?= ?(?:%|percent))/giu, ''],
  // The amount itself stands behind.
  [
    /(?:,| but|, but)? (?:go|take it) (?:easy|light|gentle)(?: on (?:it|that|the effect))?,? (?=(?:about |around |like )?\d{1,3} ?(?:%|percent))/giu,
    ' ',
  ],
  [
    /(?:,| but|, but| and) (?:please )?(?:go|take it) (?:easy|light|gentle)(?: on (?:it|that|the effect))?(?=\s*(?:[,.;!]|$))/giu,
    ', subtle',
  ],
  [/,? easy does it(?=\s*(?:[,.;!]|$))/giu, ', subtle'],
];
