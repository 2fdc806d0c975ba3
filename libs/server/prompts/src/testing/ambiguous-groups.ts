import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { toUnicodeSet } from 'regexp-ast-analysis';

/*
 * Finds repeated groups that match the same text in two ways, as `(?:so |and so |and )*` does with “and so ”. Where such a
 * text is repeated and what follows the group fails, the engine tries each combination of the ways: a prompt of thirty words
 * then takes minutes. Each group is turned into an automaton with one state per character of the pattern; such a text
 * exists if two paths leave a state, read the same characters and meet again in the loop (exponential ambiguity, see Weber
 * and Seidl 1991, “On the degree of ambiguity of finite automata”). Assertions are ignored, so a group may be reported
 * whose second way a look-ahead excludes.
 */

/** The characters that a part of a pattern matches. */
type CharSet = ReturnType<typeof toUnicodeSet>['chars'];

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** A repeated group of a pattern, and a text that it matches in two ways. */
export interface AmbiguousGroup {
  readonly group: string;
  readonly text: string;
}

/** A repetition of at most this many times is finite: its copies are written out. */
const MOST_COPIES = 8;

/** A character of the pattern, and those that may follow it, once for each way to get there. */
interface State {
  readonly characters: CharSet;
  readonly next: State[];
}

/** The states in which a part of a pattern begins and ends, and in how many ways an empty text passes it. */
interface Fragment {
  readonly first: readonly State[];
  readonly last: readonly State[];
  readonly empty: number;
}

const NOTHING: Fragment = { first: [], last: [], empty: 1 };

const link = (from: readonly State[], to: readonly State[]): void => {
  for (const state of from) state.next.push(...to);
};

const times = (states: readonly State[], ways: number): readonly State[] =>
  Array.from({ length: ways }, () => states).flat();

const inSequence = (one: Fragment, other: Fragment): Fragment => {
  link(one.last, other.first);
  return {
    first: [...one.first, ...times(other.first, one.empty)],
    last: [...other.last, ...times(one.last, other.empty)],
    empty: Math.min(2, one.empty * other.empty),
  };
};

const either = (parts: readonly Fragment[]): Fragment => ({
  first: parts.flatMap(({ first }) => first),
  last: parts.flatMap(({ last }) => last),
  empty: Math.min(
    2,
    parts.reduce((sum, { empty }) => sum + empty, 0),
  ),
});

/** The fragment of an element, whose states are added to `states`. */
const fragmentOf = (element: AST.Element | AST.Alternative, flags: AST.Flags, states: State[]): Fragment => {
  switch (element.type) {
    case 'Alternative':
      return element.elements.reduce(
        (before, one) => inSequence(before, fragmentOf(one, flags, states)),
        NOTHING,
      );
    case 'Group':
    case 'CapturingGroup':
      return either(element.alternatives.map((one) => fragmentOf(one, flags, states)));
    case 'Quantifier':
      return repeated(element, flags, states);
    case 'Assertion':
    case 'Backreference':
      return NOTHING;
    default: {
      const state = { characters: toUnicodeSet(element, flags).chars, next: [] };
      states.push(state);
      return { first: [state], last: [state], empty: 0 };
    }
  }
};

const repeated = ({ element, min, max }: AST.Quantifier, flags: AST.Flags, states: State[]): Fragment => {
  const isEndless = max > MOST_COPIES;
  let copies = NOTHING;
  for (let copy = isEndless ? Math.max(min, 1) : max; copy > 0; copy -= 1) {
    const once = fragmentOf(element, flags, states);
    if (copies === NOTHING && isEndless) link(once.last, once.first);
    copies = inSequence(once, copies);
    // An empty text that may be left out altogether is never repeated.
    if (copy > min) copies = { ...copies, empty: 1 };
  }
  return copies;
};

const isReachable = (goal: State, from: State): boolean => {
  const seen = new Set([from]);
  for (const state of seen) {
    if (state === goal) return true;
    for (const next of state.next) seen.add(next);
  }
  return false;
};

/** Two paths that have left `origin`, and the pair of states before this one. */
interface Pair {
  readonly one: State;
  readonly other: State;
  readonly origin: State;
  readonly before: Pair | null;
}

const letterOf = (set: CharSet): string => {
  const letter = [...'abcdefghijklmnopqrstuvwxyz ,.'].find((character) =>
    set.has(character.codePointAt(0) ?? 0),
  );
  return letter ?? String.fromCodePoint(set.ranges[0]?.min ?? 0);
};

const textOf = ({ one, other, before }: Pair): string =>
  (before === null ? '' : textOf(before)) + letterOf(one.characters.intersect(other.characters));

/** A text that leads from a state back to it in two ways; null if there is none. */
const textBetween = (states: readonly State[]): string | null => {
  const numbers = new Map(states.map((state, index) => [state, index]));
  const keyOf = ({ one, other }: Pair): number =>
    (numbers.get(one) ?? 0) * states.length + (numbers.get(other) ?? 0);
  const pairs = new Map<number, Pair>();
  /** Follows two paths by one character. Paths that meet again have found the text if they are still in the loop. */
  const follow = (
    before: Pair | null,
    origin: State,
    ones: readonly State[],
    others: readonly State[],
  ): Pair | null => {
    for (const [index, one] of ones.entries())
      for (const other of before === null ? others.slice(index + 1) : others) {
        const pair = { one, other, origin, before };
        if (one.characters.isDisjointWith(other.characters)) continue;
        if (one === other) {
          if (isReachable(origin, one)) return pair;
        } else if (!pairs.has(keyOf(pair))) pairs.set(keyOf(pair), pair);
      }
    return null;
  };
  for (const state of states) {
    const twice = follow(null, state, state.next, state.next);
    if (twice !== null) return textOf(twice);
  }
  for (const pair of pairs.values())
    if (follow(pair, pair.origin, pair.one.next, pair.other.next) !== null) return textOf(pair);
  return null;
};

/** The outermost repetitions in a part of a pattern that may go on for more than `MOST_COPIES` times. */
const loopsIn = (element: AST.Element | AST.Alternative): readonly AST.Quantifier[] => {
  if (element.type === 'Quantifier') return element.max > MOST_COPIES ? [element] : loopsIn(element.element);
  if (element.type === 'Alternative') return element.elements.flatMap(loopsIn);
  return 'alternatives' in element ? element.alternatives.flatMap((one) => loopsIn(one)) : [];
};

const parser = new RegExpParser();

/** The repeated groups of patterns that match a text in two ways, each group once. */
export const ambiguousGroups = (patterns: readonly Pattern[]): readonly AmbiguousGroup[] => {
  /** What was found for the groups so far. Most patterns are built from the same lists of words. */
  const found = new Map<string, AmbiguousGroup | null>();
  for (const { source, flags } of patterns) {
    const parsedFlags = parser.parseFlags(flags);
    const { unicode, unicodeSets } = parsedFlags;
    const pattern = parser.parsePattern(source, undefined, undefined, { unicode, unicodeSets });
    for (const loop of pattern.alternatives.flatMap(loopsIn)) {
      const key = `${flags}/${loop.raw}`;
      if (found.has(key)) continue;
      const states: State[] = [];
      fragmentOf(loop, parsedFlags, states);
      const text = textBetween(states);
      found.set(key, text === null ? null : { group: loop.raw, text });
    }
  }
  return [...found.values()].filter((fault) => fault !== null);
};
