import type { Rewording } from '../rewording.ts';

/*
 * "Its to dark": a frequent mistake of spelling, which would darken the picture. After a wish, “too” means “also”: "make it
 * bright too".
 */

const STATES =
  'dark|bright|light|blurry|blurred|small|big|large|yellow|orange|red|blue|green|warm|cold|cool|noisy|grainy|dull|pale|soft|harsh|strong|saturated|shiny|close|far|tight|wide|high|low|flat|gr[ae]y';

export const TO_FOR_TOO: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?:^|[.,;!?])\\s*(?:(?:and|but|also) )*(?:(?:it['’]?s|its|it is|this is|(?:\\p{L}+ ){0,3}(?:is|are|was|were|looks?|came out|turned out|got)) )?(?:(?:way|far|much|a bit|just|still|all|also|really) )*)to (?=(?:${STATES})(?:\\s*(?:[.,;!?]|$)| (?:and|an|plz|pls|please|fix|here|now|for me|in)(?!\\p{L})))`,
      'giu',
    ),
    'too ',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:make|get|turn) (?:it|this|them|(?:the|my) \\p{L}+) (?:${STATES}|sharp|vivid|colou?rful|clear)(?:er|ter)?) too(?=\\s*(?:[.,;!?]|$)| (?:and|please|pls)(?!\\p{L}))`,
      'giu',
    ),
    '',
  ],
];
