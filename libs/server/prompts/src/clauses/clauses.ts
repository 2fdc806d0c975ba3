import { FAULTS, VERBS } from '../lexicon/concepts.ts';
import type { Concept } from '../lexicon/english.ts';
import type { Language } from '../lexicon/lexicon.ts';
import { isFur } from './fur.ts';
import { withoutOtherwise } from './otherwise.ts';
import { joinedAtRelative } from './relative-clauses.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** One part of a prompt, with what it requests and what it excludes. */
export interface Clause {
  /** The text as written, in lower case. */
  readonly text: string;
  /** The words that request something. */
  readonly words: readonly Word[];
  /** The words after "not" or "without". */
  readonly negated: readonly Word[];
  /** The words after "except". */
  readonly excepted: readonly Word[];
  /** True if the clause begins with a negation and a thing follows: "no background", "without people". */
  readonly isLack: boolean;
  /** True if the clause begins with "but". */
  readonly isBut: boolean;
  /** True when the clause continues the one before: "the dog and the cat". */
  readonly continues: boolean;
  /** True if a comma or "and" joins the clause to the one before, whether or not it continues it. */
  readonly isJoined: boolean;
}

export const says = (word: Word, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => word.concepts.has(concept));

/** A word for a color. */
export const isColorWord = (word: Word): boolean =>
  [...word.concepts].some((concept) => concept.startsWith('color:'));

/** A word for somebody or something that an image shows. */
const namesOne = (word: Word): boolean =>
  says(word, 'subject', 'face', 'part') ||
  [...word.concepts].some((concept) => /^(?:thing|region):/.test(concept));

/** A word that names somebody or something and requests nothing. */
export const onlyNames = (word: Word): boolean => says(word, 'article', 'filler') || namesOne(word);

const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
    .replace(/ ([,.;!?])/g, '$1');

const PUNCTUATION = /^[,.;!?\n()+]$/;
/** "È" and "é" are forms of "to be". Without the accent they would be read as "and". */
const IS = /^[èé]$/i;
const isJoint = (word: Word): boolean =>
  word.quote === null &&
  !IS.test(word.text) &&
  (PUNCTUATION.test(word.text) || says(word, 'and', 'then', 'but'));
/** True for "e" as a form of "to be" that was typed without its accent: "la foto e scura". */
const isUnaccentedIs = (word: Word, before: readonly Word[]): boolean =>
  /^e$/i.test(word.text) &&
  before.some((other) => says(other, 'picture')) &&
  before.every((other) => says(other, 'picture', 'article', 'filler'));

interface Part {
  readonly joint: Word | null;
  readonly words: readonly Word[];
}

const partsOf = (words: readonly Word[]): readonly Part[] => {
  const parts: { joint: Word | null; words: Word[] }[] = [{ joint: null, words: [] }];
  for (const word of words) {
    if (!isJoint(word) || isUnaccentedIs(word, parts.at(-1)?.words ?? [])) parts.at(-1)?.words.push(word);
    else if (parts.at(-1)?.words.length === 0) parts[parts.length - 1] = { joint: word, words: [] };
    else parts.push({ joint: word, words: [] });
  }
  return parts.filter((part) => part.words.length > 0);
};

/** "But" after the name of what it is about: "Hauttöne aber so lassen", "Braut aber nicht". */
const BUT_AFTER_NAME = /^(?:aber|jedoch|hingegen)$/i;
const joinedAtBut = (parts: readonly Part[]): readonly Part[] =>
  parts.reduce<readonly Part[]>((joined, part) => {
    const before = joined.at(-1);
    const isAfterName =
      before !== undefined &&
      before.joint !== null &&
      part.joint !== null &&
      BUT_AFTER_NAME.test(part.joint.text) &&
      before.words.every((word) => onlyNames(word) || says(word, 'skin', 'background', 'color'));
    return isAfterName
      ? [...joined.slice(0, -1), { joint: part.joint, words: [...before.words, ...part.words] }]
      : [...joined, part];
  }, []);

/** Begins a clause at "only" or "just" without punctuation: "don't crop it just make it brighter". */
const splitAfterNegation = (part: Part): readonly Part[] => {
  const notAt = part.words.findIndex((word) => says(word, 'not', 'without'));
  const at = part.words.findIndex((word, index) => index > notAt + 1 && says(word, 'only'));
  if (notAt < 0 || at < 0 || at === part.words.length - 1) return [part];
  return [
    { joint: part.joint, words: part.words.slice(0, at) },
    { joint: null, words: part.words.slice(at) },
  ];
};

