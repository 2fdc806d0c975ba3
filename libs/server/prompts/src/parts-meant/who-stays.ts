import { KEEP_HINT, PAINT_HINT } from '../clause-reading.ts';
import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { framed } from '../framing/framing.ts';
import { surelyKeeps } from '../kept/spared.ts';
import { STAYS as STAYS_ALONE } from '../kept/staying.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import type { Word } from '../words/words.ts';

/** Forms of the verbs by which somebody or something stays, in six languages. */
const STAYS =
  /(?<!\p{L})(?:stays?|remains?|staying|bleib\p{L}*|behalten|rest(?:e[rz]?|ent|era|eront|are|i|ino|a|ano)|qued(?:[ae]n?|ar|arse|ará|arán)|fi(?:ca|cam|car|que|quem|cará)|riman(?:e|ga|gono|gano|ere|gono))(?!\p{L})/iu;
/** Verbs and phrases by which something stays within the frame. */
const IN_FRAME =
  /(?<!\p{L})(?:drauf|drin|mit drauf|im bild|in (?:the )?(?:frame|shot|picture)|dans le cadre|dedans|dentro|en el encuadre|que salgan?|que aparezcan?|que apareçam?|nell inquadratura)(?!\p{L})/iu;

const isNamed = (word: Word): boolean =>
  valueIn(word, 'thing') !== null || says(word, 'subject', 'face', 'part') || EVERYBODY.test(word.text);
const EVERYBODY = /^(?:everyone|everybody|alle|todos|todas|tous|tutti)$/iu;

/** The clause for the thing that stays although a step removes all of its kind. Undefined for none. */
const stayingOf = ({ operation, options }: PlannedStep, clauses: readonly Clause[]): Clause | undefined => {
  // Of people in the background, those in front stay anyway.
  if (operation !== 'remove-object' || options['place'] !== '' || options['count'] !== 0) return undefined;
  const isOfKind = (word: Word): boolean =>
    valueIn(word, 'thing') === options['names'] && !says(word, 'article');
  const namesAny = ({ words }: Clause): boolean => words.some((word) => valueIn(word, 'thing') !== null);
  const removedAt = clauses.findIndex(({ words }) => words.some((word) => says(word, 'remove')));
  return clauses.find(
    (clause, at) =>
      at !== removedAt &&
      (STAYS.test(clause.text) || clause.words.some(surelyKeeps)) &&
      !clause.words.some((word) => says(word, 'remove')) &&
      (clause.words.some(isOfKind) || (!namesAny(clause) && clause.words.some((word) => says(word, 'only')))),
  );
};

/** The words for one of the things that would all be removed, and that shall stay: "all people away, only my wife stays". */
export const whoStays = ({ steps }: PromptReading, clauses: readonly Clause[]): PromptReading | null => {
  const [staying] = steps.flatMap((step) => stayingOf(step, clauses) ?? []);
  return staying === undefined
    ? null
    : { steps: [], notPossible: [quote(staying.text)], hints: [PAINT_HINT] };
};

/** True for a clause that wants something to stay in the picture: "keep the cat", "the dog must stay in the frame". */
const keepsSomething = ({ words, text, negated, excepted }: Clause): boolean =>
  negated.length + excepted.length === 0 &&
  (words.some(surelyKeeps) || STAYS.test(text) || IN_FRAME.test(text)) &&
  words.some(isNamed) &&
  // "The horizon in the upper third": where it stays cannot be chosen.
  !words.some(
    (word) =>
      valueIn(word, 'place') !== null ||
      /^(?:thirds?|drittel|tercio|tiers|terço|terzo|horizon\p{L}*|horizont\p{L}*|orizzont\p{L}*)$/iu.test(
        word.text,
      ),
  ) &&
  !words.some((word) => says(word, 'crop', 'color', 'background', 'remove', 'quality', 'size', 'shadow'));

/** The plan, of which a crop to a shape keeps what the prompt names: "as a square, keep the cat and the cushion". */
export const withKeptInFrame = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const crop = reading.steps.find(
    ({ operation, options }) => operation === 'crop' && 'ratio' in options && !('keeps' in options),
  );
  // Everything else that a prompt keeps may be meant by another step.
  if (crop === undefined || reading.steps.length > 1) return reading;
  const kept = clauses.filter(
    (clause, at) =>
      keepsSomething(clause) ||
      (clause.continues &&
        clause.words.length > 0 &&
        clause.words.every(onlyNames) &&
        clauses.slice(0, at).some(keepsSomething)),
  );
  if (!kept.some(keepsSomething)) return reading;
  const isOfFace = kept.every(({ words }) => words.some((word) => says(word, 'face')));
  const notPossible = reading.notPossible.filter((told) => !kept.some(({ text }) => quote(text) === told));
  return {
    ...reading,
    steps: framed(reading.steps, isOfFace ? 'face' : 'subject'),
    notPossible,
    hints: reading.hints.filter((hint) => hint !== KEEP_HINT || notPossible.length > 0),
  };
};

/** The plan, in which nobody of whom it is said that they stay is removed: "the man and the woman go, but the woman stays". */
export const withStaying = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const staying = clauses
    .filter(({ words, isBut }) => isBut && words.some(({ text }) => STAYS_ALONE.test(text)))
    .flatMap(({ words }) => words.filter((word) => valueIn(word, 'thing') !== null))
    .map(({ text }) => text.toLowerCase());
  const steps = reading.steps.map((step) => {
    const said = String(step.options['said'] ?? '').split(' and ');
    const gone = said.filter((one) => !staying.includes(one.toLowerCase()));
    return step.operation === 'remove-object' && gone.length > 0 && gone.length < said.length
      ? { ...step, options: { ...step.options, said: gone.join(' and '), count: gone.length } }
      : step;
  });
  return { ...reading, steps };
};
