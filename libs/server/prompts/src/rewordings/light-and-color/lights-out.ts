import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "The light should be turned off": no lamp can be switched, and the image as a whole becomes neither lighter nor darker. */

export const LIGHTS_OUT: readonly Rewording[] = [
  [
    clause(
      '(?:the )?(?:light|lights|lamp|lamps) (?:should|must|needs? to|has to|have to) be (?:turned|switched) (?<how>off|on)',
    ),
    'turn the lamp $<how>',
  ],
  [
    clause(
      '(?:mach(?:e)?|schalte?|knips) (?:das |die )?(?:licht|lampe|lampen) (?<how>aus|an|ein)|(?:das licht|die lampe) (?:soll|muss) (?<must>aus|an)(?: ?sein| ?gehen)?',
    ),
    'die Lampe ausschalten',
  ],
];
