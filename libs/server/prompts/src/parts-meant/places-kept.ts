import type { OperationId } from '@safelight/operations';
import { PAINT_HINT } from '../clause-reading.ts';
import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { SKIN_HINT } from '../kept/kept-parts.ts';
import { TONES, VERBS } from '../lexicon/concepts.ts';
import { cornerIn, sideIn } from '../parts/side-of-picture.ts';
import { CORNER, placePhrases, type PlacePhrase } from '../places/place-phrases.ts';
import { quote, unquoted, type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { canBePartial, isLocal, type Region } from '../regions.ts';
import { areAlike } from '../classifier/likely.ts';
import { WISHES } from '../remarks/complaints.ts';
import { isTold } from '../remarks/remarks.ts';
import type { Word } from '../words/words.ts';
import { OF_WHOLE } from './things.ts';

/** Repairs that act where the fault is, wherever somebody sees it: "the noise in the shadows". */
const WHERE_FAULT_IS: readonly OperationId[] = ['denoise', 'dehaze', 'repair-scratches', 'color-correction'];
const OTHERS: readonly OperationId[] = ['hdr', 'warm-tones', 'cool-tones', 'sepia'];
/** What a wish for less light at one place is taken for, if the rules do not read it. */
const GUESSED: readonly OperationId[] = ['vignette', 'enhance-colors'];
/** Words by which a place is only meant more than the rest, in six languages. */
const MOST_OF_ALL =
  /(?<!\p{L})(?:especially|mainly|mostly|particularly|above all|vor allem|besonders|hauptsächlich|vorwiegend|surtout|principalement|particulièrement|notamment|sobre todo|especialmente|principalmente|soprattutto|specialmente|principalmente|particolarmente|sobretudo|especialmente)(?!\p{L})/iu;

/** Where a clause wants its change. */
interface Place {
  readonly clause: Clause;
  /** The words for the place. */
  readonly text: string;
  /** Null if nothing finds it. */
  readonly region: Region | null;
  readonly isOnly: boolean;
  readonly isMostOfAll: boolean;
}

const isLight = (word: Word): boolean => says(word, ...TONES, 'shadow', 'highlight', 'lighting', 'detail');
const ARTICLE =
  /^(?:the|my|our|his|her|their|an?|der|die|das|den|dem|eine?[nmr]?|mein\p{L}*|el|la|los|las|mis?|una?|les?|l|mon|ma|mes|une?|il|lo|i|gli|un[oa]?|o|a|os|as|um|uma)$/iu;
/** True for words that name something which stands at the place, and not the change there: "the lamp on the table". */
const namesThere = ({ words }: Clause, { before }: PlacePhrase): boolean => {
  const named = words.slice(
    0,
    words.findIndex((_, at) => textsOf(words.slice(0, at)).length >= before.length),
  );
  const last = named.at(-1);
  const isNounBefore =
    last !== undefined &&
    !isLight(last) &&
    !says(last, 'picture', 'filler', ...VERBS) &&
    ARTICLE.test(named.at(-2)?.text ?? '');
  return (
    isNounBefore ||
    named.some(
      (word) =>
        !isLight(word) &&
        !says(word, 'picture', 'article', 'filler') &&
        (onlyNames(word) || valueIn(word, 'thing') !== null),
    )
  );
};
const textsOf = (words: readonly Word[]): readonly string[] => words.flatMap(({ text }) => text.split(' '));

const PICTURE =
  /(?:photos?|pictures?|pics?|shots?|images?|fotos?|bild(?:er)?|aufnahme|imagen|imagem|immagine|scatto)$/iu;
/** True for "the photo in the hangar", where the picture was taken. */
const isWherePictureIs = ({ before, isAt }: PlacePhrase): boolean =>
  isAt && PICTURE.test(before.at(-1) ?? '');

const US =
  /^(?:us|me|him|her|them|uns|mir|ihm|ihr|ihnen|nosotr[oa]s|mí|él|ella|ell[oa]s|nous|moi|lui|elle|eux|nós|mim|ele|ela|eles|noi|lei|loro)$/iu;
/** True for "behind us", which is the background. */
const isBehindSomebody = (words: readonly Word[]): boolean => {
  const tokens = textsOf(words);
  return words.some((word) => says(word, 'place:behind')) && tokens.some((token) => US.test(token));
};

const placeIn = (clause: Clause): Place | null => {
  const { words, text } = clause;
  const isOnly = words.some((word) => says(word, 'only'));
  const isMostOfAll = MOST_OF_ALL.test(text);
  const phrase = placePhrases(clause).find((one) => one.region !== null);
  const made = (region: Region | null, said: string): Place => ({
    clause,
    text: said,
    region,
    isOnly,
    isMostOfAll,
  });
  if (phrase === undefined) {
    const corner = words.find((word) => valueIn(word, 'place')?.includes('-') === true);
    if (corner !== undefined) return made(cornerIn([corner]), corner.text);
    const side = sideIn(words) ?? (isBehindSomebody(words) ? 'background' : null);
    return side === null ? null : made(side, text);
  }
  const { named, region, isAt, isOneOfSeveral } = phrase;
  const isWide =
    region === 'unknown' &&
    isAt &&
    !isOneOfSeveral &&
    named.some((word) => OF_WHOLE.test(word.text) && !CORNER.test(word.text));
  if (isWide || (!isOnly && (isWherePictureIs(phrase) || namesThere(clause, phrase)))) return null;
  return made(region === 'unknown' || !isAt || isOneOfSeveral ? null : region, phrase.text);
};

/** True for a clause that only says a place: "only at the bottom", "surtout dans le ciel". */
const isOnlyPlace = (clause: Clause): boolean => {
  const { words, negated, excepted, text } = clause;
  const placed = new Set(placePhrases(clause).flatMap((phrase) => phrase.text.toLowerCase().split(' ')));
  const others = words.filter((word) => !textsOf([word]).every((one) => placed.has(one.toLowerCase())));
  return (
    negated.length + excepted.length === 0 &&
    !isTold(text) &&
    others.every(
      (word) =>
        !says(word, ...VERBS, ...TONES) &&
        !WISHES.test(word.text) &&
        ![...word.concepts].some((one) => /^(?:op|beyond|color):/.test(one)),
    )
  );
};

/** "Trop sombre à gauche": a complaint of the tone at a place, beside the wish to change it. */
const isComplaintThere = ({ words, negated, text }: Clause): boolean =>
  negated.length === 0 &&
  !isTold(text) &&
  words.some((word) => says(word, ...TONES, 'overexposed', 'op:low-light')) &&
  !words.some((word) => says(word, ...VERBS, 'picture', 'everything') || WISHES.test(word.text));

const isDoneBy = (step: PlannedStep, operation: OperationId): boolean =>
  step.operation === operation || areAlike(step.operation, operation);
/** The clauses in which the rules read a step. */
const causesOf = (step: PlannedStep, clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter(({ text }) => readByRules(text).steps.some(({ operation }) => isDoneBy(step, operation)));

/** "The shadows under our hats": a change of the shadows is where they are. */
const SHADOWS = /(?<!\p{L})(?:shadows?|schatten|sombras?|ombres?|ombr[ae])(?!\p{L})/iu;
const isOfShadows = ({ operation }: PlannedStep, { clause, isOnly }: Place): boolean =>
  operation === 'low-light' && !isOnly && SHADOWS.test(clause.text);

const isPlaced = ({ operation, options }: PlannedStep, isOnly: boolean): boolean =>
  !('where' in options) &&
  canBePartial(operation) &&
  (isOnly || ((isLocal(operation) || OTHERS.includes(operation)) && !WHERE_FAULT_IS.includes(operation)));

const SUBTLE = 0.5;
const OF = /^(?:of|from|off|von|vom|du|de|des|del|da|do|das|dos|dal|dalla|della?)$/iu;
/** "De la frente" in "alisa la piel solo de la frente". */
const onlyOf = ({ words }: Clause): readonly string[] => {
  const after = words.slice(words.findIndex((word) => says(word, 'only')) + 1);
  const isOf = OF.test(after[0]?.text ?? '') && !after.some((word) => says(word, 'face', 'skin', 'subject'));
  return isOf ? [after.map(({ text }) => text).join(' ')] : [];
};
/** "Smooth the skin, only on the forehead": all skin is smoothed, so gently, and the result says so. */
export const withSkinOfPlace = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isSmoothed = ({ operation }: PlannedStep): boolean => operation === 'smooth-skin';
  if (!reading.steps.some(isSmoothed)) return reading;
  const only = clauses.filter(({ words }) => words.some((word) => says(word, 'only')));
  const place =
    only
      .flatMap(placePhrases)
      .find(({ region, isAt }) => region !== null && !(isAt && ['face', 'subject'].includes(region)))?.text ??
    only.flatMap(onlyOf)[0];
  if (place === undefined) return reading;
  const steps = reading.steps.map((step) =>
    isSmoothed(step) ? { ...step, strength: Math.min(step.strength, SUBTLE) } : step,
  );
  return withUndone({ ...reading, steps }, [place], SKIN_HINT);
};

/** The place under, around or beside the part to which a step is limited: "the shadows under the eyes". Undefined for none. */
const besideItsPart = ({ options }: PlannedStep, clauses: readonly Clause[]): PlacePhrase | undefined =>
  clauses.flatMap(placePhrases).find(({ region, isAt }) => !isAt && region === options['where']);

/** The plan without changes of a part that are asked for what is under, around or beside it. */
export const withoutPartsBeside = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const told = reading.steps.flatMap((step) => besideItsPart(step, clauses)?.text ?? []);
  if (told.length === 0) return reading;
  const steps = reading.steps.filter((step) => besideItsPart(step, clauses) === undefined);
  const isSaid = told.some((text) => reading.notPossible.some((one) => unquoted(one).includes(text)));
  return isSaid
    ? withUndone({ ...reading, steps }, [], PAINT_HINT)
    : withUndone({ ...reading, steps }, told, PAINT_HINT);
};

