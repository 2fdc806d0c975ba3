import type { Rewording } from '../rewording.ts';

/* "Linke Ecke aufhellen": the verbs of light that German puts last, in words for more and less. */

const CORNER =
  '(?:die |der )?(?<corner>(?:(?:linke|rechte|obere|untere)[nr]? ){0,2}ecken?(?: (?:oben|unten))?(?: (?:links|rechts))?)';

export const LIT_CORNERS: readonly Rewording[] = [
  [/(?<!\p{L})bildecke(?<many>n?)(?!\p{L})/giu, 'Ecke$<many>'],
  [new RegExp(`(?<!\\p{L})${CORNER} aufhellen(?!\\p{L})`, 'giu'), 'mach die $<corner> heller'],
  [new RegExp(`(?<!\\p{L})${CORNER} abdunkeln(?!\\p{L})`, 'giu'), 'mach die $<corner> dunkler'],
];
