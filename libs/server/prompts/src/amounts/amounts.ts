import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Concept } from '../lexicon/english.ts';
import type { Word } from '../words/words.ts';

/** The strength of an operation that a word such as "slightly" or "very" requests; 1 is the normal strength. */
export const STRENGTH = { subtle: 0.5, moderate: 0.75, normal: 1, strong: 1.5 } as const;
const LEAST = 0.1;

/** Tones after which a number is an amount, as in the sliders of other editors: "contrast: 20". */
const DIALLED: readonly Concept[] = [
  'contrast',
  'light',
  'bright',
  'vivid',
  'sharp',
  'warm',
  'cool',
  'noise',
];
const NO_WORD: Word = { text: '', concepts: new Set(), measure: null, quote: null };
/** Words before a number that is the amount of a tone: "lower the saturation by 30". */
const BY = /^(?:by|um|de|di|del|en|em)$/i;
/** Words between a tone and its number: "contrast up 15", "Sättigung runter 10". */
const UP_OR_DOWN =
  /^(?:up|down|rauf|hoch|runter|herunter|sube|subir|arriba|baja|bajar|abajo|monte|baisse|sobe|desce|cima|baixo|su|giù|giu)$/i;
const MOST_DIALLED = 100;
const isBeforeAmount = ({ text }: Word = NO_WORD): boolean => BY.test(text) || UP_OR_DOWN.test(text);

/** Words for as much as possible: "sharpness to the max". */
const UTMOST =
  /^(?:to the max|max|maximum|all the way up|al máximo|al massimo|(?:auf|aufs) max\p{L}*|maximal|au max\p{L}*|à fond|(?:a|n)o máximo)$/iu;
export const isUtmost = (words: readonly Word[]): boolean => words.some(({ text }) => UTMOST.test(text));

/** "Stronger" alone asks for more, and not for much more: "Farben kräftiger", "contrasto più forte". */
const COMPARED =
  /^(?:(?:more|plus|más|mas|mais|più|piu) \p{L}+|stronger|bolder|deeper|heavier|kräftiger\p{L}*|stärker\p{L}*|intensiver\p{L}*|satter\p{L}*)$/iu;
const MORE = /^(?:more|plus|más|mas|mais|più|piu)$/i;
const isCompared = ({ text }: Word, before: Word | undefined): boolean =>
  COMPARED.test(text) || MORE.test(before?.text ?? '');

/** "More natural tones" names the result, and not how much of the change. */
const isNatural = ({ text }: Word, before: Word | undefined): boolean =>
  /natural|natürlich|naturel/i.test(text) && (MORE.test(before?.text ?? '') || /^(?:more|mehr) /i.test(text));

/** "Half" beside the name of a side means a part of the picture and no amount: "the left half", "la mitad izquierda". */
const isHalfOfSide = (words: readonly Word[], at: number): boolean =>
  [words[at - 2], words[at - 1], words[at + 1], words[at + 2]].some(
    (word) => word !== undefined && valueIn(word, 'place') !== null,
  );

/** Words before a number of stops of light: "exposure +0.7". */
const EXPOSURE = /^(?:exposure|ev|belichtung|exposici[oó]n|exposition|exposição|exposicao|esposizione)$/i;
const MOST_STOPS = 5;

/** The strength that the words request ("slightly", "50 %", "very"), or null when they name none. */
export const amountIn = (words: readonly Word[]): number | null => {
  const percent = words.find(({ measure }) => measure?.kind === 'percent')?.measure;
  if (percent?.kind === 'percent') return Math.min(STRENGTH.strong, Math.max(LEAST, percent.value / 100));
  const change = words.find(({ measure }) => measure?.kind === 'change')?.measure;
  const isOfStops = words.some(({ text }) => EXPOSURE.test(text));
  if (change?.kind === 'change' && isOfStops && Math.abs(change.value) <= MOST_STOPS)
    return Math.min(STRENGTH.strong, Math.round(Math.abs(change.value) * 100) / 100);
  if (change?.kind === 'change')
    return Math.min(STRENGTH.strong, Math.max(LEAST, Math.abs(change.value) / 100));
  const dialled = words.find(
    ({ measure }, at) =>
      measure?.kind === 'number' &&
      measure.value <= MOST_DIALLED &&
      (says(words[at - 1] ?? NO_WORD, ...DIALLED) ||
        (isBeforeAmount(words[at - 1]) && words.slice(0, at).some((word) => says(word, ...DIALLED)))),
  )?.measure;
  if (dialled?.kind === 'number') return Math.min(STRENGTH.strong, Math.max(LEAST, dialled.value / 100));
  const isSubtle = words.some(
    (word, at) =>
      (says(word, 'subtle') && !isNatural(word, words[at - 1])) ||
      (says(word, 'half') && !isHalfOfSide(words, at)),
  );
  // "Bit brighter", without an article.
  const isBit = words.some(
    ({ text }, at) =>
      /^(?:bit|lil)$/i.test(text) &&
      !/^(?:good|fair|big)$/i.test(words[at - 1]?.text ?? '') &&
      says(words[at + 1] ?? NO_WORD, 'more', 'less', 'dark', ...DIALLED),
  );
  if (isSubtle || isBit) return STRENGTH.subtle;
  if (words.some((word) => says(word, 'moderate'))) return STRENGTH.moderate;
  const isStrong = words.some((word, at) => says(word, 'strong') && !isCompared(word, words[at - 1]));
  return isStrong || isUtmost(words) ? STRENGTH.strong : null;
};

/** Words after which a percentage is a share of the effect: "at 50 % strength". */
export const SHARE =
  /^(?:strength|intensity|effect|stärke|intensität|fuerza|intensidad|force|intensité|força|intensidade|forza|intensità)$/i;
/** True for words that say how much, and nothing else: "at maybe 30 percent strength", "just a little". */
export const isOnlyAmount = (words: readonly Word[]): boolean =>
  amountIn(words) !== null &&
  words.every(
    (word) =>
      word.measure?.kind === 'percent' ||
      SHARE.test(word.text) ||
      says(word, 'filler', 'article', 'only', 'but', 'subtle', 'moderate', 'strong'),
  );

/** Returns the name of a strength, such as "subtle" or "strong". Null for the normal strength. */
export const amountName = (strength: number): string | null => {
  if (strength === STRENGTH.normal) return null;
  if (strength <= STRENGTH.subtle) return 'subtle';
  return strength < STRENGTH.normal ? 'moderate' : 'strong';
};