/**
 * The plan, in which a step is limited to the place that the prompt names beside it: "trop sombre à gauche, éclaircis". For
 * a place that nothing finds it is left out and said; a place that is only meant most of all is said.
 */
export const withPlacesKept = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const places = clauses.map(placeIn);
  if (places.every((place) => place === null)) return reading;
  const told = new Set<string>();
  const done = new Set<Clause>();
  const steps = reading.steps.flatMap((step) => {
    const isAnyOnly = places.some((place) => place?.isOnly === true);
    if (!isPlaced(step, isAnyOnly) && !GUESSED.includes(step.operation)) return [step];
    const read = causesOf(step, clauses);
    const isGuessed = read.length === 0 && GUESSED.includes(step.operation);
    const causes = read.length > 0 ? read : clauses.length === 1 ? clauses : [];
    const beside = clauses.filter(
      (clause, at) =>
        !causes.includes(clause) &&
        (isOnlyPlace(clause) || isComplaintThere(clause)) &&
        [clauses[at - 1], clauses[at + 1]].some((next) => next !== undefined && causes.includes(next)),
    );
    const meant = places
      .filter((place) => place !== null && [...causes, ...beside].includes(place.clause))
      .filter((place) => place !== null);
    const [place, another] = meant;
    if (place === undefined || !(isGuessed || isPlaced(step, place.isOnly)) || isOfShadows(step, place))
      return [step];
    const regions = new Set(meant.map(({ region }) => region));
    const isOfWhole = causes.some(({ words }) => words.some((word) => says(word, 'everything')));
    if (place.isMostOfAll || isOfWhole || (another !== undefined && regions.size > 1)) {
      meant.forEach(({ text }) => told.add(text));
      return [step];
    }
    if (place.region === null) {
      meant.forEach(({ clause }) => told.add(clause.text));
      return [];
    }
    meant.forEach(({ clause }) => done.add(clause));
    return [{ ...step, options: { ...step.options, where: place.region } }];
  });
  if (told.size + done.size === 0) return reading;
  const isSaid = (one: string): boolean =>
    [...told].some((text) => unquoted(one).toLowerCase().includes(text.toLowerCase()));
  const isDone = (one: string): boolean =>
    [...done].some(({ text }) => quote(text).toLowerCase() === one.toLowerCase());
  const undone = reading.notPossible.filter((one) => !isDone(one));
  const added = [...told].filter(
    (text) => !undone.some((one) => isSaid(one) && unquoted(one).toLowerCase().includes(text.toLowerCase())),
  );
  const notPossible = [...undone, ...added.map(quote)];
  return {
    ...reading,
    steps,
    notPossible,
    hints:
      notPossible.length === 0
        ? []
        : [...new Set([...reading.hints, ...(told.size > 0 ? [PAINT_HINT] : [])])],
  };
};
