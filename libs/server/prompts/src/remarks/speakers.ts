import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** Verbs of saying and finding in six languages. */
const TELLS =
  /^(?:says?|said|thinks?|thought|finds?|reckons?|sagt|sagte|meint|meinte|findet|fand|dice|dicen|dijo|piensa|cree|dit|disent|pense|trouve|trouvent|diz|dizem|disse|acha|acham|dicono|detto|pensa|trova|trovano)$/i;

const isSomebody = (word: Word): boolean =>
  valueIn(word, 'thing') === 'person' || (word.concepts.size === 0 && /^\p{L}{3,}$/u.test(word.text));

/** The clause without who says it: "too dark" of "my wife says it is too dark". Null if nobody is said to say it. */
export const withoutSpeaker = (clause: Clause): Clause | null => {
  const at = clause.words.findIndex(({ text }) => TELLS.test(text));
  const before = clause.words.slice(0, Math.max(0, at));
  const rest = clause.words.slice(at + 1);
  const isSpeaker =
    before.some(isSomebody) && before.every((word) => isSomebody(word) || says(word, 'article', 'filler'));
  return isSpeaker && rest.length > 0 && rest[0]?.quote === null ? { ...clause, words: rest } : null;
};
