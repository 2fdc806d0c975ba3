import type { OperationId } from '@safelight/operations';
import { says, type Clause } from '../clauses/clauses.ts';
import { STATES } from '../remarks/complaints.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { valueIn, type Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

const SIDES: readonly string[] = ['left', 'right', 'top', 'bottom'];
/** What is cut off a side when nobody says how much. */
export const SIDE_PERCENT = 15;

/** Nouns for what lies along a side, in six languages: "the right edge", "la parte de cima". */
const STRIP =
  /^(?:sides?|edges?|parts?|bit|strip|portion|section|margin|seite|rand|kante|teil|stück|streifen|lado|bordes?|parte|trozo|franja|orilla|côté|bord|partie|bout|morceau|bande|borda|beirada|pedaço|faixa|lato|bordo|margine|pezzo|striscia)$/iu;
/** Verbs and particles that take something away, which no other rule understands beside a side. */
const AWAY =
  /^(?:cut|ab|weg|raus|off|away|out|via|fuera|fora|quita|taglia|coupe|ôte|enlève|enlever|corta)$/iu;

const isStrip = (word: Word): boolean =>
  says(word, 'edge', 'border') || word.text.split(' ').some((one) => STRIP.test(one));
const isAway = (word: Word): boolean => says(word, 'crop', 'remove', 'cut') || AWAY.test(word.text);
/** "Lose the top" is one phrase. */
const IN_PHRASE = /^(?:cut|lose) the (left|right|top|bottom)$/i;
const sideIn = (words: readonly Word[]): string | null => {
  const places = new Set(
    words
      .map((word) => valueIn(word, 'place') ?? IN_PHRASE.exec(word.text)?.[1]?.toLowerCase() ?? null)
      .filter((place) => place !== null),
  );
  const [place = ''] = places;
  return places.size === 1 && SIDES.includes(place) ? place : null;
};

/** The crop that a clause requests by naming an edge in words: "take away the left side", "rand unten ab". Null for others. */
export const edgeCut = ({ words, negated, excepted }: Clause): Wanted | null => {
  const edge = sideIn(words);
  const percent = words.find(({ measure }) => measure?.kind === 'percent')?.measure;
  const pixels = words.find(({ measure }) => measure?.kind === 'pixels')?.measure;
  const isOfEdge =
    edge !== null &&
    words.some(isAway) &&
    (words.some(isStrip) || pixels !== undefined) &&
    negated.length + excepted.length === 0 &&
    words.every(
      (word) =>
        isAway(word) ||
        isStrip(word) ||
        valueIn(word, 'place') !== null ||
        word.measure?.kind === 'percent' ||
        word.measure?.kind === 'pixels' ||
        says(word, 'article', 'filler', 'only', 'picture', 'this', 'subtle', 'make'),
    );
  if (!isOfEdge) return null;
  if (pixels?.kind === 'pixels')
    return { operation: 'crop', options: { edge, pixels: pixels.value }, isExact: true };
  const share = percent?.kind === 'percent' ? percent.value : SIDE_PERCENT;
  return { operation: 'crop', options: { edge, percent: share }, isExact: true };
};

const THERE = /^(?:da|dort|hier|there|here|ahí|allí|hay|là|il|aí|tem|lì|ci|c)$/i;
/** True for a clause that says why something is cut off, and requests nothing: "there is a finger on it". */
const isReason = ({ words, negated }: Clause): boolean =>
  negated.length === 0 &&
  words.some(({ text }) => STATES.test(text)) &&
  (THERE.test(words[0]?.text ?? '') || sideIn(words) !== null) &&
  !words.some((word) => says(word, ...VERBS, 'excess'));

/**
 * The crop of the clause before, as a reason after it explains it: at the side that the reason names if the crop names
 * none. Null for any other clause.
 */
export const cutForReason = (clause: Clause, latest: readonly Wanted[]): Wanted | null => {
  const crop = latest.find(({ operation, options }) => operation === 'crop' && 'edge' in options);
  if (crop === undefined || !isReason(clause)) return null;
  const edge = sideIn(clause.words);
  return crop.options['edge'] === 'all' && edge !== null
    ? { ...crop, options: { edge, percent: SIDE_PERCENT } }
    : crop;
};

/** What a turned picture has at its corners, or beyond its frame. */
const LEFT_OVER =
  /(?:^|\s)(?:empty|blank|transparent|excess|left ?over|overhang\p{L}*|black|negr[oa]s|noire?s|pret[oa]s|ner[ei]|leer\p{L}*|übersteh\p{L}*|überflüssig\p{L}*|übrig\p{L}*|schwarze\p{L}*|sobr[aeó]\p{L}*|vac[ií][oa]s?|vides?|dépasse\p{L}*|déborde\p{L}*|reste|vazi[oa]s?|vuot[oiae]|avanza\p{L}*)(?:\s|$)/iu;

/** A wish to crop that does not say what: "straighten and crop". */
const BARE_CROP =
  /(?:,|(?<!\p{L})(?:and|und|y|et|e)) (?:crop|zuschneiden|rec[oó]rta(?:r|la)?|recadre[rz]?|corta(?:r)?|recorta(?:r)?|ritaglia(?:re|la)?)(?: (?:it|please|bitte|por favor|porfa|svp|stp|per favore))?[.!]?$/iu;

/** The operations that turning the picture includes, so that nobody means them beside it. */
export const includedInTurn = (prompt: string, planned: readonly string[]): readonly OperationId[] => {
  const isTurned = planned.includes('straighten') || planned.includes('rotate');
  const isTrim =
    (isTurned && !planned.includes('crop') && LEFT_OVER.test(prompt)) ||
    (planned.includes('straighten') && BARE_CROP.test(prompt));
  const isStraight = planned.includes('straighten') && !planned.includes('rotate');
  return [
    ...(isTrim ? (['crop', 'round-corners'] as const) : []),
    ...(isStraight ? (['rotate'] as const) : []),
  ];
};

/** True for a wish to crop what turning the picture leaves empty, which is a part of turning it: "recorta lo que sobra". */
export const isTrimOfTurn = ({ words, text }: Clause, planned: readonly string[]): boolean =>
  planned.some((operation) => operation === 'straighten' || operation === 'rotate') &&
  words.some(isAway) &&
  LEFT_OVER.test(text) &&
  !words.some((word) => (valueIn(word, 'thing') !== null && !isAway(word)) || says(word, 'face', 'subject'));
