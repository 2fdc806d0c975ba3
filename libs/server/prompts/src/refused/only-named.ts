import { COLOR_WORD } from '../words/color-words.ts';
import { wordsOf } from '../words/words.ts';

/*
 * A colored thing that a prompt only names: “quella gru gialla dietro il duomo”. Whether it shall go is not said, and both
 * readers would give its color to the background, or take it for a cast.
 */

const BEFORE_COLOR =
  '(?:the|that|this|those|these|der|die|das|den|diese[rsnm]?|dieses|jene[rsnm]?|so ein(?:e[rn]?)?)';
const BEFORE_NOUN =
  '(?:el|la|los|las|es[ae]|es[oa]s|aquel(?:la)?|le|les|cette|ce|cet|o|a|os|as|aquel[ae]|ess[ae]|il|lo|i|gli|quest[oaie]|quell[oaie]|quel|quei)';
const WHERE =
  '(?: (?:behind|next to|in front of|beside|hinter|neben|vor|detrás|delante|al lado|derrière|devant|à côté|atrás|ao lado|na frente|dietro|davanti|accanto)(?!\\p{L})[^,.;!?]{0,40}|(?: (?:dahinter|daneben|davor)))?';
const SIGH =
  '(?:[,;.…]+ ?(?:ma (?:possibile|dai|che cavolo)|possibile|mamma mia|echt jetzt|ernsthaft|muss das sein|seriously|really|come on|en serio|de verdad|sérieusement|franchement|fala sério|sério)\\p{L}*)?';
const ONLY_NAMED = new RegExp(
  `^\\s*(?:${BEFORE_COLOR} ${COLOR_WORD} (?<one>\\p{L}+)|(?:${BEFORE_NOUN} |l['’])(?<other>\\p{L}+) ${COLOR_WORD})${WHERE}${SIGH}[\\s.!?]*$`,
  'iu',
);

/** True for a prompt that only names a thing with its color, and no background of that color. */
export const onlyNamesThing = (prompt: string): boolean => {
  const groups = ONLY_NAMED.exec(prompt)?.groups;
  const noun = groups?.['one'] ?? groups?.['other'];
  if (noun === undefined) return false;
  // Other words name a look, a cast or what can be found.
  return wordsOf(noun).words.every(
    ({ concepts, measure }) => measure === null && [...concepts].every((concept) => concept === 'part'),
  );
};
