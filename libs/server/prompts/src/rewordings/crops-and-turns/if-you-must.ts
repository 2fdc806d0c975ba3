import type { Rewording } from '../rewording.ts';

/* “A4 at 300 dpi, chop the sides if you must”: a permission, and no wish. */

export const IF_YOU_MUST: readonly Rewording[] = [
  [
    /[,;.]? (?:(?:and|but|you can) )?(?:crop|cut|chop|trim|lose|clip|shave)(?: off| away)? (?:(?:a bit|some) (?:off|of) )?(?:the |its )?(?:sides?|edges?|top|bottom|ends?|left|right)(?: and (?:the )?(?:top|bottom|left|right))? if (?:you|u) (?:must|have to|need to|really (?:must|have to))(?=\s*(?:[,.;!]|$))/giu,
    '',
  ],
];
