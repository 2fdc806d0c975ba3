import { says } from '../clauses/clauses.ts';
import type { Word } from '../words/words.ts';

/*
 * Verbs of staying and of leaving as it is, in six languages.
 */

const STAY =
  'stays?|remains?|bleibt|bleiben|reste|restent|queda|quedan|fica|ficam|rimane|rimangono|resta|restano';
const LEAVE = 'keep|leave|lass\\p{L}*|gard(?:e|es|ez|er)|laiss\\p{L}*|dej\\p{L}*|deix\\p{L}*|lasci\\p{L}*';
const BEHALTEN = 'bleib\\p{L}*|behalt\\p{L}*';

/** A verb that says of something that it stays: "la signora rimane". */
export const STAYS = new RegExp(`^(?:${STAY})$`, 'iu');
/** A verb in a text by which something is left as it is: "leave only me and my boyfriend". */
export const LEAVES = new RegExp(`(?<!\\p{L})(?:${LEAVE}|${BEHALTEN})(?!\\p{L})`, 'iu');
/** Either of them in a text. */
export const STAYS_OR_LEAVES = new RegExp(`(?<!\\p{L})(?:${STAY}|${LEAVE}|${BEHALTEN})(?!\\p{L})`, 'iu');

/** True for words that keep people: "keep only me and my sister", after which "lose the rest" explains it. */
export const saysWhoStays = (words: readonly Word[]): boolean =>
  words.some((word) => says(word, 'keep')) && words.some((word) => says(word, 'thing:person', 'subject'));
