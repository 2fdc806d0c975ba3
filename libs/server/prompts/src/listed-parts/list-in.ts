import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { TONES, VERBS } from '../lexicon/concepts.ts';
import { DEFINITE } from '../remarks/meant.ts';
import { regionIn, type Region } from '../regions.ts';
import { AND_WORDS } from '../rewordings/ends.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** A part of the picture in a list: its words, and its region, which is null if nothing finds it. */
export interface ListedPart {
  readonly text: string;
  readonly region: Region | null;
}

/** A list of parts in a prompt, and what stands before and after it. */
export interface PartList {
  readonly before: string;
  readonly parts: readonly ListedPart[];
  readonly after: string;
}

const AND = `(?:${AND_WORDS}|ed|&|\\+|plus|as well as|sowie|como também|así como|ainsi que|così come)`;
/** Between two parts of a list. The last two are joined by a word for “and”. */
const JOINT = new RegExp(`(\\s*,\\s*(?:${AND}\\s+)?|\\s+${AND}\\s+)`, 'iu');
const ENDS_WITH_AND = new RegExp(`${AND}\\s+$`, 'iu');

/** Parts that can be hidden and removed, and whose tones cannot be changed alone. */
export const LETTERING: readonly Region[] = ['text', 'license plate'];

/** The most words of one part: "the license plate", "la placa del coche". */
const MOST_WORDS = 4;

/** The part that these words name, if they name nothing else. Null if they say anything beside it. */
const partIn = (text: string): ListedPart | null => {
  const { words } = wordsOf(text);
  const isArticle = (word: Word): boolean =>
    regionIn([word]) === null && (says(word, 'article') || DEFINITE.test(word.text));
  const [only, ...others] = words.filter((word) => !isArticle(word));
  if (only === undefined || others.length > 0 || only.quote !== null || only.measure !== null) return null;
  const lettering = valueIn(only, 'region');
  if (lettering !== null && LETTERING.includes(lettering)) return { text, region: lettering };
  const found = regionIn([only]);
  // "The statue" and other nouns with an article, which nothing finds.
  const isUnknown = found === 'unknown' || (found === null && only.concepts.size === 0);
  if (isUnknown) return /\s/u.test(text) && words.at(-1) === only ? { text, region: null } : null;
  return found === null || found.region === 'background' ? null : { text, region: found.region };
};

/** The longest part with which a text begins, or ends, and the rest of that text. */
const partAt = (
  text: string,
  where: 'start' | 'end',
): { readonly part: ListedPart; readonly rest: string } | null => {
  const words = text.split(/(\s+)/);
  for (let count = MOST_WORDS; count > 0; count--) {
    const length = 2 * count - 1;
    if (length > words.length) continue;
    const [own, rest] =
      where === 'start'
        ? [words.slice(0, length), words.slice(length)]
        : [words.slice(-length), words.slice(0, -length)];
    const part = partIn(own.join(''));
    if (part !== null) return { part, rest: rest.join('') };
  }
  return null;
};

const isWish = (word: Word): boolean =>
  says(word, ...TONES) ||
  (says(word, ...VERBS) && !says(word, 'make', 'keep', 'touch')) ||
  [...word.concepts].some((concept) => /^(?:op|style|color):/.test(concept));

/** Words after a list that say how much is wanted, or ask for it politely. */
const AFTER_WISH = ['filler', 'subtle', 'moderate', 'strong', 'fully', 'half', 'and', 'then', 'but'] as const;

/** The end of a prompt or of one of its parts, before which the particle of a German verb may stand: "dunkle den Himmel ab". */
const AT_END = /^(?:\s+(?:ab|an|auf|aus|ein|frei|um|weg))?\s*(?:$|[.,;:!?)\n])/iu;

/**
 * True if the list is at an end where it ends in the text. In "darken the sky and the trees brighter" it is not: the trees belong
 * to another wish.
 */
const isComplete = (before: string, after: string): boolean => {
  if (AT_END.test(after)) return true;
  const [next] = wordsOf(after).words;
  if (next === undefined || [...next.concepts].some((concept) => concept.startsWith('place:'))) return false;
  if (next.measure !== null || says(next, ...AFTER_WISH)) return true;
  const clause = before.split(/[.,;:!?\n]/u).at(-1) ?? '';
  return !wordsOf(clause).words.some(isWish);
};

/** The first list of parts in a prompt that is more than one part: "the dog, the cat and the ball". Null without one. */
export const listIn = (prompt: string): PartList | null => {
  const pieces = prompt.split(JOINT);
  for (let at = 0; at + 2 < pieces.length; at += 2) {
    const first = partAt(pieces[at] ?? '', 'end');
    if (first === null) continue;
    const parts = [first.part];
    let last = at;
    let after = '';
    for (let next = at + 2; next < pieces.length; next += 2) {
      const found = partAt(pieces[next] ?? '', 'start');
      if (found === null) break;
      parts.push(found.part);
      [last, after] = [next, found.rest];
      if (found.rest.trim() !== '') break;
    }
    const isJoined = ENDS_WITH_AND.test(pieces[last - 1] ?? '');
    const before = pieces.slice(0, at).join('') + first.rest;
    const rest = after + pieces.slice(last + 1).join('');
    if (parts.length > 1 && isJoined && isComplete(before, rest)) return { before, parts, after: rest };
  }
  return null;
};
