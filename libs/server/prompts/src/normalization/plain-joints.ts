import { readByRules } from '../by-rules/read-by-rules.ts';
import type { Language } from '../lexicon/languages.ts';
import { mayBeText } from './shouted.ts';
import { wordsOf } from '../words/words.ts';

/*
 * Rarer words that join two wishes as “and” does: “brighten it as well as crop it square”. They become a comma where both
 * sides are wishes of their own, and stay where they join anything else: “remove the dog as well as the cat”.
 */

const JOINTS: Readonly<Record<Language, string>> = {
  english: 'as well as|but also|plus|along with|and additionally|in addition to that|and on top of that',
  german: 'sowie|plus|und auch|aber auch|und zusätzlich|und obendrein|und außerdem',
  spanish: 'así como|además(?: de eso)?|y además|pero también|e incluso|y encima',
  french: 'ainsi que|mais aussi|et aussi|de plus|et en plus|et par ailleurs',
  portuguese: 'bem como|assim como|além disso|mas também|e ainda|e aí|e além disso',
  italian: 'nonché|oltre a|inoltre|ma anche|e inoltre|e in più|come pure',
};

/** Where a side of a joint ends. */
const BREAK = /[.,;:!?\n]/u;

const isWish = (side: string): boolean => {
  const { steps, notPossible } = readByRules(side);
  return steps.length > 0 && notPossible.length === 0;
};

/** The prompt with a comma in place of each rarer word that joins two wishes. */
export const withPlainJoints = (prompt: string): string => {
  const joints = new RegExp(`,? (?:${JOINTS[wordsOf(prompt).language]}),? (?=\\p{L}|\\d)`, 'giu');
  return prompt.replace(joints, (joint, at: number) => {
    const before = prompt.slice(0, at);
    const side = before.split(BREAK).at(-1) ?? '';
    const other = prompt.slice(at + joint.length).split(BREAK)[0] ?? '';
    return !mayBeText(before) && isWish(side) && isWish(other) ? ', ' : joint;
  });
};
