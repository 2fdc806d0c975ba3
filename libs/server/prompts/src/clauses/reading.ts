import {
  type Given,
  hexOfName,
  type NamedColor,
  type OperationId,
  shaded,
  type StepOptions,
} from '@safelight/operations';
import { says } from './clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { Concept } from '../lexicon/english.ts';
import type { Measure } from '../words/measures.ts';
import type { Word } from '../words/words.ts';

/** A request found in a clause. */
export interface Wanted {
  readonly operation: OperationId;
  readonly options: StepOptions;
  /** True if words such as "less" and "too" belong to the request itself and do not change its strength. */
  readonly isExact?: boolean;
  /** True for a change of the size for which no size is said: "it is too big". */
  readonly isVague?: boolean;
  /** The strength of this request alone, in a clause that has several. Undefined if that of the clause counts. */
  readonly amount?: number | null;
}

/** The result of a rule: requests, or the reason why nothing can be done. Null if the rule does not apply. */
export type Finding =
  { readonly wanted: readonly Wanted[] } | { readonly beyond: true; readonly hint?: string } | null;

/** Reads one family of requests, and takes the words that it understood. */
export type Rule = (reading: Reading, given: Given) => Finding;

/** The values of one kind: "red", "blue" and so on for the concepts `color:red` and `color:blue`. */
type ValueOf<Kind extends string> = Concept extends infer C
  ? C extends `${Kind}:${infer V}`
    ? V
    : never
  : never;

/** The words of a clause. Each rule takes the words that it understands and leaves the others to the next rule. */
export interface Reading {
  /** True when the clause, or the one that it continues, has one of these concepts. */
  says(...concepts: readonly Concept[]): boolean;
  /** True when the clause itself has one of these concepts. */
  owns(...concepts: readonly Concept[]): boolean;
  /** True when a word that is not taken yet has one of these concepts. */
  has(...concepts: readonly Concept[]): boolean;
  /** Takes all words that have one of these concepts. */
  take(...concepts: readonly Concept[]): void;
  /** Takes the first value of a kind: `value('place')` → "left". */
  value<Kind extends string>(kind: Kind): ValueOf<Kind> | null;
  /** Takes the first measure of one of these kinds. */
  measure<Kind extends Measure['kind']>(...kinds: readonly Kind[]): Extract<Measure, { kind: Kind }> | null;
  /** Takes all colors, including shades. */
  colors(): readonly NamedColor[];
  /** Takes the words between quotation marks. */
  quote(): string | null;
  /** The words that are not taken yet, in order. */
  left(): readonly Word[];
  /** True once a rule has taken a word. */
  isBegun(): boolean;
  /** All words of the clause. */
  readonly words: readonly Word[];
  /** Takes these words. */
  takeWords(words: readonly Word[]): void;
}

const valuesOf = (word: Word, kind: string): readonly string[] =>
  [...word.concepts]
    .filter((concept) => concept.startsWith(`${kind}:`))
    .map((concept) => concept.slice(kind.length + 1));

export const valueIn = (word: Word, kind: string): string | null => valuesOf(word, kind)[0] ?? null;

const SHADES: Readonly<Record<string, number>> = {
  light: 0.45,
  pale: 0.6,
  pastel: 0.5,
  soft: 0.35,
  dark: -0.45,
  deep: -0.35,
  bright: 0.08,
};

/** "Pure green", "verde puro", "reines Grün": the primary color of a screen, as for a background that is keyed out. */
export const PURE = /^(?:pure|reine?[snrm]?|pur[eoa]?)$/iu;
const PRIMARIES: Readonly<Record<string, string>> = {
  red: '#ff0000',
  green: '#00ff00',
  blue: '#0000ff',
  white: '#ffffff',
  black: '#000000',
};

/** Colors that a more exact name may follow or precede. */
const GENERAL: readonly string[] = [
  'gray',
  'grey',
  'blue',
  'green',
  'red',
  'pink',
  'brown',
  'yellow',
  'white',
];
/** Words before the second color of a gradient: "from red to #ffffff". */
const TOWARDS = /^(?:to|into|and|nach|zu|bis|und|a|à|hacia|hasta|até|para|verso|et|y|e)$/i;
/** The verbs that a clause takes over from the one that it continues. */
const HANDED_ON: readonly Concept[] = [
  'remove',
  'add',
  'less',
  'more',
  'recolor',
  'anonymize',
  'write',
  'with',
];
/** Concepts that request something without a verb. A clause with one does not inherit "remove" from the one before. */
const ASKING: readonly Concept[] = [
  'bright',
  'dark',
  'warm',
  'cool',
  'sharp',
  'vivid',
  'muted',
  'op:blur',
  'op:improve-quality',
  'op:enhance-colors',
  'op:low-light',
  'border',
  'compress',
];
/** Verbs of tones: "brighten", "aclara", "aufhellen". */
const TONAL_VERB =
  /^(?:(?:bright|dark|sharp|warm|cool|crisp|clear|soft|light|cold)er|heller|dunkler|schärfer|wärmer|kühler|kälter|weicher|brighten|lighten|darken|sharpen|warm it|cool it|saturate|desaturate|blur|illuminate|aclar[aáeé]\p{L}*|oscure[cz]\p{L}+|ilumin[aáeé]\p{L}*|aufhell\p{L}*|abdunk\p{L}*|schärf\p{L}*|éclairci\p{L}*|assombri\p{L}*|clarei\p{L}*|escure[cç]\p{L}+|schiari\p{L}*|scuri\p{L}+)/iu;