/** Tones that a number can follow: "contrast +15 saturation -10". */
const DIALS: readonly Concept[] = [
  'contrast',
  'light',
  'bright',
  'dark',
  'vivid',
  'muted',
  'sharp',
  'warm',
  'cool',
  'noise',
  'shadow',
  'highlight',
  'color',
];
const AMOUNTS: readonly string[] = ['change', 'percent', 'number'];
/** Makes each tone with its number a clause of its own. */
const splitAtDials = (part: Part): readonly Part[] => {
  const at = part.words.findIndex(
    (word, index) =>
      index > 1 &&
      says(word, ...DIALS) &&
      AMOUNTS.includes(part.words[index - 1]?.measure?.kind ?? '') &&
      part.words.slice(0, index - 1).some((other) => says(other, ...DIALS)),
  );
  if (at < 0) return [part];
  const [first, rest] = [part.words.slice(0, at), part.words.slice(at)];
  return [{ joint: part.joint, words: first }, ...splitAtDials({ joint: COMMA, words: rest })];
};
const COMMA: Word = { text: ',', concepts: new Set(), measure: null, quote: null };

/** English verbs that begin a request when they follow a thing: "remove the background blur the faces". */
const BEGINNING =
  /^(?:remove|delete|erase|blur|crop|trim|rotate|flip|mirror|resize|sharpen|brighten|darken|straighten|add|put|make|convert|save|upscale|pixelate|change|replace|cut out|increase|reduce|boost|export)$/i;
const NOT_BEGINNING =
  /^(?:to|and|or|the|a|an|please|not|you|can|could|would|should|i|we|more|with|of|in|it|that|this|d|ll)$/i;
const splitAtVerbs = (part: Part): readonly Part[] => {
  const at = part.words.findIndex(
    (word, index) =>
      index > 2 &&
      BEGINNING.test(word.text) &&
      !NOT_BEGINNING.test(part.words[index - 1]?.text ?? '') &&
      says(part.words[index - 1] as Word, 'background', 'face', 'picture', 'part', 'subject') &&
      !part.words.slice(0, index).some((other) => says(other, 'not', 'without', 'write', 'except')) &&
      BEGINNING.test(part.words.find((other) => !says(other, 'filler'))?.text ?? ''),
  );
  if (at < 0) return [part];
  return [
    { joint: part.joint, words: part.words.slice(0, at) },
    ...splitAtVerbs({ joint: COMMA, words: part.words.slice(at) }),
  ];
};

const CAUSE =
  /^(?:because of|due to|thanks to|wegen|dank der|à cause d|a cause d|por culpa d|por causa d|per colpa d|a causa d|por el |por la |pelo |pela )/i;
/** The part without its reason, which requests nothing: "because of the lamp". */
const withoutCause = (part: Part): Part => {
  const at = part.words.findIndex(
    (_word, index) =>
      index > 0 && !isFur(part.words, index) && CAUSE.test(textOf(part.words.slice(index, index + 5))),
  );
  const before = part.words.slice(0, at);
  const isComplete =
    at > 0 &&
    before.some(
      (word) => says(word, ...COMPLAINED, 'color') || [...word.concepts].some((c) => c.startsWith('color:')),
    );
  const isByOpinion = before.some((word) => says(word, ...VERBS));
  return isComplete && !isByOpinion ? { ...part, words: before } : part;
};

const COPULA = /^(?:s|is|are|looks?|its|está|es|ist|sieht|est|é|è)$/i;
/** Begins a clause after a fault that is followed by a request without punctuation: "it's dark make it brighter". */
const splitAfterFault = (part: Part): readonly Part[] => {
  const at = part.words.findIndex((word) => says(word, 'make', 'fix', 'op:improve-quality'));
  const before = part.words.slice(0, at);
  const isFault =
    at > 1 &&
    before.some(({ text }) => COPULA.test(text)) &&
    before.some((word) => says(word, ...COMPLAINED)) &&
    !before.some((word) => says(word, ...VERBS, 'with'));
  if (!isFault) return [part];
  return [
    { joint: part.joint, words: before },
    { joint: null, words: part.words.slice(at) },
  ];
};
/** The faults after which a clause may be complete: what follows is a reason or a request. */
const COMPLAINED: readonly Concept[] = [...FAULTS, 'excess', 'op:low-light', 'op:straighten'];

/** Verbs at the end belong to the request and not to the exception: "everything but the dog unscharf machen". */
const withoutTail = (words: readonly Word[]): number => {
  const isOfWish = (word: Word): boolean =>
    says(word, ...VERBS, 'blurry', 'dark', 'bright', 'filler') ||
    [...word.concepts].some((concept) => concept.startsWith('op:'));
  const last = words.findLastIndex((word) => !isOfWish(word) || says(word, 'article', 'subject', 'face'));
  const tail = words.slice(last + 1);
  return tail.some((word) => !says(word, 'filler')) ? last + 1 : words.length;
};

const NEGATING: readonly Concept[] = ['not', 'without', 'instead'];

/** True for a part that only names somebody or something, as one more of a list: "the dog", "and the blue sky". */
const isListed = ({ joint, words }: Part): boolean => {
  const last = words.findLast((word) => !says(word, 'filler'));
  return (
    joint !== null &&
    (joint.text === ',' || says(joint, 'and')) &&
    last !== undefined &&
    namesOne(last) &&
    words.every((word) => onlyNames(word) || isColorWord(word)) &&
    // "Blue sky" alone may be a wish.
    (!words.some(isColorWord) || (words[0] !== undefined && says(words[0], 'article')))
  );
};

