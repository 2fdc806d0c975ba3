import { readByRules } from '../by-rules/read-by-rules.ts';
import type { Language } from '../lexicon/languages.ts';
import { mayBeText } from './shouted.ts';
import { wordsOf } from '../words/words.ts';

/*
 * Rarer words that join two wishes as “and” does: “brighten it as well as crop it square”. They become a comma where both
 * sides are wishes of their own, and stay where they join anything else: “remove the dog as well as the cat”.
 */

const joint = (words: string): RegExp => new RegExp(`,? (?:${words}),? (?=\\p{L}|\\d)`, 'giu');
const JOINTS: Readonly<Record<Language, RegExp>> = {
  english: joint(
    'as well as|but also|plus|along with|and additionally|in addition to that|and on top of that',
  ),
  german: joint('sowie|plus|und auch|aber auch|und zusätzlich|und obendrein|und außerdem'),
  spanish: joint('así como|además(?: de eso)?|y además|pero también|e incluso|y encima'),
  french: joint('ainsi que|mais aussi|et aussi|de plus|et en plus|et par ailleurs'),
  portuguese: joint('bem como|assim como|além disso|mas também|e ainda|e aí|e além disso'),
  italian: joint('nonché|oltre a|inoltre|ma anche|e inoltre|e in più|come pure'),
};

/** Where a side of a joint ends. */
const BREAK = /[.,;:!?\n]/u;

const isWish = (side: string): boolean => {
  const { steps, notPossible } = readByRules(side);
  return steps.length > 0 && notPossible.length === 0;
};

/** The prompt with a comma in place of each rarer word that joins two wishes. */
export const withPlainJoints = (prompt: string): string =>
  prompt.replace(JOINTS[wordsOf(prompt).language], (found, at: number) => {
    const before = prompt.slice(0, at);
    const side = before.split(BREAK).at(-1) ?? '';
    const other = prompt.slice(at + found.length).split(BREAK)[0] ?? '';
    return !mayBeText(before) && isWish(side) && isWish(other) ? ', ' : found;
  });
