import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { Language } from '../lexicon/languages.ts';
import { onlyNames, says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { inOrder, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { isPolicy } from '../rules/beyond.ts';
import { wordsOf, type Word } from '../words/words.ts';
import * as data from './upright-words.ts';
import { HOLE, QUOTATION } from '../words/quotations.ts';

/** Without accents, which people leave out. */
const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
const bareForm = (source: string): string => source.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

const FUNCTION = [
  ...new Set(Object.values(FUNCTION_WORDS).flatMap((words) => bare(words).split(/[^\p{L}]+/u))),
].filter(Boolean);

/**
 * Each word or phrase of a piece becomes one letter, so that a sentence is a short text: "the walls in this photo lean"
 * is "fWPfQL". Of several kinds the one with the longest phrase counts, and then the first.
 */
const KINDS: readonly (readonly [letter: string, forms: readonly string[]])[] = [
  ['K', [data.KEPT]],
  ['Y', [data.WHY]],
  ['V', data.SURELY],
  ['X', data.WRONG],
  ['p', data.PARTS],
  ['L', data.LEANING],
  ['R', [data.REMOVED]],
  ['S', data.STRAIGHT],
  ['M', data.MENDED],
  ['N', data.PERHAPS],
  ['A', [data.ANOTHER]],
  ['C', [data.SHAPED]],
  ['O', [data.OTHERS]],
  ['Q', [data.PICTURE]],
  ['W', data.STANDING],
  ['P', data.AT],
  ['f', [...data.BETWEEN, ...FUNCTION]],
];
const FORMS = KINDS.map(
  ([letter, forms]) => [letter, new RegExp(`(?:${bareForm(forms.join('|'))})(?= |$)`, 'uy')] as const,
);

interface Phrase {
  readonly letter: string;
  readonly text: string;
}

const lettersOf = (phrases: readonly Phrase[]): string => phrases.map(({ letter }) => letter).join('');

/** The phrases of a piece; a word that is of no kind has the letter "u". */
const phrasesOf = (piece: string): readonly Phrase[] => {
  const words = piece.match(/[\p{L}\p{N}\u{FFFC}]+/gu) ?? [];
  const text = words.map(bare).join(' ');
  const phrases: Phrase[] = [];
  for (let word = 0, at = 0; word < words.length;) {
    let [letter, length] = ['u', 0];
    for (const [kind, form] of FORMS) {
      form.lastIndex = at;
      const found = form.exec(text)?.[0].length ?? 0;
      if (found > length) [letter, length] = [kind, found];
    }
    const covered = length === 0 ? 1 : text.slice(at, at + length).split(' ').length;
    phrases.push({ letter, text: words.slice(word, word + covered).join(' ') });
    at += words.slice(word, word + covered).reduce((sum, one) => sum + bare(one).length + 1, 0);
    word += covered;
  }
  return phrases;
};

/** Things at which something else is ("the bike on the wall") are no subjects, unless their sides are: "the sides of the house". */
const subjectsIn = (letters: string): string =>
  letters.replace(
    /(?<!p)(P[fP]{0,2})(W+)/g,
    (_, before: string, things: string) => before + 'w'.repeat(things.length),
  );

const LINK = '[fPwWQ]{0,8}';
/** Verticals that lean or shall be upright, whatever else the prompt says. */
const SURE = /V/;
const OF_LINES = new RegExp(`N${LINK}[LSXM]|[MS][fPL]{0,5}N`);
/** Things that lean or shall be upright: "the walls lean", "walls that are straight", "straighten the walls", "fix the lean of the house". */
const OF_THINGS = [
  // A name before a thing belongs to it: "the cinema building".
  new RegExp(`(?:(?<=f)u)?W(?!Q)${LINK}[LS]`),
  /S[fPL]{0,5}W+(?![uQ])/,
  /(?<=[MS][fP]{0,4})LW+(?![uQ])|^f*LW+(?=f*$)|LW+(?=f*[MS])/,
  /M[fP]*L[fP]*[wW]/,
];
/** "Everything leans backwards", "it looks like it's falling over backwards". */
const ALL_LEAN = /^[fPMS]{1,8}L[fPM]*$/;
const ALL = /(?:^| )(?:everything|it|all|they|alles|es|todo|tout|tutto|tudo)(?: |$)/;
const BACKWARDS = /back|inward|hinten|innen|atras|adentro|arriere|indietro|tras\b/;

/** Where a piece says that verticals lean or shall be upright, and whether it only says so of things. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly isOfThings: boolean;
}

/** "But not the tower". */
const NOT = /^(?:not|nicht|non|no|pas|nao) /;

const spanIn = (phrases: readonly Phrase[], isOfTurn: boolean): Span | null => {
  const letters = subjectsIn(lettersOf(phrases));
  const text = bare(phrases.map((phrase) => phrase.text).join(' '));
  if (/[KOC]/.test(letters) || NOT.test(text)) return null;
  const isOfAll = ALL_LEAN.test(letters) && ALL.test(text) && BACKWARDS.test(text);
  const ofLines = SURE.exec(letters) ?? (/[RA]/.test(letters) ? null : OF_LINES.exec(letters));
  const ofThings =
    letters.includes('R') || isOfTurn
      ? undefined
      : [...OF_THINGS, ...(isOfAll ? [ALL_LEAN] : [])]
          .map((form) => form.exec(letters))
          .find((found) => found !== null);
  const found = ofLines ?? ofThings;
  return found === undefined
    ? null
    : { from: found.index, to: found.index + found[0].length, isOfThings: ofLines === null };
};

/** What divides the pieces of a prompt, in six languages: punctuation and conjunctions. */
const JOINT =
  'and|then|und|dann|y|luego|et|puis|ed?|poi|depois|but|aber|pero|mais|mas?|because|since|weil|denn|porque|parce que|perch[ée]';
const DIVIDING = new RegExp(
  `(\\s*(?:(?!(?<=\\d)[,.]\\d)[,.]|[;:!?()\\n&+])+\\s*(?:(?:${JOINT})(?=\\s)\\s*)?|\\s+(?:${JOINT})(?=\\s)\\s*)`,
  'iu',
);
/** The picture itself leans or shall be level. */
const OF_PICTURE = /[MS][fP]{0,4}Q|Q[fPwW]{0,6}[LS]/;
const PISA = /(?<!\p{L})pis[ae](?!\p{L})/iu;

/** What both readers surely read as a wish to straighten the picture. */
const PLAIN: Readonly<Record<Language, string>> = {
  english: 'straighten the photo',
  spanish: 'endereza la foto',
  german: 'begradigen',
  french: 'redresse la photo',
  portuguese: 'endireita a foto',
  italian: 'raddrizza la foto',
};

/** True if words that are of no kind also request something else. */
const requestMore = (phrases: readonly Phrase[]): boolean => {
  const unknown = phrases.flatMap(({ letter, text }) => (letter === 'u' ? [text] : []));
  return wordsOf(phrases.map(({ text }) => text).join(' ')).words.some(
    (word) =>
      unknown.some((text) => word.text.includes(text)) &&
      word.concepts.size > 0 &&
      !onlyNames(word) &&
      valueIn(word, 'place') === null &&
      !says(word, 'picture', 'scene', 'strong', 'subtle', 'moderate', 'op:straighten', 'beyond:view') &&
      // "Rotate a tiny bit so that the tower stands straight": without degrees, the turn is what makes it upright.
      !isOnlyTurn(word),
  );
};

const TURN =
  /^(?:rotate|turn|tilt|dreh\p{L}*|kipp\p{L}*|gir[aeo]\p{L}*|rot[aeo]\p{L}*|tourn\p{L}*|pivot\p{L}*|incl[ií]n\p{L}*|ruot\p{L}*|girar?e?)(?: (?:it|this|that|es|sie|das))?$/iu;
const isOnlyTurn = (word: Word): boolean => says(word, 'rotate') && TURN.test(word.text);
/** "Turn it a little", of which another piece says until what stands upright. */
const isSmallTurn = (phrases: readonly Phrase[]): boolean => {
  const { words } = wordsOf(phrases.map(({ text }) => text).join(' '));
  return (
    words.some(isOnlyTurn) &&
    words.some((word) => says(word, 'subtle', 'moderate')) &&
    words.every(
      (word) =>
        isOnlyTurn(word) ||
        says(word, 'subtle', 'moderate', 'picture', 'article', 'filler', 'this') ||
        (word.concepts.size === 0 && word.measure === null),
    )
  );
};

/** A prompt of which verticals shall become upright. */
export interface UprightWish {
  /** The prompt with a plain wish to straighten the picture in place of what it says of verticals. */
  readonly plain: string;
  /** That plain wish. */
  readonly straighten: string;
}

/**
 * Finds in a prompt that walls or buildings lean, or that their perspective shall be corrected. Null if it says nothing of
 * these.
 */
export const uprightWishIn = (prompt: string): UprightWish | null => {
  const quotations: readonly string[] = prompt.match(QUOTATION) ?? [];
  const parts = prompt.replace(QUOTATION, HOLE).split(DIVIDING);
  const pieces = parts.filter((_, at) => at % 2 === 0).map(phrasesOf);
  const { words, language } = wordsOf(prompt);
  // A picture that leans by some degrees is turned by these, and the tower of Pisa leans anyway.
  const isOfTurn = words.some(({ measure }) => measure?.kind === 'degrees') || PISA.test(prompt);
  const letters = pieces.map(lettersOf);
  // "Straighten the horizon and | the verticals".
  const isContinued = (at: number): boolean =>
    /^f*N$/.test(letters[at] ?? '') && /^[^RAKOC]*[MS]/.test(letters[at - 1] ?? '');
  const spans = pieces.map((phrases, at) =>
    isContinued(at) ? { from: 0, to: phrases.length, isOfThings: false } : spanIn(phrases, isOfTurn),
  );
  const isSaid = (at: number): boolean => (spans[at] ?? null) !== null;
  const isOfThings = spans.every((span) => span?.isOfThings !== false);
  // "The church leans, level the photo" asks for a turn, and "a page shot at an angle, fix the perspective" for a scan.
  const isOfPicture = letters.some((piece, at) => !isSaid(at) && OF_PICTURE.test(piece));
  const isOfPage = letters.some((piece) => piece.includes('O')) && !/[WL]/.test(letters.join(''));
  if (!letters.some((_, at) => isSaid(at)) || (isOfThings && isOfPicture) || isOfPage) return null;
  // "The walls and | the doors lean", "please fix that", "because I shot it from below".
  const isOfSame = (at: number): boolean =>
    /^[fPMSYQLWwNX]*[MSYLNX][fPMSYQLWwNX]*$/.test(letters[at] ?? '') ||
    (!isOfTurn && isSmallTurn(pieces[at] ?? [])) ||
    (/Y/.test(letters[at] ?? '') && !requestMore(pieces[at] ?? [])) ||
    (/^[fPW]*W[fPW]*$/.test(letters[at] ?? '') && (isSaid(at - 1) || isSaid(at + 1)));
  const first = letters.findIndex((_, at) => isSaid(at));
  const kept = pieces.flatMap((phrases, at) => {
    const span = spans[at] ?? null;
    const before = parts[2 * at - 1] ?? '';
    if (span === null) return isOfSame(at) ? [] : [[before, parts[2 * at] ?? '']];
    const rest = [...phrases.slice(0, span.from), ...phrases.slice(span.to)];
    const isMore = requestMore(rest);
    return [
      ...(isMore ? [[before, rest.map(({ text }) => text).join(' ')]] : []),
      ...(at === first ? [[isMore ? ', ' : before, PLAIN[language]]] : []),
    ];
  });
  const plain = kept.map(([before, text], at) => (at === 0 ? text : `${before}${text}`)).join('');
  const left = [...quotations];
  return { plain: plain.replaceAll(HOLE, () => left.shift() ?? ''), straighten: PLAIN[language] };
};

const UPRIGHT: PlannedStep = { operation: 'straighten', strength: 1, options: { verticals: 'upright' } };

/**
 * The reading of a prompt in plain words, in which straightening makes verticals upright. That they shall is certain, so it
 * is added to other steps if the readers left it out. A crop to a shape comes after it.
 */
export const withVerticalsUpright = (
  reading: PromptReading,
  { plain, straighten }: UprightWish,
): PromptReading => {
  const isAll = plain.replace(/[^\p{L}\p{N}]+$/u, '') === straighten;
  if (reading.steps.length === 0 && isPolicy(reading)) return reading;
  const others = reading.steps.filter(({ operation }) => operation !== 'straighten');
  const notPossible = reading.notPossible.filter((told) => !told.includes(straighten));
  return {
    steps: inOrder([UPRIGHT, ...others]),
    notPossible: isAll ? [] : notPossible,
    hints: notPossible.length === 0 || isAll ? [] : reading.hints,
  };
};
