import type { OperationId } from '@safelight/operations';
import { VAGUE } from '../by-rules/agreeing.ts';
import { onlyNames, says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { hasPronoun } from '../clauses/topic.ts';
import { INSTEAD, LIKE } from '../own-wishes.ts';
import { evidenceFor } from '../opinion-of.ts';
import type { Concept } from '../lexicon/english.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { featuresOf } from '../classifier/features.ts';
import { complainsOnly, isBesideWish } from '../remarks/remarks.ts';
import { isStatement } from '../remarks/statements.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** A wish is clear if the classifier finds each of its operations likelier than this, in log odds, alone or at all. */
const CLEAR = 1;
/** Operations that need what the prompt says elsewhere, or that other wishes describe. */
export const OF_OTHERS: readonly OperationId[] = [
  'product-shadow',
  'collage',
  'passport-photo',
  'scan-document',
];

/** Verbs with which a wish for a text begins. */
const ADDING: readonly Concept[] = ['write', 'add', 'make'];

/** True for a word that says what is worked on. */
export const namesSomething = (word: Word): boolean =>
  valueIn(word, 'thing') !== null ||
  valueIn(word, 'region') !== null ||
  says(word, 'background', 'border', 'subject', 'face');
/** True for "write "Hi" in red", and not for "that it says "Hi"", which describes something else. */
const isOfText = ([verb, ...others]: readonly Word[]): boolean =>
  verb !== undefined &&
  says(verb, ...ADDING) &&
  !verb.text.includes(' ') &&
  others.some(({ quote }) => quote !== null);
/** True for a word that limits a wish, or says what shall stay. "Deixa o fundo azul" makes the background blue. */
const limits = (word: Word): boolean =>
  says(word, 'not', 'only', 'without', 'but') ||
  (says(word, 'keep', 'touch') && !says(word, 'make', 'replace'));

/** True for a wish that is understood by itself, whatever stands beside it. */
export const isClear = (text: string, read: (text: string) => PromptReading): boolean => {
  const { words } = wordsOf(text);
  if (
    words.every(onlyNames) ||
    !(words.some(namesSomething) || isOfText(words)) ||
    words.some(limits) ||
    hasPronoun(words) ||
    INSTEAD.test(text) ||
    LIKE.test(text) ||
    isBesideWish(text) ||
    complainsOnly(text) ||
    isStatement(text) ||
    featuresOf(text, readByRules(text)).unknown > 0
  )
    return false;
  const { steps, notPossible } = read(text);
  return (
    steps.length > 0 &&
    notPossible.length === 0 &&
    steps.every(({ operation }) => !VAGUE.includes(operation) && !OF_OTHERS.includes(operation)) &&
    evidenceFor(text, steps) > CLEAR
  );
};

/** True for words with something that a pronoun of another wish may stand for. */
export const namesObject = (text: string): boolean =>
  wordsOf(text).words.some((word) => namesSomething(word) || says(word, 'word', 'write', 'part'));
