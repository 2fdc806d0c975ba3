import type { Rewording } from '../rewording.ts';

/* "The light should be turned off": no lamp can be switched, and the image as a whole becomes neither lighter nor darker. */

const whole = (said: string): RegExp => new RegExp(`^\\s*(?:${said})[\\s.!]*$`, 'giu');

export const LIGHTS_OUT: readonly Rewording[] = [
  [
    whole(
      '(?:the )?(?:light|lights|lamp|lamps) (?:should|must|needs? to|has to|have to) be (?:turned|switched) (?<how>off|on)',
    ),
    'turn the lamp $<how>',
  ],
  [
    whole(
      '(?:mach(?:e)?|schalte?|knips) (?:das |die )?(?:licht|lampe|lampen) aus|(?:das licht|die lampe) (?:soll|muss) aus(?: ?sein| ?gehen)?',
    ),
    'die Lampe ausschalten',
  ],
];
