import type { Rewording } from '../rewording.ts';

/* “Black and white, everything bar the poppy”: all except it. */

export const BAR_ONE: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:every(?:thing|one|body)|all|anything|the lot),?) (?:bar|barring|save for) (?=(?:the|my|our|his|her|their|one) \p{L})/giu,
    ' except ',
  ],
  // “Desaturate” alone would only take some of the color.
  [/(?<!\p{L})desaturate (?<all>every(?:thing|one|body)|all) (?=except )/giu, 'make $<all> black and white '],
];
