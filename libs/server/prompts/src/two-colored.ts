import { COLOR_WORD } from './words/color-words.ts';

/*
 * Two things of a kind, each with its own new color: "change the red car to blue and the blue car to red". A thing is found
 * by its name, so that both would get the same color.
 */

const AND = ',?(?: and| und| y| et| e|,)';
const TO = '(?: (?:to|into|in|zu|auf|a|à|al|en|em|para|pra|de|por))?';
const ARTICLE = "(?:the|my|das|den|die|el|la|los|las|le|les|l['’]|o|a|os|as|il|lo)";
const NOUN_LAST = `${ARTICLE} ${COLOR_WORD} (?<last>\\p{L}+)${TO} ${COLOR_WORD}${AND} ${ARTICLE} ${COLOR_WORD}(?: (?:\\k<last>|ones?))?${TO} ${COLOR_WORD}`;
const NOUN_FIRST = `${ARTICLE} ?(?<first>\\p{L}+) ${COLOR_WORD}${TO} ${COLOR_WORD}${AND} (?:${ARTICLE} ?(?:\\k<first> )?|quell[oa] |cel(?:le|ui) )${COLOR_WORD}${TO} ${COLOR_WORD}`;
const TWO_COLORED = new RegExp(`(?<!\\p{L})(?:${NOUN_LAST}|${NOUN_FIRST})(?!\\p{L})`, 'iu');

/** True for a wish that gives two things of a kind a new color each. */
export const isOfTwoColored = (prompt: string): boolean => TWO_COLORED.test(prompt);
