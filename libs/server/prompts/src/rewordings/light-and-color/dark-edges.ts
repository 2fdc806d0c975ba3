import type { Rewording } from '../rewording.ts';

/* “Dark edges so you look at the baby”: a vignette, and what it is for. */

export const DARK_EDGES: readonly Rewording[] = [
  [
    /(?<!\p{L})(?<edges>dark(?:er|en the)? (?:edges|corners)) so(?: that)? (?:you|the|my|our|it|we|people|one|everyone|he|she|they) [^,.;!?]{3,60}/giu,
    '$<edges>',
  ],
  [
    /(?<!\p{L})(?<edges>dunklere? (?:ränder|ecken)),? (?:damit|so ?dass) (?:man|das|die|der|mein\p{L}*|es) [^,.;!?]{3,60}/giu,
    '$<edges>',
  ],
];
