import { type OperationId, operationOf } from '@safelight/operations';
import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Concept } from '../lexicon/english.ts';
import { quote, type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import { DEFINITE } from '../remarks/meant.ts';
import type { Word } from '../words/words.ts';
import { isDefinite } from './things.ts';

/** Edits whose names are also those of things that a picture may show, and the concepts of these names. */
const NAMED: Readonly<Record<string, readonly Concept[]>> = {
  watercolor: ['op:watercolor'],
  'oil-painting': ['op:oil-painting'],
  'pencil-sketch': ['op:pencil-sketch'],
  cartoon: ['op:cartoon'],
  'neon-glow': ['op:neon-glow'],
  vintage: ['op:vintage'],
  pixelate: ['op:pixelate'],
  flip: ['flip'],
  border: ['border'],
};
/** Words before which a name is that of a look: "like a watercolor", "turn it into the drawing". */
const AS =
  /(?:^|\s)(?:like|as|into|to|in|wie|als|zu|zum|zur|como|en|em|comme|come|tipo|a|effect|style|look|filter)$/iu;
/** Words after a name that make it one of a look. */
const LOOK =
  /^(?:effects?|effekte?|style|stil|look|looks?|filter|filters|filtro|filtre|version|vibe|efecto|efeito|effet|effetto|rendu|aspect|estilo|stile)$/iu;
/** Verbs and adverbs that take something out of the picture. */
const isRemoval = (word: Word): boolean => says(word, 'remove') && !says(word, 'crop', 'background');
/** "On the wall", "above the sofa": where a thing is. */
const PLACE =
  /^(?:on|in|at|above|over|behind|beside|near|under|from|an|am|auf|im|über|hinter|neben|unter|von|vom|sur|dans|au|à|derrière|sous|sobre|en|detrás|de|encima|na|no|em|atrás|da|do|su|sul|sulla|nel|nella|dietro|sopra|dal|dalla)(?: |$)/iu;
const isPlace = (word: Word | undefined): boolean =>
  word !== undefined && (PLACE.test(word.text) || says(word, 'near', 'place:top', 'place:behind'));
const isNoun = (word: Word | undefined): boolean =>
  word !== undefined &&
  (says(word, 'part') ||
    (valueIn(word, 'thing') !== null && !says(word, 'article')) ||
    valueIn(word, 'region') !== null);
const isLittle = (word: Word): boolean =>
  says(word, 'article', 'filler') || valueIn(word, 'color') !== null || word.concepts.size === 0;
/** "Glasses", "the window": things that have a frame. */
const FRAMED =
  /^(?:glasses|sunglasses|windows?|doors?|mirrors?|beds?|bikes?|bicycles?|brille|sonnenbrille|fensters?|tür|spiegels?|bett(?:es|s)?|fahrrad(?:s|es)?|rads|lunettes|fenêtres?|portes?|miroir|lit|vélo|gafas|lentes|anteojos|ventanas?|puertas?|espejo|cama|bici(?:cleta)?|óculos|janelas?|portas?|espelho|occhiali|finestr[ae]|port[ae]|specchio|letto)$/iu;
const OF = /^(?:of|von|vom|der|des|de|del|du|da|do|dos|das|di|dello|della|degli|delle)$/iu;
const SHALL =
  /^(?:should|must|has|needs|soll|sollte|muss|debe|tiene|doit|deve|should be|must be|to be)(?: |$)/iu;

const PORTUGUESE = /^(?:n[ao]s?|d[ao]s?|ao|pel[ao]|deve|fica(?:r|sse)?)$/iu;

/** True if the word at `at` is in the object of a verb or adverb that takes something out: "togli il quadro dal muro". */
const isTaken = (words: readonly Word[], at: number): boolean => {
  const before = words.slice(0, at);
  const verb = before.findLastIndex(isRemoval);
  const isObject = verb >= 0 && before.slice(verb + 1).every(isLittle);
  const isBefore =
    before.every(isLittle) &&
    words.slice(at + 1).some(isRemoval) &&
    !words.slice(at + 1, words.findIndex(isRemoval)).some((word) => says(word, 'color', 'background'));
  return isObject || isBefore;
};

/** True if the word at `at` names a thing of the picture. */
const isThing = (words: readonly Word[], at: number, operation: string): boolean => {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (
    AS.test(
      words
        .slice(0, at)
        .map(({ text }) => text)
        .join(' ')
        .replace(/ (?:an?|the|eine?n?|einem|une?|uno|una|um|uma)$/iu, ''),
    )
  )
    return false;
  if (next !== undefined && (LOOK.test(next.text) || says(next, 'picture'))) return false;
  if (says(words[at] as Word, 'picture')) return false;
  if (operation === 'border') {
    const of = words.slice(at + 1, at + 4);
    return OF.test(of[0]?.text ?? '') && of.some(({ text }) => FRAMED.test(text));
  }
  if (isTaken(words, at)) return true;
  const isTheOne =
    before !== undefined &&
    (isDefinite(before) || DEFINITE.test(before.text)) &&
    // "A" is an indefinite article, except in Portuguese.
    (!/^a$/iu.test(before.text) || words.some(({ text }) => PORTUGUESE.test(text)));
  // "Mirror on the wall", "the sketch above the sofa": what hangs there.
  const isSomewhere =
    (isTheOne || (at === 0 && operation === 'flip')) &&
    isPlace(next) &&
    words.slice(at + 2, at + 5).some(isNoun) &&
    (isTheOne || !words.slice(at + 2, at + 5).some((word) => says(word, 'this', 'picture')));
  // "Her cartoon t-shirt", "the vintage car": what somebody or something is like.
  const isKindOf = isTheOne && isNoun(next) && operation !== 'flip';
  // "The pencil should be red", "make the pencil red".
  const isColored =
    isTheOne &&
    next !== undefined &&
    ((says(words[at - 2] ?? next, 'make') && valueIn(next, 'color') !== null) ||
      ((SHALL.test(next.text) || says(next, 'make')) &&
        words.slice(at + 2).some((word) => valueIn(word, 'color') !== null)));
  return isSomewhere || isKindOf || isColored;
};

const isNamed = (word: Word, operation: string): boolean => says(word, ...(NAMED[operation] ?? []));

/**
 * The plan without looks whose names in the prompt are only those of things: "remove the oil painting from the wall", "the
 * pencil in his hand". A prompt that also names the look as one keeps it.
 */
export const withoutThingsLikeLooks = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const naming = ({ operation }: PlannedStep): readonly Clause[] =>
    clauses.filter(({ words }) => words.some((word) => isNamed(word, operation)));
  const isOfThing = (step: PlannedStep): boolean =>
    step.operation in NAMED &&
    naming(step).length > 0 &&
    naming(step).every(({ words }) =>
      words.every((word, at) => !isNamed(word, step.operation) || isThing(words, at, step.operation)),
    );
  const mistaken = reading.steps.filter(isOfThing);
  // "Make the vintage car blue": no look is missing.
  const isUnmissed = (told: string): boolean =>
    Object.keys(NAMED).some(
      (operation) =>
        operationOf(operation).title === told &&
        isOfThing({ operation: operation as OperationId, strength: 1, options: {} }),
    );
  if (mistaken.length === 0 && reading.steps.length > 0)
    return { ...reading, notPossible: reading.notPossible.filter((told) => !isUnmissed(told)) };
  if (mistaken.length === 0) return reading;
  const steps = reading.steps.filter((step) => !mistaken.includes(step));
  const told = mistaken.flatMap(naming).map(({ text }) => text);
  return steps.length === 0
    ? { ...reading, steps, notPossible: [...new Set(told.map(quote))], hints: [PAINT_HINT] }
    : withUndone({ ...reading, steps }, told, PAINT_HINT);
};
