import { says } from './clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { Wanted } from './reading.ts';
import type { Word } from '../words/words.ts';

/** Operations whose names are also everyday nouns: a painting, a night, a frame. */
const NOUNS: readonly string[] = [
  'border',
  'oil-painting',
  'watercolor',
  'pencil-sketch',
  'cartoon',
  'neon-glow',
  'magical-effects',
  'sunset',
  'night',
  'vignette',
  'fade',
  'film-grain',
  'invert',
  'posterize',
  'cinematic',
];
const LIKE =
  /^(?:like|as|style|effect|look|looks|filter|vibe|vibes|mood|feel|como|comme|come|wie|tipo|estilo|efecto|efeito|effetto|stile|stil|effekt|effet|façon|genre|rollo|onda|alla|au|à)$/i;
const LEAST_DOUBTED = 4;
/**
 * True if an operation is only named by an everyday noun among unknown words and without a verb: "after forty years
 * in their frame". Such a clause is refused, because the noun may mean something else.
 */
export const isDoubtful = (
  words: readonly Word[],
  wanted: readonly Wanted[],
  left: readonly Word[],
): boolean =>
  words.length >= LEAST_DOUBTED &&
  wanted.every(({ operation }) => NOUNS.includes(operation)) &&
  left.some((word) => word.concepts.size === 0 && word.measure === null && /\p{L}{3}/u.test(word.text)) &&
  !words.some((word) => says(word, ...VERBS) || LIKE.test(word.text));
