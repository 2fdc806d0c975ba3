import { clause, wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* Crops and other edits in the few words of a person with practice: "crop left 20% and top 10%", "crop 4:5 keep the head". */

const SIDE = '(?:left|right|top|bottom)';

export const SHORT_CROPS: readonly Rewording[] = [
  // A little square is a shape behind a verb that cuts, and a pixel elsewhere.
  [
    /(?<=(?<!\p{L})(?:re)?cort\p{L}* (?:(?:em|num|a foto|ela|bem|no|o) ){0,2})quadradinhos?(?!\p{L})/giu,
    'quadrado',
  ],
  [
    clause(
      `(?:crop|cut|trim) (?:the )?(?<one>${SIDE}) (?:by )?(?<share>\\d{1,2} ?%),? and (?:the )?(?<other>${SIDE}) (?:by )?(?<more>\\d{1,2} ?%)`,
    ),
    'cut $<share> off the $<one> and $<more> off the $<other>',
  ],
  [
    /(?<=^\s*(?:crop |cut )(?:it )?(?:to )?\d{1,2} ?[:x] ?\d{1,2}) (?=(?:but )?(?:keep|keeping) (?:the |my |her |his )?(?:head|face)s?\s*[.!]*$)/giu,
    ', ',
  ],
  [
    wholePrompt(
      '(?:crop|zoom) in (?:close )?(?:on|to) (?:the |my |her |his )?(?:eyes?|mouth|lips|nose|smile)',
    ),
    'crop to the face',
  ],
  [
    wholePrompt('(?:add )?(?:an? )?(?:s[- ]?curve|curves?:?,? (?:an? )?s[- ]?shaped?|curves?:? s)'),
    'more contrast',
  ],
  [
    wholePrompt('(?:add )?(?:a )?double (?:border|frame),? (?<one>\\p{L}+) and (?<other>\\p{L}+)'),
    'a $<one> border and then a $<other> border',
  ],
];
