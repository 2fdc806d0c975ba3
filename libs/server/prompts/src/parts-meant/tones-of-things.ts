import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { isPronoun } from '../clauses/topic.ts';
import { TONES } from '../lexicon/concepts.ts';
import type { Concept } from '../lexicon/english.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { canBePartial, regionIn, type Region } from '../regions.ts';
import { STATES, WISHES } from '../remarks/complaints.ts';
import type { Word } from '../words/words.ts';
import { LIGHT_AND_COLOR, OF_WHOLE, thingAt, unfoundIn, type Thing } from './things.ts';

/** Changes of tone that must not be made to the whole picture for the sake of one thing. */
const TONAL: readonly string[] = [...LIGHT_AND_COLOR, 'hdr', 'black-and-white'];
/** Those that make sense for all that has one color. */
const OF_COLOR: readonly string[] = ['saturation', 'enhance-colors', 'brighten', 'darken', 'contrast'];
/** The words that ask for each of them. */
const SAID: Readonly<Record<string, readonly Concept[]>> = {
  brighten: ['bright', 'light', 'lighting', 'dark', 'shadow', 'op:low-light'],
  'low-light': ['bright', 'light', 'lighting', 'dark', 'shadow', 'op:low-light'],
  darken: ['dark', 'bright', 'overexposed', 'highlight'],
  contrast: ['contrast'],
  'warm-tones': ['warm', 'cool', 'color'],
  'cool-tones': ['warm', 'cool', 'color'],
};
const isTonal = ({ operation, options }: PlannedStep): boolean =>
  TONAL.includes(operation) && !('where' in options);

const isTone = (word: Word): boolean =>
  says(word, ...TONES, 'shadow', 'highlight', 'lighting') ||
  TONAL.some((operation) => word.concepts.has(`op:${operation}` as never));
/** A tone that can be asked for a thing. Of shadows and highlights there is nothing to limit, and "not seen" complains. */
const isAskedTone = (word: Word): boolean =>
  isTone(word) && !says(word, 'op:low-light', 'shadow', 'highlight');
/** Prepositions of place, with or without their article. */
const AT =
  /^(?:on|in|at|to|around|over|across|inside|under|behind|auf|in|an|bei|um|unter|hinter|im|am|beim|sur|dans|à|sous|autour|au|aux|en|sobre|a|al|bajo|em|no|na|nos|nas|ao|à|su|sul|sull|sullo|sulla|sulle|sui|sugli|nel|nell|nello|nella|nelle|nei|negli|alla|allo|agli|ai|alle)$/iu;
const OF = /^(?:of|von|vom|de|del|du|des|do|da|dos|di|della|dello|dell|dei|delle|degli)$/iu;
/** Words after which a clause says what for or why, and names no part that should change. */
const SO =
  /^(?:so|that|because|since|as|for|until|when|while|if|than|like|damit|dass|weil|da|wenn|als|wie|für|pour|parce|car|quand|comme|si|para|porque|cuando|como|por|pra|quando|se|per|perché|così|affinché)$/iu;
const isPreposition = ({ text }: Word): boolean =>
  AT.test(text) ||
  OF.test(text) ||
  SO.test(text) ||
  /^(?:with|from|by|mit|von|aus|avec|con|com|da|dal)$/iu.test(text);
/** Words that may stand between a tone and its thing. */
const isBetween = (word: Word): boolean =>
  (says(
    word,
    'filler',
    'subtle',
    'strong',
    'moderate',
    'more',
    'less',
    'only',
    'make',
    'add',
    'lacking',
    'fix',
    'improve',
  ) ||
    WISHES.test(word.text)) &&
  !isPreposition(word);

/** A verb of state, or a phrase with one: "is", "está oscuro", "too dark". */
const isState = ({ text, concepts }: Word): boolean =>
  STATES.test(text.split(' ')[0] ?? '') ||
  concepts.has('excess') ||
  /^(?:too|zu|trop|troppo|muito|demasiado|muy) /iu.test(text);
const COMPARED = /(?:^(?:more|less|plus|moins|más|mas|mais|menos|più|meno) |(?:er|ere[nrs]?)$)/iu;
const asks = (words: readonly Word[]): boolean =>
  words.some(
    (word) =>
      says(word, 'make', 'add', 'more', 'less', 'fix', 'improve') ||
      WISHES.test(word.text) ||
      (isTone(word) && COMPARED.test(word.text)),
  );