export const createReading = (words: readonly Word[], before: readonly Word[]): Reading => {
  const taken = new Set<Word>();
  const hasOwnVerb = words.some((word) => says(word, ...VERBS) || TONAL_VERB.test(word.text));
  const asksItself = words.some((word) => says(word, ...ASKING));
  const inherited = hasOwnVerb
    ? []
    : before
        .filter(
          (word) => says(word, ...HANDED_ON) && !(asksItself && says(word, 'remove', 'write', 'recolor')),
        )
        .map((word) => new Set(word.concepts));
  const left = (): readonly Word[] => words.filter((word) => !taken.has(word));
  const colors = (): readonly NamedColor[] => {
    const found: NamedColor[] = [];
    const open = left();
    // "Light gray, #EEEEEE": the code says exactly which gray; in a gradient it is one more color.
    const codeAt = open.findIndex(({ measure }) => measure?.kind === 'color');
    const isCoded =
      codeAt >= 0 &&
      !words.some((word) => says(word, 'gradient')) &&
      !TOWARDS.test(open[codeAt - 1]?.text ?? '');
    open.forEach((word, at) => {
      const name = valueIn(word, 'color');
      if (word.measure?.kind === 'color') {
        found.push({ name: word.text.toLowerCase(), hex: word.measure.hex });
        taken.add(word);
      }
      if (name === null) return;
      const [before_, after] = [open[at - 1], open[at + 1]];
      const shadeWord = [before_, after, word].find(
        (next) => next !== undefined && valueIn(next, 'shade') !== null,
      );
      const shade = shadeWord === undefined ? null : valueIn(shadeWord, 'shade');
      taken.add(word);
      if (shadeWord !== undefined) taken.add(shadeWord);
      const pureWord = [before_, after].find((next) => PURE.test(next?.text ?? ''));
      if (pureWord !== undefined) taken.add(pureWord);
      const hex = (pureWord === undefined ? undefined : PRIMARIES[name]) ?? hexOfName(name);
      // "Grigio antracite", "charcoal gray": two words for one color, of which one is the exact one.
      const previous = open[at - 1] === undefined ? null : valueIn(open[at - 1] as Word, 'color');
      if (previous !== null && !words.some((other) => says(other, 'gradient'))) {
        if (GENERAL.includes(name) && !GENERAL.includes(previous)) return;
        if (GENERAL.includes(previous) && !GENERAL.includes(name)) found.pop();
      }
      found.push(
        shade === null ? { name, hex } : { name: `${shade} ${name}`, hex: shaded(hex, SHADES[shade] ?? 0) },
      );
    });
    return isCoded ? found.filter(({ name }) => name.startsWith('#')) : found;
  };
  return {
    words,
    says: (...concepts) =>
      words.some((word) => says(word, ...concepts)) ||
      inherited.some((set) => concepts.some((concept) => set.has(concept))),
    owns: (...concepts) => words.some((word) => says(word, ...concepts)),
    has: (...concepts) => left().some((word) => says(word, ...concepts)),
    take: (...concepts) => left().forEach((word) => says(word, ...concepts) && taken.add(word)),
    value: <Kind extends string>(kind: Kind) => {
      const word = left().find((candidate) => valuesOf(candidate, kind).length > 0);
      if (word === undefined) return null;
      taken.add(word);
      // The type `Lexicon` has no other keys of this kind.
      return valuesOf(word, kind)[0] as ValueOf<Kind>;
    },
    measure: <Kind extends Measure['kind']>(...kinds: readonly Kind[]) => {
      const kindsAsked: readonly string[] = kinds;
      const word = left().find(({ measure }) => measure !== null && kindsAsked.includes(measure.kind));
      if (word === undefined) return null;
      taken.add(word);
      return word.measure as Extract<Measure, { kind: Kind }>;
    },
    colors,
    quote: () => {
      const word = left().find(({ quote }) => quote !== null);
      if (word !== undefined) taken.add(word);
      return word?.quote ?? null;
    },
    left,
    isBegun: () => taken.size > 0,
    takeWords: (some) => some.forEach((word) => taken.add(word)),
  };
};

export const wish = (operation: OperationId, options: StepOptions = {}, isExact = false): Finding => ({
  wanted: [{ operation, options, isExact }],
});
export const beyond = (hint?: string): Finding =>
  hint === undefined ? { beyond: true } : { beyond: true, hint };

/** Takes all words of the clause for one request. */
export const onlyWish = (reading: Reading, ...request: Parameters<typeof wish>): Finding => {
  reading.takeWords(reading.left());
  return wish(...request);
};
