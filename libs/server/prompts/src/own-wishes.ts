import type { OperationId } from '@safelight/operations';
import { agreeing, VAGUE } from './by-rules/agreeing.ts';
import { says } from './clauses/clauses.ts';
import { valueIn } from './clauses/reading.ts';
import { hasPronoun } from './clauses/topic.ts';
import { VERBS } from './lexicon/concepts.ts';
import { inOrder, quote, unquoted, type PlannedStep, type PromptReading } from './prompt-reading.ts';
import { isPolicy } from './rules/beyond.ts';
import { areAlike } from './classifier/likely.ts';
import { isContainedIn } from './classifier/left-undone.ts';
import { callsFine } from './remarks/circumstances.ts';
import { isNamedLikeFault } from './remarks/named-like-faults.ts';
import { complainsOnly, isBesideWish } from './remarks/remarks.ts';
import { wordsOf, type Word } from './words/words.ts';

/** A piece of a prompt of several, as it would be read if it were the whole prompt. */
export interface OwnPiece {
  readonly text: string;
  /** False if its verb stands in another piece: "erase the bird and the wires". */
  readonly isWhole: boolean;
  /** True if the lexicons know every word. */
  readonly isPlain: boolean;
  /** What the rules do if they understand all of the piece. */
  readonly steps: readonly PlannedStep[];
  /** What both readers make of it, which is found out once. */
  readonly readAlone: () => PromptReading;
}

const lettersOf = (words: string): string =>
  unquoted(words)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** True if one of the two contains the other. */