const COLORS = /^(?:colou?rs|farben|couleurs|colores|cores|colori)$/iu;
const NO_HUE = ['white', 'black', 'gray', 'silver', 'beige', 'cream', 'ivory'];
/** "More orange", but not "white", which is asked for where the light has a color. */
const isHueAsked = (word: Word, before: Word | undefined): boolean => {
  const color = valueIn(word, 'color');
  return (
    color !== null &&
    !NO_HUE.includes(color) &&
    ((before !== undefined && says(before, 'more')) || COMPARED.test(word.text))
  );
};

/** "My mother wants it brighter": somebody who wishes, and not something that should be brighter. */
const WANTS =
  /^(?:that|dass|que|che|it|wants?|likes?|loves?|prefers?|will|möchte|mag|liebt|hätte|quiere|prefiere|gusta|veut|voudrait|préfère|aime|quer|prefere|gosta|vuole|vorrebbe|preferisce|piace)$/iu;

/** The words of a clause before its reason or purpose. */
const mainOf = ({ words }: Clause): readonly Word[] => {
  const at = words.findIndex(
    (word, index) => index > 0 && SO.test(word.text) && says(word, 'filler', 'excess'),
  );
  return at < 0 ? words : words.slice(0, at);
};

/** The thing for which a clause wants another tone: "lighten the statue", "the statue brighter", "more contrast on the ring". */
export const tonedThing = (clause: Clause): Thing | null => {
  const words = mainOf(clause);
  const wishAt = words.findIndex((word) => WISHES.test(word.text));
  const isStated = words.some((word, at) => isState(word) && (wishAt < 0 || at < wishAt));
  if (isStated || words.some((word) => says(word, 'picture', 'everything'))) return null;
  for (const at of words.keys()) {
    const thing = thingAt(words, at);
    if (thing === null) continue;
    const before = words.slice(0, at);
    const toneBefore = before.findLastIndex(isAskedTone);
    const link = before.slice(toneBefore + 1);
    // "Lighten the statue".
    if (toneBefore >= 0 && link.every(isBetween) && !isPreposition(words[at] as Word)) return thing;
    // "More contrast on the ring", "il colore del murale". Those of many things are those of the picture.
    const isAt = link.length > 0 ? AT.test(link.at(-1)?.text ?? '') : AT.test(words[at]?.text ?? '');
    const isOf = OF.test((link.at(-1) ?? words[at])?.text ?? '');
    const tone = words[toneBefore];
    const isOfColor = tone !== undefined && says(tone, 'color') && !COLORS.test(tone.text);
    const isLinked = toneBefore >= 0 && link.slice(0, -1).every(isBetween) && (isAt || (isOf && isOfColor));
    if (isLinked && (asks(words) || toneBefore === 0)) return thing;
    // "The statue brighter", "make the red paint pop", "the statue needs to be brighter".
    const after = words.slice(thing.to);
    const toneAfter = after.findIndex(
      (word, index) => isAskedTone(word) || isHueAsked(word, after[index - 1]),
    );
    const until = after.slice(0, Math.max(0, toneAfter));
    const isSubject =
      before.every((word) => isBetween(word) || says(word, 'article', 'filler')) &&
      !isPreposition(words[at] as Word) &&
      !(before.length > 0 && AT.test(before.at(-1)?.text ?? ''));
    if (
      toneAfter >= 0 &&
      isSubject &&
      until.length < 4 &&
      until.every((word) => (isBetween(word) || word.concepts.size === 0) && !WANTS.test(word.text)) &&
      asks(words)
    )
      return thing;
  }
  return null;
};

const THERE = /^(?:there|dort|da|là|ahí|alli|allí|ali|aí|lì|li|là)$/iu;
const COURTESY =
  /^(?:please|pls|can|could|you|bitte|mal|por|favor|porfa|puedes|s|il|te|vous|plaît|plait|stp|svp|per|grazie|um|pouco)$/iu;
/** "More contrast there", "dort etwas heller": the place that an earlier clause names. */
const pointsThere = (clause: Clause): boolean => {
  const words = clause.words.filter(({ text }) => !COURTESY.test(text));
  const at = words.findIndex(({ text }) => THERE.test(text));
  const isAtEdge = at === 0 || (at > 0 && at === words.length - 1);
  return isAtEdge && words.some(isTone) && !words.some(isState) && !/^in$/iu.test(words[at - 1]?.text ?? '');
};

/** True for a clause that begins with a thing which nothing finds and tells how it is: "the statue is in the shade". */
const tellsOfThing = ({ words }: Clause): boolean => {
  const from = words.findIndex((word) => !says(word, 'filler') || says(word, 'article'));
  return (
    thingAt(words, from)?.isFound === false && words.slice(from).some((word) => isState(word) || isTone(word))
  );
};
const namesThing = ({ words }: Clause): boolean =>
  unfoundIn(words) !== null ||
  words.some(
    (word, at) =>
      word.concepts.size === 0 &&
      /\p{L}{4}/u.test(word.text) &&
      !OF_WHOLE.test(word.text) &&
      /^(?:an?|eine?[mnrs]?|une?|una?|uno|uma?)$/iu.test(words[at - 1]?.text ?? ''),
  );

