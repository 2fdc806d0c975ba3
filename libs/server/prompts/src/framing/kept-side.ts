import { says, type Clause } from '../clauses/clauses.ts';
import { edgeCut, SIDE_PERCENT } from './edges.ts';
import { valueIn, type Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

const OPPOSITE: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
};
/** Words for a half or a part at a side, in six languages. */
const PART =
  /^(?:half|part|portion|side|(?:left|right|top|bottom) (?:half|part|side)|hälfte|teil|seite|(?:la )?mitad|parte|lado|(?:la )?moitié|partie|côté|metade|(?:la )?metà|lato)$/iu;
/** Verbs of wanting, with which what is named alone stays. */
const WANTS =
  /^(?:want|need|will|möchte|brauche|quiero|necesito|veux|voudrais|quero|preciso|voglio|vorrei|serve)$/iu;
const WHERE = /^(?:where|wo|donde|où|onde|dove)$/iu;
const SMALL_PERCENT = 8;

const isPart = (word: Word): boolean => says(word, 'half') || PART.test(word.text);

/**
 * The crop that keeps the side which a clause names alone: "I only want the top half", "keep only the left half". After
 * a verb of cutting the side is kept only if the clause says who is there: "recorta solo la parte de la derecha donde
 * estoy yo". Null for other clauses.
 */
const keptSide = ({ words: all, negated, excepted }: Clause): Wanted | null => {
  const whereAt = all.findIndex(({ text }) => WHERE.test(text));
  const words = whereAt < 0 ? all : all.slice(0, whereAt);
  const places = words.map((word) => valueIn(word, 'place')).filter((place) => place !== null);
  const [side = ''] = places;
  const opposite = OPPOSITE[side];
  const isCut = words.some((word) => says(word, 'crop', 'cut', 'remove'));
  const isKept = words.some((word) => says(word, 'keep') || WANTS.test(word.text));
  const isOnlyThat = words.every(
    (word) =>
      isPart(word) ||
      WANTS.test(word.text) ||
      valueIn(word, 'place') !== null ||
      says(word, 'only', 'keep', 'article', 'filler', 'picture', 'this', 'crop', 'cut'),
  );
  const isAsked = words.some((word) => says(word, 'only')) && (isCut ? whereAt > 0 : isKept) && isOnlyThat;
  const isNamed = words.some(isPart) || words.some((word) => / (?:side|half|part)$/iu.test(word.text));
  if (!isAsked || !isNamed || opposite === undefined || negated.length + excepted.length > 0) return null;
  return { operation: 'crop', options: { edge: opposite, percent: 50 }, isExact: true };
};

const SIDES = /^(?:sides|seiten|lados|laterales|côtés|laterais|lati)$/iu;
/** The crop of the left and the right: "cut off the sides", "recorta un poco los lados". Null for other clauses. */
const cutSides = ({ words, negated, excepted }: Clause): Wanted | null => {
  const isOfSides =
    words.some((word) => says(word, 'crop', 'cut')) &&
    words.some(({ text }) => SIDES.test(text)) &&
    negated.length + excepted.length === 0 &&
    words.every(
      (word) =>
        SIDES.test(word.text) ||
        says(word, 'crop', 'cut', 'remove', 'article', 'filler', 'subtle', 'picture', 'this', 'make'),
    );
  if (!isOfSides) return null;
  const percent = words.some((word) => says(word, 'subtle')) ? SMALL_PERCENT : SIDE_PERCENT;
  return { operation: 'crop', options: { edge: 'left right', percent }, isExact: true };
};

/** What fills the picture at a side, in six languages: sky, ground, space, ceiling. */
const GROUND =
  /^(?:sk(?:y|ies)|ground|floor|space|headroom|ceiling|grass|sand|water|foreground|himmel|boden|platz|raum|decke|wiese|gras|wasser|vordergrund|cielo|suelo|espacio|techo|césped|arena|agua|ciel|sol|espace|plafond|herbe|sable|eau|céu|chão|espaço|teto|grama|areia|água|pavimento|spazio|soffitto|erba|sabbia|acqua)$/iu;
/** The crop at the side where a clause wants less of what is there: "less sky at the top". Null for other clauses. */
const lessAtSide = ({ words, negated, excepted }: Clause): Wanted | null => {
  const places = words.map((word) => valueIn(word, 'place')).filter((place) => place !== null);
  const [edge = ''] = places;
  const isLess =
    places.length === 1 &&
    OPPOSITE[edge] !== undefined &&
    words.some((word) => says(word, 'less')) &&
    words.some(({ text }) => GROUND.test(text)) &&
    negated.length + excepted.length === 0 &&
    words.every(
      (word) =>
        GROUND.test(word.text) ||
        valueIn(word, 'place') !== null ||
        says(word, 'less', 'article', 'filler', 'subtle', 'make'),
    );
  return isLess ? { operation: 'crop', options: { edge, percent: SIDE_PERCENT }, isExact: true } : null;
};

/** The crop that a clause requests by naming a side, which it cuts off or keeps. Null for other clauses. */
export const sideCut = (clause: Clause): Wanted | null =>
  keptSide(clause) ?? cutSides(clause) ?? lessAtSide(clause) ?? edgeCut(clause);
