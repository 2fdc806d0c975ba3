import { type AST, RegExpParser } from '@eslint-community/regexpp';

/*
 * The words that a pattern needs: each text that it matches contains one of them. They are read from the pattern
 * itself, so that nobody has to write them beside it, and tell quickly where the pattern need not be tried.
 */

/** What is known of the texts that a part of a pattern matches. */
interface Known {
  /** All of these texts, in lower case; null if they are many. */
  readonly all: readonly string[] | null;
  /** Words one of which is in each text that the whole pattern matches; null if none are known. */
  readonly needed: readonly string[] | null;
}

/** Shorter words are in nearly every text. */
export const SHORTEST = 3;
/** How many texts are listed for a part of a pattern. */
const MOST = 12;
/** Beyond this length a longer word is hardly rarer. */
const LONG = 6;

/** A character whose capital and small forms become one in a text that is `folded`. */
export const FOLDED = /^[a-z0-9ß-ÿ '’"“”,.;:!?-]$/u;

/** A text with one form for the letters that a pattern with the flag `i` takes for the same. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ſ', 's');

const ANYTHING: Known = { all: null, needed: null };
const NO_WIDTH: Known = { all: [''], needed: null };

const shortest = (words: readonly string[]): number => Math.min(LONG, ...words.map(({ length }) => length));

/** The words that rule out more texts: those whose shortest is longer, or fewer. */
const rarer = (one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null => {
  if (one === null || other === null) return one ?? other;
  const difference = shortest(one) - shortest(other);
  return difference > 0 || (difference === 0 && one.length <= other.length) ? one : other;
};

/** These texts as words that are needed, without those that contain another; null if one is too short. */
const asNeeded = (texts: readonly string[]): readonly string[] | null => {
  const words = [...new Set(texts)];
  return words.every(({ length }) => length >= SHORTEST)
    ? words.filter((word) => !words.some((other) => other !== word && word.includes(other)))
    : null;
};

/** One of several parts. */
const either = (parts: readonly Known[]): Known => {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const all = parts.flatMap((part) => part.all ?? []);
  const needed = parts.flatMap((part) => part.needed ?? []);
  return {
    all: parts.some((part) => part.all === null) || all.length > MOST ? null : all,
    needed: parts.some((part) => part.needed === null) ? null : needed,
  };
};

/** One part after the other. */
const inSequence = (parts: readonly Known[]): Known => {
  /** All texts since the last part of which little is known. */
  let run: readonly string[] = [''];
  let needed: readonly string[] | null = null;
  let isKnown = true;
  for (const part of parts) {
    needed = rarer(needed, part.needed);
    const { all } = part;
    if (all !== null && run.length * all.length <= MOST)
      run = run.flatMap((before) => all.map((text) => before + text));
    else {
      needed = rarer(needed, asNeeded(run));
      isKnown = false;
      run = all ?? [''];
    }
  }
  return { all: isKnown ? run : null, needed: rarer(needed, asNeeded(run)) };
};

/** A part that may be repeated, or left out. */
const repeated = (part: Known, { min, max }: AST.Quantifier): Known => {
  if (min > 0) return { all: null, needed: part.needed };
  return max === 1 ? { all: part.all === null ? null : [...part.all, ''], needed: null } : ANYTHING;
};

const characterOf = ({ value }: AST.Character): Known => {
  const text = String.fromCodePoint(value).toLowerCase();
  return FOLDED.test(text) ? { all: [text], needed: null } : ANYTHING;
};

/** What must stand beside a place is needed there, and what must not is not. */
const assertionOf = (assertion: AST.Assertion): Known =>
  'alternatives' in assertion && !assertion.negate
    ? { ...NO_WIDTH, needed: alternativesOf(assertion).needed }
    : NO_WIDTH;

const elementOf = (element: AST.Element): Known => {
  switch (element.type) {
    case 'Character':
      return characterOf(element);
    case 'CharacterClass':
      return element.negate || element.elements.some(({ type }) => type !== 'Character')
        ? ANYTHING
        : either(element.elements.map((one) => (one.type === 'Character' ? characterOf(one) : ANYTHING)));
    case 'Assertion':
      return assertionOf(element);
    case 'Quantifier':
      return repeated(elementOf(element.element), element);
    case 'Group':
    case 'CapturingGroup':
      return alternativesOf(element);
    default:
      return ANYTHING;
  }
};

const alternativesOf = ({ alternatives }: { readonly alternatives: readonly AST.Alternative[] }): Known =>
  either(alternatives.map(({ elements }) => inSequence(elements.map(elementOf))));

const parser = new RegExpParser();

/**
 * Words one of which is in each text that the pattern matches, once it is `folded`; null if no such words are known.
 */
export const neededWords = ({ source, unicode }: RegExp): readonly string[] | null => {
  const { needed } = alternativesOf(parser.parsePattern(source, undefined, undefined, { unicode }));
  return needed === null ? null : [...new Set(needed)];
};