/** True for a clause about a thing that nothing finds and that stays in the picture. */
const isAboutThing = ({ words }: Clause): boolean =>
  unfoundIn(words) !== null && !words.some((word) => says(word, 'remove'));

/** The clauses that want another tone for a thing which nothing finds, with all that has its color, if that is said. */
const askedForThings = (
  clauses: readonly Clause[],
  isRefused: (clause: Clause) => boolean,
): ReadonlyMap<Clause, Region | null> => {
  const asked = new Map<Clause, Region | null>();
  for (const [at, clause] of clauses.entries()) {
    const thing = tonedThing(clause);
    const before = clauses[at - 1];
    const isOpen =
      !clause.words.some((word) => says(word, 'picture', 'everything')) && regionIn(clause.words) === null;
    if (thing !== null) asked.set(clause, thing.region);
    else if (isOpen && pointsThere(clause) && clauses.slice(0, at).some(namesThing)) {
      asked.set(clause, null);
      for (const told of clauses.slice(0, at).filter(tellsOfThing)) asked.set(told, null);
    } else if (
      isOpen &&
      before !== undefined &&
      (tellsOfThing(before) || (isRefused(before) && isAboutThing(before))) &&
      clause.words.some(isPronoun) &&
      clause.words.some(isTone) &&
      !clause.words.some(isState)
    ) {
      asked.set(clause, null);
      asked.set(before, null);
    }
  }
  return asked;
};

/** The clauses that a step comes from: those in which the rules read it, or else those that name its tone, or any tone. */
const causesOf = ({ operation }: PlannedStep, clauses: readonly Clause[]): readonly Clause[] => {
  const saying = (...concepts: readonly Concept[]): readonly Clause[] =>
    clauses.filter(({ words }) => words.some((word) => says(word, ...concepts)));
  const read = clauses.filter(({ text }) =>
    readByRules(text).steps.some((step) => step.operation === operation),
  );
  const toned = clauses.filter(({ words }) => words.some(isTone));
  return [read, saying(...(SAID[operation] ?? [])), toned].find((some) => some.length > 0) ?? clauses;
};

/**
 * The plan, in which no tone of the whole picture changes for the sake of one thing: such a step is limited to the thing
 * or to all that has its color, and left out if nothing finds it.
 */
export const withThingsToned = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  if (!reading.steps.some(isTonal)) return reading;
  const isRefused = ({ text, words }: Clause): boolean =>
    (reading.hints.includes(PAINT_HINT) || unfoundIn(words) !== null) &&
    reading.notPossible.includes(quote(text));
  const asked = askedForThings(clauses, isRefused);
  // What the rules refused is not done either, unless something else asks for a tone.
  const isAllRefused = clauses.every(
    (clause) => asked.has(clause) || isRefused(clause) || !clause.words.some(isTone),
  );
  const told: Clause[] = [];
  const limited: Clause[] = [];
  const steps = reading.steps.flatMap((step) => {
    const causes = isTonal(step) ? causesOf(step, clauses) : [];
    const isOfThings = causes.every((clause) => asked.has(clause) || (isAllRefused && isRefused(clause)));
    if (causes.length === 0 || !isOfThings) return [step];
    const regions = new Set(causes.map((clause) => asked.get(clause) ?? null));
    const [where = null] = regions;
    const isFitting = where?.startsWith('color ') !== true || OF_COLOR.includes(step.operation);
    if (where !== null && regions.size === 1 && canBePartial(step.operation) && isFitting) {
      limited.push(...causes);
      return [{ ...step, options: { ...step.options, where } }];
    }
    told.push(...causes);
    return [];
  });
  if (told.length + limited.length === 0) return reading;
  const isDone = (one: string): boolean => limited.some(({ text }) => quote(text) === one);
  const undone = reading.notPossible.filter((one) => !isDone(one));
  if (told.length === 0)
    return { ...reading, steps, notPossible: undone, hints: undone.length === 0 ? [] : reading.hints };
  return {
    ...reading,
    steps,
    notPossible: [
      ...new Set([...undone.filter((one) => one.startsWith('“')), ...told.map(({ text }) => quote(text))]),
    ],
    hints: [...new Set([...reading.hints, PAINT_HINT])],
  };
};
