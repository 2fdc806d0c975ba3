import type { Concept } from '../lexicon/english.ts';
import type { Word } from '../words/words.ts';

/** Words after a comma that begin a relative clause, in German and English. */
const WHICH = /^(?:die|der|das|den|welche[rs]?|who|which|that)$/iu;
/** Verbs that say where somebody is. In German they end a relative clause. */
const IS_THERE =
  /^(?:steht|stehen|sitzt|sitzen|läuft|laufen|geht|gehen|liegt|liegen|ist|sind|rumsteht|rumstehen|herumsteht|herumstehen|parkt|parken)$/iu;

interface Part {
  readonly joint: Word | null;
  readonly words: readonly Word[];
}

const says = (word: Word | undefined, ...concepts: readonly Concept[]): boolean =>
  word !== undefined && concepts.some((concept) => word.concepts.has(concept));
const isPlace = (word: Word): boolean =>
  says(word, 'near', 'background') || [...word.concepts].some((concept) => concept.startsWith('place:'));

/** True for "die hinter uns steht" after "entferne die Frau". A noun after the pronoun would make that an article. */
const saysWhere = ({ joint, words }: Part, before: Part | undefined): boolean => {
  const [first, ...rest] = words;
  const [second] = rest.filter((word) => !says(word, 'filler'));
  return (
    joint?.text === ',' &&
    before !== undefined &&
    before.words.some((word) => says(word, 'remove')) &&
    first !== undefined &&
    WHICH.test(first.text) &&
    IS_THERE.test(words.at(-1)?.text ?? '') &&
    second !== undefined &&
    isPlace(second)
  );
};

/** The parts of a prompt, of which each relative clause that says where something is belongs to the removal before it. */
export const joinedAtRelative = <P extends Part>(parts: readonly P[]): readonly P[] =>
  parts.reduce<readonly P[]>((joined, part) => {
    const before = joined.at(-1);
    return before !== undefined && saysWhere(part, before)
      ? [...joined.slice(0, -1), { ...before, words: [...before.words, ...part.words.slice(1)] }]
      : [...joined, part];
  }, []);
