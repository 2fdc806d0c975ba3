import type { Rewording } from '../rewording.ts';

/*
 * A logo or a picture that shall become something without a background: "turn our logo into something with no background"
 * is "remove the background of our logo". No other picture is put behind it.
 */

export const WITHOUT_BACKGROUND: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:turn|make|convert|change|get) (?<what>(?:our|my|the|this|that) (?:\p{L}+ ){0,4}?(?:logo|design|drawing|picture|photo|image|signature|art|artwork|crest|icon|badge)) (?:in)?to (?:something|one|a (?:logo|picture|file|version|png|image)) (?:with no|without an?y?) background/giu,
    'remove the background of $<what>',
  ],
];
