import { SEE_THROUGH, NAKED, UNDRESSING, type Undressing } from '../lexicon/garments.ts';
import { folded } from '../lexicon/lexicon.ts';
import { normalized } from '../words/normalized.ts';

/** What belongs to clothes but leaves them on: "remove her shirt tag", "sin manchas del vestido". */
const ONLY_PART =
  '(?! (?:straps?|tags?|labels?|logos?|prints?|stains?|spots?|wrinkles?|creases?|lint|lines?|hangers?|colou?rs?|buttons?|shops?|brands?|store|hem|part|edge|half|left|right|corner|bar|row|shadow|text|of the (?:picture|photo|image)|drying|hanging|lying|behind|beside|next|in the background|on the (?!girl|woman|lady|man|guy|model)|en el|en la|auf dem|auf der|an der|im hintergrund|par terre|sur le|sur la|no chao|na cama|no fundo|sul|sulla|per terra|(?:colgad|tendid|pendurad|stes)\\p{L}*)(?!\\p{L}))';
/** A picture of clothes on a transparent background is no undressing. */
const OF_BACKGROUND =
  /background|backdrop|\bbg\b|png|fondo|hintergrund|\bfond\b|arriere plan|fundo|sfondo|mannequin|hanger|logo/u;

const word = (pattern: string): string => `(?<!\\p{L})(?:${pattern})(?!\\p{L})`;

const patternsOf = (language: Undressing): readonly RegExp[] => {
  const { intimate, outer, without, take, articles, somebody, ofSomebody, put, inside, make } = language;
  // A bare "no top" or "the top" may be the upper part of the picture.
  const clothes = outer.replace(/^(?:tops?\?*|top\|haut|oberteil\|top)\|/u, '');
  const loose = `(?:${word(articles)} ){0,2}`;
  return [
    `${word(without)} ${loose}${word(intimate)}${ONLY_PART}`,
    `${word(without)} (?:(?:a|any|${somebody}) )?${word(clothes)}${ONLY_PART}`,
    `${word(without)} (?:a|her|his|ihr|son|su|seu|il suo) ${word(outer)}${ONLY_PART}`,
    `${word(take)} (?:\\p{L}+ )?${loose}${word(intimate)}${ONLY_PART}`,
    `${word(take)} ${word(somebody)} ${word(outer)}${ONLY_PART}`,
    `${word(take)} ${loose}${word(outer)} ${word(ofSomebody)}`,
    `${word(put)} (?:\\p{L}+ ){0,2}?${word(inside)} ${loose}(?:\\p{L}+ )?${word(intimate)}${ONLY_PART}`,
    `${word(make)} (?:\\p{L}+ )?${loose}${word(`${intimate}|${outer}`)} (?:\\p{L}+ ){0,2}${word(SEE_THROUGH)}`,
    `${word(SEE_THROUGH)} ${word(`${intimate}|${outer}`)}`,
    `${word(`${intimate}|${outer}`)} ${word(SEE_THROUGH)}`,
  ].map((source) => new RegExp(source, 'u'));
};

/** Clitic pronouns that name a person: "quítale la blusa", "toglile la maglietta", "tira-lhe a blusa". */
const CLITIC = [
  `(?<!\\p{L})(?:quit|sac|baj|retir)\\p{L}*(?:le|les|me) (?:el|la|los|las) ${word(UNDRESSING.spanish.outer)}${ONLY_PART}`,
  `(?<!\\p{L})(?:togli|leva|sfila)(?:le|gli|mi) (?:il|lo|la|i|gli|le) ${word(UNDRESSING.italian.outer)}${ONLY_PART}`,
  `(?<!\\p{L})(?:tir|arranc)\\p{L}* lhe (?:o|a|os|as) ${word(UNDRESSING.portuguese.outer)}${ONLY_PART}`,
].map((source) => new RegExp(source, 'u'));

const CLOTHES = [...Object.values(UNDRESSING).flatMap(patternsOf), ...CLITIC];
const BARE = new RegExp(word(NAKED.join('|')), 'u');
/** Shades that have the name of bare skin: "nude lipstick", "a nude tone". */
const SHADE =
  /(?<!\p{L})nudes? (?:lip\p{L}*|tones?|colou?rs?|shades?|nails?|make ?up|heels|shoes|palette|beige)|(?:color|cor|ton|colore|couleur|farbe|tono|tom) nude/u;

/** The clauses of a prompt, without accents, signs and quoted texts. */
const clausesIn = (prompt: string): readonly string[] =>
  folded(normalized(prompt).replace(/"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]/gu, ' '))
    .split(/[.,;:!?\n]+/u)
    .map((clause) => clause.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());

/**
 * True for a prompt that asks to take clothes off somebody, or to see through them, in any of the six languages. It is
 * refused as a whole, whatever else it asks.
 */
export const asksToUndress = (prompt: string): boolean =>
  clausesIn(prompt).some(
    (clause) =>
      (BARE.test(clause) && !SHADE.test(clause)) ||
      (!OF_BACKGROUND.test(clause) && CLOTHES.some((pattern) => pattern.test(clause))),
  );
