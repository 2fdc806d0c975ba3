import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "The light should be turned off": no lamp can be switched, and the image as a whole becomes neither lighter nor darker. */

export const LIGHTS_OUT: readonly Rewording[] = [
  [
    wholePrompt(
      '(?:the )?(?:light|lights|lamp|lamps) (?:should|must|needs? to|has to|have to) be (?:turned|switched) (?<how>off|on)',
    ),
    'turn the lamp $<how>',
  ],
  [
    wholePrompt(
      '(?:mach(?:e)?|schalte?|knips) (?:das |die )?(?:licht|lampe|lampen) aus|(?:das licht|die lampe) (?:soll|muss) aus(?: ?sein| ?gehen)?',
    ),
    'die Lampe ausschalten',
  ],
];
