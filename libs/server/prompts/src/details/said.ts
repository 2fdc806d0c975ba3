import type { NamedColor } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { createReading, PURE, valueIn } from '../clauses/reading.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** The words of a whole prompt, and where they stand. */
export interface Said {
  readonly words: readonly Word[];
  /** For each word the number of the part of the prompt in which it stands; commas and conjunctions divide parts. */
  readonly part: readonly number[];
}

const DIVIDING = /^[,.;!?\n()+&]$/;
/** One word of a phrase. The noun itself is no color: "bordo" in Italian is a border, and in Spanish a shade of red. */
const partOf = (phrase: Word, one: string): readonly Word[] =>
  BORDER.test(one) ? [{ ...phrase, text: one }] : wordsOf(one).words;
/** A phrase such as "letra branca", of which the lexicons know the noun, as the words with the color. */
const withColorsApart = (word: Word): readonly Word[] => {
  const isNoun = word.text.includes(' ') && says(word, 'border', 'word', 'edge');
  const words = isNoun ? word.text.split(' ').flatMap((one) => partOf(word, one)) : [];
  return words.some((one) => valueIn(one, 'color') !== null) ? words : [word];
};

export const saidIn = (prompt: string): Said => {
  const words = wordsOf(prompt).words.flatMap(withColorsApart);
  let number = 0;
  const part = words.map((word) => {
    const divides = word.quote === null && (DIVIDING.test(word.text) || says(word, 'and', 'then'));
    if (divides) number++;
    return number;
  });
  return { words, part };
};

/** True if a word, or one word of a phrase, has this form. */
export const isLike = (word: Word | undefined, form: RegExp): boolean =>
  word !== undefined &&
  word.quote === null &&
  (form.test(word.text) || word.text.split(' ').some((one) => form.test(one)));

/** Where the words stand that have this form. */
export const placesOf = ({ words }: Said, form: RegExp): readonly number[] =>
  words.flatMap((word, at) => (isLike(word, form) ? [at] : []));

/** What the details of a prompt may belong to. */
export type Owner = 'border' | 'corner' | 'letters' | 'background' | 'size' | 'face';

/** Nouns for borders in six languages. */
export const BORDER =
  /^(?:borders?|boarders?|boder|bordered|frames?|framed|framing|edging|edges?|rims?|rings?|lines?|strokes?|outlines?|mats?|matting|passepartouts?|margins?|padding|(?:bilder|foto|außen|innen|zier|weiß|schwarz)?(?:rahmen|rand|ränder|rändern)|umrandung|umrahmung|linie|kontur|umriss|einfassung|marcos?|bordes?|línea|contornos?|anillo|aro|cadres?|bordures?|bords?|contours?|liserés?|lisere|traits?|ligne|anneau|molduras?|bordas?|linhas?|anel|margens?|margem|marges?|margen|márgenes|margin[ei]|cornic[ei]|bord[oi]|riga|linea|anello|filo|filet|filete)$/iu;
/** Nouns for rounded corners and their radius. */
export const CORNER = /^(?:corners?|radius|ecken|esquinas|radio|coins|rayon|cantos|raio|angoli|raggio)$/iu;
/** Nouns for letters. */
export const LETTERS =
  /^(?:fonts?|letters?|lettering|text|txt|words?|caption|title|type|typeface|watermark|writing|schrift|schriftart|schriftzug|buchstaben|wasserzeichen|letras?|letrero|fuente|tipografía|tipografia|texto|marca|título|titulo|lettres?|police|écriture|texte|filigrane|titre|fontes?|letrinhas?|escrita|carattere|caratteri|lettere|scritta|testo|filigrana|font|titolo)$/iu;
const BACKGROUND =
  /^(?:backgrounds?|backdrop|bg|wall|hintergrund|fondo|fond|fundo|sfondo|behind|hinter|detrás|derrière|atrás|dietro)$/iu;