export const isSaidIn = (piece: string, told: string): boolean => {
  const [one, other] = [lettersOf(piece), lettersOf(told)];
  return (
    one !== '' && other !== '' && (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `))
  );
};

/** Words by which a piece belongs to another one: "not the sky", "instead", "only her". */
export const INSTEAD =
  /(?<!\p{L})(?:instead|stattdessen|dafür|en su lugar|à la place|no lugar|al suo posto|invece|rest|reste|resto)(?!\p{L})/iu;
/** Words before what the wish beside them is likened to: "warmer, like a sunset". */
export const LIKE =
  /^(?:(?:kind|sort|a bit|bit|un peu|un po|so|etwas) (?:of |a )?)?(?:like|wie|como|tipo|comme|genre|façon|come)(?!\p{L})/iu;
/** Words before a purpose: "pour le mettre sur mon site". */
export const PURPOSE = /^(?:to|so|for|um|damit|para|pra|pour|per) /iu;
const dependsOnOther = (text: string): boolean =>
  INSTEAD.test(text) ||
  LIKE.test(text) ||
  wordsOf(text).words.some(
    (word, at) =>
      says(word, 'not', 'without', 'only', 'keep', 'everything') ||
      (at === 0 && says(word, 'but') && !says(word, 'more')),
  );
/** Words for the letters of a text that another piece asks to write. */
const LETTERS =
  /(?<!\p{L})(?:letters?|lettering|font|buchstaben|schrift|lettres|caractères|police|letras|lettere|caratteri)(?!\p{L})/iu;
/** "Dark grey if possible", "black letters on white": a color of what another piece asks for. */
export const isOnlyColor = (text: string): boolean => {
  const { words } = wordsOf(text);
  const isColor = (word: Word): boolean => valueIn(word, 'color') !== null;
  return (
    words.some(isColor) &&
    ((LETTERS.test(text) && words.every(({ quote }) => quote === null)) ||
      words.every((word) => isColor(word) || valueIn(word, 'shade') !== null || says(word, 'filler')) ||
      // "White with a black edge": letters, and no border of the picture.
      (words.slice(0, 1).some(isColor) && words.slice(1, 2).some((word) => says(word, 'with'))))
  );
};
const requestsNothing = (text: string): boolean =>
  isOnlyColor(text) || isBesideWish(text) || callsFine(text) || complainsOnly(text) || dependsOnOther(text);

/** "Coche rojo": for the rules, a thing with a color only describes. Between other wishes it is one too. */
const colorIn = ({ steps, notPossible }: PromptReading): PlannedStep | null =>
  steps.length === 1 && notPossible.length === 0
    ? (steps.find(({ operation }) => operation === 'recolor') ?? null)
    : null;

/** The step of a piece that may be a wish of its own, as the rules read it. Null for other pieces. */
const wishedIn = ({ text, isPlain, steps, readAlone }: OwnPiece): PlannedStep | null => {
  const [only, ...others] = steps;
  // "It's tiny": a size that nobody said.
  const isVague = only?.operation === 'resize' && 'percent' in only.options && !/\d/.test(text);
  // "1200 px wide": a measure means a size, whatever stands beside it.
  const isMeasured = only?.operation === 'resize' && !('percent' in only.options);
  // "Verblasst, auffrischen": without a verb, these looks may be what is wrong with the picture.
  const mayBeFault =
    only !== undefined && isNamedLikeFault(only) && !wordsOf(text).words.some((word) => says(word, ...VERBS));
  if (mayBeFault) return null;
  if (!(isPlain || isMeasured) || others.length > 0 || isVague || requestsNothing(text)) return null;
  return only ?? colorIn(readAlone());
};

/** The step of a piece that both readers understand alone. */
const stepOfOwn = (piece: OwnPiece): PlannedStep | null => {
  const { steps, notPossible } = piece.readAlone();
  const [only, ...others] = steps;
  const isAll = only?.operation === wishedIn(piece)?.operation && others.length + notPossible.length === 0;
  return isAll ? (only ?? null) : null;
};

/** True for a piece that asks to add or remove something, which cannot be done. */
const isImpossible = ({ text, readAlone }: OwnPiece): boolean =>
  !requestsNothing(text) &&
  !PURPOSE.test(text) &&
  wordsOf(text).words.some(
    (word, _, words) =>
      says(word, 'add', 'remove') ||
      ([...word.concepts].some((concept) => concept.startsWith('beyond:')) &&
        (word.text.includes(' ') || words.some((other) => says(other, ...VERBS)))),
  ) &&
  readAlone().steps.length === 0;

const isRefusedIn = ({ notPossible }: PromptReading, { text }: OwnPiece): boolean =>
  notPossible.some((words) => isSaidIn(text, words));

/**
 * The pieces of a list in which each is a wish of its own: "brighter, crop, and add a hat". None for other prompts, because
 * a piece that explains or tells something may give another one a meaning that it does not have alone. `byRules` is how
 * the rules read the whole prompt.
 */
export const ownWishesIn = (pieces: readonly OwnPiece[], byRules: PromptReading): readonly OwnPiece[] => {
  const isOwn = (piece: OwnPiece): boolean =>
    piece.isWhole && (wishedIn(piece) !== null || (isRefusedIn(byRules, piece) && isImpossible(piece)));
  return pieces.length > 1 && !isPolicy(byRules) && pieces.every(isOwn) ? pieces : [];
};

/** Edits of which each is done in a list, although elsewhere one of them only describes another: "vignette, brighter". */
const TOGETHER: readonly OperationId[] = [
  'blur-background',
  'brighten',
  'contrast',
  'dehaze',
  'saturation',
  'sharpen',
  'vignette',
];
const SOMEBODY =
  /(?<!\p{L})(?:me|us|him|her|them|ich|mich|wir|uns|yo|nosotr[oa]s|moi|nous|lui|eu|nós|io|noi|lei)(?!\p{L})/iu;
export const isIncluded = (planned: readonly PlannedStep[], { operation, options }: PlannedStep): boolean =>
  planned.some(
    (step) =>
      step.operation === operation ||
      areAlike(step.operation, operation) ||
      (isContainedIn(step.operation, operation) &&
        !(TOGETHER.includes(step.operation) && TOGETHER.includes(operation))),
  ) ||
  agreeing(
    [
      ...planned.filter((step) => !TOGETHER.includes(step.operation) || !TOGETHER.includes(operation)),
      { operation, options },
    ],
    new Set([operation]),
  ).every((step) => step.operation !== operation);

/**
 * A step without a part of the picture that only another piece of the list names: "sky bluer, more contrast". A pronoun may
 * stand for that part.
 */
const inOwnPart =
  (list: readonly OwnPiece[]) =>
  (step: PlannedStep): PlannedStep => {
    const [piece, ...others] = list.filter((one) => wishedIn(one)?.operation === step.operation);
    const isAlone = piece !== undefined && others.length === 0 && !hasPronoun(wordsOf(piece.text).words);
    const own = isAlone ? stepOfOwn(piece) : null;
    // "Too dark on the left, brighten it": the complaint says where.
    const isComplainedThere = list.some(({ steps }) =>
      steps.some(
        (one) => areAlike(one.operation, step.operation) && one.options['where'] === step.options['where'],
      ),
    );
    if (own === null || !('where' in step.options) || 'where' in own.options || isComplainedThere)
      return step;
    const { where: _, ...options } = step.options;
    return { ...step, options };
  };

/** A number of pixels may be that of a border or a circle. */
const ONLY_PIXELS = /^[\d.,]+ ?(?:px|pixels?)?$/iu;
/**
 * The words of a prompt that may be details of borders, texts and files. In a list these are not the pieces about other
 * things: the width in "white border, 1200 px wide" is not that of the border, nor the color in "the car red" that of a
 * text. The size of a passport photo is one of its details.
 */
export const detailsIn = (
  prompt: string,
  list: readonly OwnPiece[],
  { steps }: Pick<PromptReading, 'steps'>,
): string => {
  const asked = list.map((piece) => wishedIn(piece)?.operation);
  const isResized = steps.some(({ operation }) => operation === 'resize');
  const isOther = (at: number): boolean =>
    asked[at] === 'recolor' ||
    (asked[at] === 'resize' &&
      isResized &&
      !asked.includes('passport-photo') &&
      !ONLY_PIXELS.test(list[at]?.text ?? ''));
  const own = list.filter((_, at) => !isOther(at));
  return own.length === list.length ? prompt : own.map(({ text }) => text).join(', ');
};

/**
 * The reading with the wishes of a list that got lost among the others. What both readers understand alone is done, and
 * what only the rules understand is said.
 */
export const withOwnWishes = (
  reading: PromptReading,
  list: readonly OwnPiece[],
  byRules: PromptReading,
  unmeant: readonly OperationId[],
): PromptReading => {
  const isRefused = reading.steps.length === 0;
  const isReadInAll = ({ operation }: PlannedStep): boolean =>
    byRules.steps.some((step) => step.operation === operation);
  // "Put my logo at the bottom, see-through": what cannot be done is described.
  const describes = (piece: OwnPiece): boolean =>
    isRefused &&
    wishedIn(piece)?.operation === 'remove-background' &&
    !wordsOf(piece.text).words.some((word) => says(word, 'background'));
  // "Background blurred, me sharp": who stays sharp needs no edit.
  const isOfSomebody = ({ text }: OwnPiece): boolean =>
    SOMEBODY.test(text) || wordsOf(text).words.some((word) => says(word, 'subject', 'face', 'thing:person'));
  const steps = list.reduce<readonly PlannedStep[]>(
    (planned, piece) => {
      const step = stepOfOwn(piece);
      const isMeant =
        step !== null &&
        !describes(piece) &&
        (isReadInAll(step) ||
          isRefusedIn(byRules, piece) ||
          (TOGETHER.includes(step.operation) && !isOfSomebody(piece))) &&
        !unmeant.includes(step.operation) &&
        !VAGUE.includes(step.operation) &&
        !isIncluded(planned, step);
      return isMeant ? [...planned, step] : planned;
    },
    reading.steps.map(inOwnPart(list)),
  );
  const isDoubtful = (piece: OwnPiece): boolean => wishedIn(piece) !== null && stepOfOwn(piece) === null;
  if (steps.length === 0 || list.length === 0 || (isRefused && list.some(isDoubtful))) return reading;
  const stepsIn = (piece: OwnPiece): readonly PlannedStep[] =>
    [wishedIn(piece), ...piece.readAlone().steps].filter((step) => step !== null);
  const isDone = (piece: OwnPiece): boolean =>
    stepsIn(piece).some((step) =>
      steps.some(({ operation }) => operation === step.operation || areAlike(operation, step.operation)),
    );
  const isPartOfOthers = (piece: OwnPiece): boolean => stepsIn(piece).some((step) => isIncluded(steps, step));
  const wordsFor = (told: string): string => reading.ownWords?.[told] ?? told;
  const told = reading.notPossible.filter(
    (words) => !isRefused && !list.some((piece) => isDone(piece) && isSaidIn(piece.text, wordsFor(words))),
  );
  const lost = list.filter((piece) => {
    const wished = wishedIn(piece);
    return (
      wished !== null &&
      !VAGUE.includes(wished.operation) &&
      (isReadInAll(wished) || isRefused) &&
      !isPartOfOthers(piece) &&
      !told.some((words) => isSaidIn(piece.text, wordsFor(words)))
    );
  });
  return {
    ...reading,
    steps: inOrder(steps),
    notPossible: [...told, ...lost.map(({ text }) => quote(text))],
    hints: isRefused ? [] : reading.hints,
  };
};

/** The reading with the pieces of a list that surely cannot be done, if it does not mention them. */
export const withImpossibleSaid = (reading: PromptReading, list: readonly OwnPiece[]): PromptReading => {
  const unsaid = list.filter((piece) => wishedIn(piece) === null && !isRefusedIn(reading, piece));
  if (reading.steps.length === 0 || unsaid.length === 0) return reading;
  return {
    ...reading,
    notPossible: [...reading.notPossible, ...unsaid.map(({ text }) => quote(text))],
    hints: [...new Set([...reading.hints, ...unsaid.flatMap(({ readAlone }) => readAlone().hints)])],
  };
};
