import type { Rewording } from '../rewording.ts';

/* "My teeth still look stained here, whiten a bit? Not Hollywood": the teeth are told of first, and whitened without their name. */
const OF_TEETH = /(?<!\p{L})teeth [^.;!?]*?,? ?(?:please |so )?whiten(?!\p{L})/iu;

export const TEETH_TOLD: readonly Rewording[] = [
  // "Die Zähne auch minimal weißer", behind another wish.
  [
    /(?<=(?<!\p{L})(?:teeth|zähne|dientes|dents|dentes|denti) )(?:also|too|auch|también|aussi|também|anche),? (?=(?:\p{L}+ ){0,3}(?:whiter|brighter|weißer|weisser|heller|blancos|blanches|brancos|bianchi)(?!\p{L}))/giu,
    '',
  ],
  [/(?<=(?<!\p{L})teeth )still (?=(?:look|are|seem) )/giu, '', OF_TEETH],
  // What happened to them before: "my braces came off last week, but".
  [
    /^\s*(?:my|her|his) (?:braces|brackets|aligners?|retainers?|veneers|dentist)(?!\p{L})[^,.;!?"]{3,50},? but (?=(?:my|her|his) teeth )/iu,
    '',
    OF_TEETH,
  ],
  [/(?<=(?<!\p{L})whiten)(?= (?:a (?:bit|little|touch)|slightly|lightly)(?!\p{L}))/giu, ' them', OF_TEETH],
  [
    /(?<=(?<!\p{L})whiten [^.;!?]{0,40})[?.,]\s*(?:but )?not (?:too )?hollywood(?: white)?(?=[\s.!?]*$)/iu,
    '',
    OF_TEETH,
  ],
];
