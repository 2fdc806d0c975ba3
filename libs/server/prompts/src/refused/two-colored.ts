import { COLOR_WORD } from '../words/color-words.ts';

/*
 * Two things of a kind, each with its own new color: "change the red car to blue and the blue car to red". A thing is found
 * by its name, so that both would get the same color. And a border in two colors, which has only one.
 */

const AND = ',?(?: and| und| y| et| e|,)';
const TO = '(?: (?:to|into|in|zu|auf|a|à|al|en|em|para|pra|de|por))?';
const ARTICLE = "(?:the|my|das|den|die|el|la|los|las|le|les|l['’]|o|a|os|as|il|lo)";
const NOUN_LAST = `${ARTICLE} ${COLOR_WORD} (?<last>\\p{L}+)${TO} ${COLOR_WORD}${AND} ${ARTICLE} ${COLOR_WORD}(?: (?:\\k<last>|ones?))?${TO} ${COLOR_WORD}`;
const NOUN_FIRST = `${ARTICLE} ?(?<first>\\p{L}+) ${COLOR_WORD}${TO} ${COLOR_WORD}${AND} (?:${ARTICLE} ?(?:\\k<first> )?|quell[oa] |cel(?:le|ui) )${COLOR_WORD}${TO} ${COLOR_WORD}`;
const TWO_COLORED = new RegExp(`(?<!\\p{L})(?:${NOUN_LAST}|${NOUN_FIRST})(?!\\p{L})`, 'iu');

const BORDER =
  '(?:borders?|frames?|edging|rahmen|rand|umrandung|bordes?|marcos?|cadres?|bordures?|bordas?|molduras?|bordi|bordo|cornic[ei])';
const WHITE = '(?:white|wei(?:ß|ss)\\p{L}*|blanc[oa]?|blanche|branc[oa]|bianc[oa])';
const BLACK = '(?:black|schwarz\\p{L}*|negr[oa]|noire?|pret[oa]|ner[oa])';
const BESIDE = '(?: (?:and|und|y|et|e) | ?[-/&] ?)';
/** Two colors beside each other, and not black and white, which is a look. */
const TWO_COLORS = `(?!${BLACK}${BESIDE}${WHITE}|${WHITE}${BESIDE}${BLACK})${COLOR_WORD}${BESIDE}${COLOR_WORD}`;
/** What stands before a border with its colors, which are then no colors of anything else: "make the sky blue and white border". */
const BEFORE =
  '(?<=^|[,.;:] ?|(?<!\\p{L})(?:and|und|y|et|e|an?|with|add|put|mit|eine[nm]?|con|una?|avec|une|com|uma?) )';
/** A border in two colors: "a blue and white border", "marco azul y blanco". A border has one. */
const TWO_COLORED_BORDER = new RegExp(
  `(?:${BEFORE}${TWO_COLORS}(?: (?:striped|gestreifte[rn]?))? ${BORDER}|(?<!\\p{L})${BORDER} (?:in |de |en |em |di )?${TWO_COLORS}(?=\\s*(?:[,.;!?]|$)))(?!\\p{L})`,
  'iu',
);

/** True for a wish that gives two things of a kind a new color each, or a border two colors. */
export const isOfTwoColored = (prompt: string): boolean =>
  TWO_COLORED.test(prompt) || TWO_COLORED_BORDER.test(prompt);