/** "Not A and B" negates both unless B begins with a verb. "Not A, B" negates only A, unless both are names. */
const continuesNegation = (part: Part, before: Clause | undefined): boolean =>
  part.joint !== null &&
  before !== undefined &&
  before.negated.length > 0 &&
  ((says(part.joint, 'and') && !part.words.some((word) => says(word, ...VERBS))) ||
    (isListed(part) && before.negated.every((word) => onlyNames(word) || says(word, ...VERBS))));

/** True if a negation is followed by a thing and not by a verb: "without people". */
const lacks = (negating: Word | undefined, negated: readonly Word[]): boolean => {
  const first = negated.find((word) => !says(word, 'article') || word.concepts.size > 2);
  return (
    negating !== undefined &&
    first !== undefined &&
    says(negating, 'without') &&
    !says(first, ...VERBS, 'more', 'less')
  );
};

/** True if an exception goes on with this part: "everybody but the bride and the groom", "all but the dog, the cat and me". */
const continuesException = (part: Part): boolean =>
  isListed(part) ||
  (part.joint !== null &&
    says(part.joint, 'and') &&
    part.words.every((word) => onlyNames(word) || word.concepts.size === 0));

interface Before {
  readonly clause: Clause | undefined;
  /** True if the clause before, or the one that it continues, makes an exception. */
  readonly excepts: boolean;
}

const clauseOf = (part: Part, { clause: before, excepts }: Before, negatesWholly: boolean): Clause => {
  const { joint, words } = part;
  const isJoined = joint !== null && (joint.text === ',' || says(joint, 'and'));
  if (excepts && continuesException(part))
    return {
      text: textOf(words),
      words: [],
      negated: [],
      excepted: [],
      isLack: false,
      isBut: false,
      continues: true,
      isJoined,
    };
  const asked = words.filter((word) => !says(word, 'question'));
  const exceptAt = asked.findIndex((word) => says(word, 'except'));
  const afterExcept = exceptAt < 0 ? [] : asked.slice(exceptAt + 1);
  const tailAt = withoutTail(afterExcept);
  const main = exceptAt < 0 ? asked : [...asked.slice(0, exceptAt), ...afterExcept.slice(tailAt)];
  const at = main.findIndex((word) => says(word, ...NEGATING));
  const negating = main[at];
  const isWhollyNegated =
    continuesNegation({ joint, words: main }, before) ||
    (negatesWholly && negating !== undefined && (says(negating, 'not') || negating === main.at(-1)));
  const negated = isWhollyNegated ? main : at < 0 ? [] : main.slice(at + 1);
  const hasVerb = main.some((word) => says(word, ...VERBS));
  return {
    text: textOf(words),
    words: isWhollyNegated ? [] : at < 0 ? main : main.slice(0, at),
    negated,
    excepted: afterExcept.slice(0, tailAt),
    isLack: lacks(negating, negated) || (isWhollyNegated && before?.isLack === true),
    isBut: joint !== null && says(joint, 'but'),
    continues: joint !== null && !says(joint, 'then') && joint.text !== '.' && !hasVerb,
    isJoined,
  };
};

/** True if the negated words stand before the negation: "den Hintergrund nicht ändern". */
const negatesBackwards = (before: readonly Word[], language: Language): boolean =>
  language === 'german' ||
  (language === 'french' && before.some((word) => says(word, 'touch') || /^(?:ne|n)$/i.test(word.text)));

/** True for a name that is followed by a negation: "but the face not", "ma il viso no". */
const endsInNot = ({ joint, words }: Part, at: number): boolean =>
  joint !== null &&
  at === words.length - 1 &&
  words.slice(0, at).every(onlyNames) &&
  words.slice(0, at).some((word) => !says(word, 'filler', 'article'));

/** The clauses of a prompt, in order. */
export const clausesOf = (prompt: string): readonly Clause[] => {
  const { language, words } = wordsOf(prompt);
  const clauses: Clause[] = [];
  const parts = joinedAtBut(joinedAtRelative(partsOf(words)))
    .flatMap(splitAfterNegation)
    .flatMap(splitAfterFault)
    .flatMap(splitAtVerbs)
    .flatMap(splitAtDials)
    .map(withoutCause)
    .map((part) => ({ ...part, words: withoutOtherwise(part.words) }));
  let excepts = false;
  for (const part of parts) {
    const at = part.words.findIndex((word) => says(word, 'not', 'without'));
    const isBackwards =
      at > 0 && (negatesBackwards(part.words.slice(0, at), language) || endsInNot(part, at));
    const clause = clauseOf(part, { clause: clauses.at(-1), excepts }, isBackwards);
    excepts = clause.excepted.length > 0 || (excepts && continuesException(part));
    clauses.push(clause);
  }
  return clauses;
};