const SIZE = /^(?:resize|rescale|scale|skaliere?n?|redimension\p{L}*|ridimension\p{L}*|verkleiner\p{L}*)$/iu;
const ROUND = /^(?:profile?|pfp|avatar|profil\p{L}*|perfil)$/iu;
const FACE =
  /^(?:skin|eyes?|hair|teeth|face|head|haut|augen|haare|piel|ojos|peau|yeux|pele|olhos|pelle|occhi)$/iu;

const FORMS: readonly (readonly [Owner, RegExp])[] = [
  ['border', BORDER],
  ['corner', CORNER],
  ['letters', LETTERS],
  ['background', BACKGROUND],
  ['size', SIZE],
  ['size', ROUND],
  ['face', FACE],
];
/** "In the lower right corner" of a picture whose corners stay as they are: a place, which owns nothing. */
const isPlace = ({ words }: Said, at: number): boolean =>
  [words[at - 1], words[at], words[at + 1]].some((word) => word && valueIn(word, 'place') !== null) &&
  !words.some((word) => says(word, 'round-corners'));
/** What a word names of these; null for other words. */
export const ownerAt = (said: Said, at: number): Owner | null => {
  const { words } = said;
  const word = words[at];
  if (word === undefined) return null;
  if (word.quote !== null) return 'letters';
  if (/^lines?$/i.test(word.text) && says(words[at - 1] ?? word, 'watermark', 'word')) return 'letters';
  if (says(word, 'round-corners')) return 'corner';
  // The French "en haut" is a place, and the German "haut" in it no skin.
  const isOnlyPlace = (owner: Owner): boolean => owner === 'face' && valueIn(word, 'place') !== null;
  const found = FORMS.find(([owner, form]) => isLike(word, form) && !isOnlyPlace(owner));
  if (found !== undefined) return found[0] === 'corner' && isPlace(said, at) ? null : found[0];
  if (says(word, 'border')) return 'border';
  if (says(word, 'background')) return 'background';
  // "40 pixels all round".
  const isAllRound = /^(?:all|rings|right)$/i.test(words[at - 1]?.text ?? '');
  if (says(word, 'circle') && !isAllRound) return 'size';
  return says(word, 'watermark', 'write') ? 'letters' : null;
};

/** What stands beyond "with" is so many words farther away. */
const APART = 3;

/**
 * The noun to which the word at `at` belongs: the nearest in its part of the prompt, of two equally near ones that which
 * follows. In a part without a noun it is the last one before: "a white border, 40 pixels". Null if there is none.
 */
export const nounFor = (said: Said, at: number): number | null => {
  const nouns = said.words.flatMap((_, place) => (ownerAt(said, place) === null ? [] : [place]));
  const own = nouns.filter((place) => said.part[place] === said.part[at]);
  const distance = (place: number): number => {
    const between = said.words.slice(Math.min(at, place) + 1, Math.max(at, place));
    // "A thin border with round corners": the corners are not thin.
    const isApart = between.some((word) => says(word, 'with'));
    return Math.abs(place - at) - (place >= at ? 0.5 : 0) + (isApart ? APART : 0);
  };
  const nearest = own.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest ?? nouns.findLast((place) => place < at) ?? null;
};
/** What the word at `at` describes. */
export const ownerOf = (said: Said, at: number): Owner | null => {
  const noun = nounFor(said, at);
  return noun === null ? null : ownerAt(said, noun);
};

/** The color at a place, with the shade beside it: "light grey". Null if no color stands there. */
export const colorAt = ({ words }: Said, at: number): NamedColor | null => {
  const word = words[at];
  if (word === undefined || (valueIn(word, 'color') === null && word.measure?.kind !== 'color')) return null;
  const beside = [words[at - 1], words[at + 1]].find(
    (next) =>
      next !== undefined &&
      (valueIn(next, 'shade') !== null || PURE.test(next.text)) &&
      valueIn(next, 'color') === null,
  );
  return createReading(beside === undefined ? [word] : [beside, word], []).colors()[0] ?? null;
};
/** The colors of a prompt with their places. */
export const colorsOf = (said: Said): readonly (NamedColor & { readonly at: number })[] =>
  said.words.flatMap((_, at) => {
    const color = colorAt(said, at);
    return color === null ? [] : [{ ...color, at }];
  });
