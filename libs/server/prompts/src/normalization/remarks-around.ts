import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { surelyAsksNothing } from '../remarks/remarks.ts';
import { JOINED_BEFORE } from '../remarks/told/joined-before.ts';
import { JOINED_BEHIND } from '../remarks/told/joined-behind.ts';
import { isToldSentence } from '../remarks/told/told-sentences.ts';
import { outsideQuotations } from '../words/quotations.ts';
import { wordsOf } from '../words/words.ts';
import { askedOnly } from './asked-only.ts';
import { mayBeText } from './shouted.ts';

/*
 * What people tell before and behind a wish, in six languages. A whole sentence, or a part between commas, is left out if it
 * asks for nothing. What is joined to the wish by a word (“because”, “so that I can”, “in this picture”) has its own patterns.
 */

const AT_START = new RegExp(`^(?:${JOINED_BEFORE.join('|')})(?=.*\\p{L})`, 'iu');
const AT_END = new RegExp(`(?<=[\\p{L}\\p{N}%")”’']),?\\s+(?:${JOINED_BEHIND.join('|')})[\\s.!…]*$`, 'iu');

/** Between what is told and the wish: “I like this picture but …”, “I know nothing about photography so …”. */
const TOLD_BEFORE =
  /^([^,.;:!?"“„«]+?),? (?:but|so|aber|also|pero|así que|mais|donc|mas|então|ma|quindi) (?=\p{L}+ \p{L})/iu;
/** Words that refer to somebody or something named before. */
const REFERRING =
  /(?<!\p{L})(?:him|her|them|he|she|they|these|those|there(?! (?:is|are|was|were|['’]?s)(?!\p{L}))|(?<!(?<!\p{L})the \p{L}+ )ones?)(?!\p{L})/iu;
/** A part with one of these words belongs to another, or wishes: “I mean the cat”, “I hate it when …”, “y que no se note”. */
const OPEN =
  /(?<!\p{L})(?:mean|meant|meine|meinte|quiero decir|quise decir|veux dire|voulais dire|quero dizer|quis dizer|voglio dire|volevo dire|cioè|says?|sagt|dice|dit|diz|think|hate|hasse|(?:i|we)(?:['’]?d| would) (?:like|love)|möchten?|hätten? gern\p{L}*|quisiera|gustaría|voudr\p{L}+|aimer\p{L}+|gostaria|queria|vorrei|vorremmo)(?!\p{L})|^\s*(?:(?:y|e|et|und|and) )?(?:que|che|dass|damit|so that|para que|pour que|affinché)(?!\p{L})/iu;

const names = (text: string, concepts: RegExp): boolean =>
  wordsOf(text).words.some((word) => [...word.concepts].some((concept) => concepts.test(concept)));
/** True for a part that describes the picture, names an action or leaves something open. Such a part belongs to a wish. */
const belongsToWish = (part: string): boolean =>
  OPEN.test(part) ||
  names(part, /^(?:place|region|side|part|background|face|subject|op)(?::|$)/) ||
  wordsOf(part).words.some((word) => says(word, ...VERBS));

/** Between sentences, and between the parts of a sentence. */
const BREAK = /(?<=[.!?…,;–-])\s+/u;
/** Words that a text to write seldom contains. */
const OF_EDITING =
  /(?<!\p{L})(?:this|photos?|pictures?|pics?|images?|app|photoshop|editing|idea|how|foto|bild|ahnung|imagen|edición|retouche|imagem|edição|immagine|fotoritocco)(?!\p{L})/iu;
/** The prompt without told sentences. Behind the words for writing, only those that tell of the picture are left out. */
export const withoutToldSentences = (prompt: string): string => {
  const rest = outsideQuotations(prompt, (said) => {
    const parts = said.split(BREAK);
    const asked = parts.filter((part, index) => {
      const sentence = part.replace(/^[\s¡¿]+|[\s,;.!?…–-]+$/gu, '');
      return (
        !isToldSentence(sentence) ||
        (mayBeText(parts.slice(0, index).join(' ')) && !OF_EDITING.test(sentence))
      );
    });
    return asked.length === parts.length ? said : asked.join(' ');
  }).replace(/[\s,;–-]+$/u, '');
  return /\p{L}/u.test(rest) ? rest : prompt;
};

/** The prompt without the sentences and parts of sentences that ask for nothing and belong to no wish. */
const withoutTold = (prompt: string): string => {
  const rest = withoutToldSentences(prompt);
  if (mayBeText(rest)) return rest;
  const asked = askedOnly(rest, belongsToWish) ?? rest;
  return REFERRING.test(asked)
    ? (askedOnly(rest, (part) => belongsToWish(part) || names(part, /^thing:/)) ?? rest)
    : asked;
};

/** The prompt without the remarks around its wishes. */
export const withoutRemarksAround = (prompt: string): string => {
  const begun = prompt
    .replace(AT_START, '')
    .replace(TOLD_BEFORE, (said, told: string) =>
      surelyAsksNothing(told) && !belongsToWish(told) ? '' : said,
    );
  const rest = withoutTold(mayBeText(begun) ? begun : begun.replace(AT_END, ''));
  return rest === prompt || !/\p{L}/u.test(rest) ? prompt : withoutRemarksAround(rest);
};
