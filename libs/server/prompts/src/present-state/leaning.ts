import { says, type Clause } from '../clauses/clauses.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { WISHES } from '../remarks/complaints.ts';
import type { Word } from '../words/words.ts';

/** How a picture or its horizon lies, in six languages: "leans", "gekippt", "pende". Commands such as "tilt it" do not belong here. */
export const LEANS =
  /(?<!\p{L})(?:lean(?:s|ing)|tilt(?:s|ed)|slants|slanted|slop(?:es|ing)|crooked|wonky|skewed|askew|off level|hängt|kippt|gekippt|geneigt|schief|schräg|verdreht|penche|penchée?|inclinée?|de travers|tordue?|torcid[oa]|ladead[oa]|inclinad[oa]|caíd[oa]|cae|tort[oa]|caindo|caiu|pende|inclinat[oa]|stort[oa])(?!\p{L})/iu;
/** Nouns for a lean that shall be corrected: "fix the tilt of 3 degrees to the right". */
const LEAN =
  /(?<!\p{L})(?:tilt|lean|slant|neigung|schieflage|inclinación|inclinaison|inclinação|inclinazione|pendenza)(?!\p{L})/iu;
/** "Rotated too far to the left". */
const TURNED = /(?<!\p{L})(?:rotated|turned|gedreht|girad[oa]|tournée?|ruotat[oa]|virad[oa])(?!\p{L})/iu;

const LEFT =
  /(?<!\p{L})(?:left|links|gauche|izquierda|esquerda|sinistra|counter ?clockwise|anti ?clockwise|gegen den uhrzeigersinn|anti ?horario|anti ?horário|anti ?orario|anti ?horaire)(?!\p{L})/iu;
const RIGHT =
  /(?<!\p{L})(?:right|rechts|droite|derecha|direita|destra|(?<!counter ?|anti ?)clockwise|im uhrzeigersinn|(?<!anti ?)(?:horario|horário|orario|horaire))(?!\p{L})/iu;
/** To the left or to the right, as a sign. Null if the text says neither or both. */
const signIn = ({ text }: Clause): 1 | -1 | null => {
  const [isLeft, isRight] = [LEFT.test(text), RIGHT.test(text)];
  return isLeft === isRight ? null : isLeft ? -1 : 1;
};

const degreesIn = (words: readonly Word[]): number | null => {
  const [angle] = words.flatMap(({ measure }) => (measure?.kind === 'degrees' ? [measure.value] : []));
  return angle ?? null;
};

/** True for a clause that says how the picture lies now, and not how it shall lie. */
const tellsOfLean = ({ text, words }: Clause): boolean => {
  if (LEAN.test(text)) return words.some((word) => says(word, 'fix', 'remove', 'less', 'op:straighten'));
  const isAsked = words.some(
    (word) =>
      says(word, 'make') || WISHES.test(word.text) || (says(word, 'rotate') && !LEANS.test(word.text)),
  );
  if (LEANS.test(text)) return !isAsked;
  return TURNED.test(text) && words.some((word) => says(word, 'excess'));
};

const isTurn = ({ operation }: PlannedStep): boolean => operation === 'rotate' || operation === 'straighten';

/**
 * The plan, in which a picture is turned back by the degrees by which it leans: "it leans to the right by 4 degrees". If
 * the direction is not said, it is found in the picture.
 */
export const withLeanRighted = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const told = clauses.find((clause) => degreesIn(clause.words) !== null && tellsOfLean(clause));
  const isTurned = clauses.some(
    (clause) => clause !== told && (degreesIn(clause.words) !== null || signIn(clause) !== null),
  );
  const degrees = told === undefined ? null : degreesIn(told.words);
  if (told === undefined || degrees === null || isTurned || !reading.steps.some(isTurn)) return reading;
  const sign = signIn(told);
  const righted: PlannedStep =
    sign === null
      ? { operation: 'straighten', strength: 1, options: {} }
      : { operation: 'rotate', strength: 1, options: { degrees: -sign * degrees } };
  const at = reading.steps.findIndex(isTurn);
  return {
    ...reading,
    steps: reading.steps.flatMap((step, index) => (index === at ? [righted] : isTurn(step) ? [] : [step])),
    notPossible: reading.notPossible.filter((title) => !['rotate', 'straighten', 'flip'].includes(title)),
  };
};
