import { END_OF_PROMPT } from '../ends.ts';
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

/** "No background just the shoes", without a mark between both. */
export const NO_BACKGROUND_BUT: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=^\\s*(?:(?:no|without(?: an?y?)?|remove(?: the)?|delete(?: the)?) background|(?:kein(?:en)?|ohne) hintergrund|(?:sin|quita el) fondo|(?:pas de|sans|enlève le) fond|(?:sem|tira o) fundo|(?:senza|togli lo) sfondo)) (?=(?:just|only|nur|bloß|s[oó]lo|solamente|juste|seulement|só|apenas|soltanto) (?:(?:the|my|our|die|der|den|das|el|la|los|las|le|les|mon|ma|mes|o|a|os|as|il|lo|i|gli) |l['’])?\\p{L}+(?: \\p{L}+)?${END_OF_PROMPT})`,
      'iu',
    ),
    ', ',
  ],
];
