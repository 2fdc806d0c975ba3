import type { StepOptions } from '@safelight/operations';
import { type Clause, says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';
import { BIG, SMALL } from '../details/degrees-of-size.ts';
import { isOfOther, saysAny } from './said.ts';
import {
  DISCREET,
  DRAWN,
  FAINT,
  LAY,
  MARK,
  OPAQUE,
  SEE_THROUGH,
  SIGNATURE,
  SOLID,
  TAKE,
} from './words-for-it.ts';

const percentIn = (words: readonly Word[]): number | null => {
  const found = words.find(({ measure }) => measure?.kind === 'percent')?.measure;
  return found?.kind === 'percent' ? found.value : null;
};
const isPlace = (word: Word): boolean => valueIn(word, 'place') !== null;

/** True for a clause that asks for something else: a mark is removed or recolored, a text is written, a thing is added. */
const isOtherWork = ({ words, negated }: Clause): boolean =>
  negated.length > 0 ||
  words.some(
    (word) =>
      word.quote !== null ||
      /^(?:@|©)/u.test(word.text) ||
      says(
        word,
        'remove',
        'background',
        'collage',
        'color',
        'recolor',
        'crop',
        'border',
        'write',
        'word',
        'anonymize',
        'op:blur',
        'place:behind',
        'fix',
        'stack-vertical',
        'around',
        'subject',
      ) ||
      valueIn(word, 'place') === 'front' ||
      valueIn(word, 'thing') !== null ||
      valueIn(word, 'region') !== null,
  );

/** "Logo bottom right": a mark and its place, without a verb. */
const isPlacedMark = (words: readonly Word[]): boolean =>
  words.some(isPlace) &&
  words.every(
    (word) =>
      isPlace(word) ||
      saysAny([word], MARK) ||
      says(word, 'article', 'filler', 'transparent', 'subtle', 'edge'),
  );

/** True for a clause that asks to put the other picture somewhere. */
export const asksToPut = ({ words, negated }: Clause): boolean =>
  negated.length === 0 &&
  isOfOther(words) &&
  (words.some((word) => says(word, 'add')) || saysAny(words, LAY) || saysAny(words, TAKE)) &&
  !words.some((word) => says(word, 'background', 'color', 'place:behind'));

/**
 * True for a clause that asks to lay the other picture over this one. A logo or another mark is the other picture too,
 * unless the prompt has a text that may be written instead.
 */
export const laysOver = (clause: Clause, hasText: boolean): boolean => {
  const { words } = clause;
  if (isOtherWork(clause)) return false;
  const isAsked = words.some((word) => says(word, 'add')) || saysAny(words, LAY);
  const isWatermark = words.some((word) => says(word, 'watermark'));
  if (saysAny(words, MARK) && !hasText) return !saysAny(words, DRAWN) && (isAsked || isPlacedMark(words));
  return isOfOther(words) && ((isAsked && words.some(isPlace)) || isWatermark);
};

/** True for a clause that only says how what is laid over the picture looks: "small", "30 % see-through". */
export const isDetail = ({ text, words, negated }: Clause): boolean =>
  negated.length === 0 &&
  (percentIn(words) !== null ||
    SEE_THROUGH.test(text) ||
    FAINT.test(text) ||
    saysAny(words, SMALL) ||
    saysAny(words, DISCREET) ||
    saysAny(words, BIG) ||
    /(?<!\p{L})(?:margins?|abstand|margen|marge|margem|margine)(?!\p{L})/iu.test(text)) &&
  words.every(
    (word) =>
      isPlace(word) ||
      word.measure !== null ||
      [SMALL, DISCREET, BIG, SEE_THROUGH, FAINT].some((form) => form.test(word.text)) ||
      says(word, 'article', 'filler', 'subtle', 'transparent', 'resize', 'half', 'with', 'picture', 'this') ||
      /^(?:wide|width|breit|breite|ancho|large|largeur|largura|larghezza|high|size|größe|tamaño|taille|tamanho|grandezza|margins?|bit|rand|abstand|margen|poco|marge|peu|margem|pouco|margine|half|halb|demi|semi|medio|metà|mezzo)$/iu.test(
        word.text,
      ),
  );

const opacityOf = (text: string, percent: number | null, isWatermark: boolean): StepOptions => {
  if (SEE_THROUGH.test(text)) {
    if (percent === null) return SOLID.test(text) ? {} : { opacity: 0.5 };
    return { opacity: Math.min(100, Math.max(0, OPAQUE.test(text) ? percent : 100 - percent)) / 100 };
  }
  if (FAINT.test(text)) return { opacity: 0.35 };
  return isWatermark ? { opacity: 0.5 } : {};
};

const SIDES: readonly (readonly [side: string, words: RegExp])[] = [
  [
    'top',
    /(?<!\p{L})(?:top|upper|oben|ober\p{L}+|arriba|superior|haut|supérieure?|cima|alto|superiore)(?!\p{L})/iu,
  ],
  [
    'bottom',
    /(?<!\p{L})(?:bottom|lower|unten|unter\p{L}+|abajo|inferior|bas|inférieure?|embaixo|baixo|basso|inferiore)(?!\p{L})/iu,
  ],
  ['left', /(?<!\p{L})(?:left|links|linken?|izquierd[oa]|gauche|esquerd[oa]|sinistr[oa])(?!\p{L})/iu],
  ['right', /(?<!\p{L})(?:right|rechts|rechten?|derech[oa]|droite?|direit[oa]|destr[oa])(?!\p{L})/iu],
];
/** The corner whose two sides are named in any words: "canto superior direito". Null if it is none. */
const cornerIn = (text: string): string | null => {
  const named = SIDES.flatMap(([side, form]) => (form.test(text) ? [side] : []));
  const [vertical = '', horizontal = ''] = named;
  return named.length === 2 && /^(?:top|bottom) (?:left|right)$/.test(named.join(' '))
    ? `${vertical}-${horizontal}`
    : null;
};

/** Where and how the other picture is laid over this one, as these clauses say. */
export const overlayOf = (clauses: readonly Clause[]): StepOptions => {
  const words = clauses.flatMap((clause) => clause.words);
  const text = clauses.map((clause) => clause.text).join(', ');
  const place =
    cornerIn(text) ??
    words.map((word) => valueIn(word, 'place')).find((value) => value !== null && value !== 'front');
  const seenThrough = clauses.map((clause) =>
    SEE_THROUGH.test(clause.text) ? percentIn(clause.words) : null,
  );
  const shares = clauses.map((clause) => (SEE_THROUGH.test(clause.text) ? null : percentIn(clause.words)));
  const share = shares.find((value) => value !== null && value > 0) ?? null;
  const percent = share === null ? null : Math.min(100, share);
  const size =
    saysAny(words, SMALL) || saysAny(words, DISCREET) ? 'small' : saysAny(words, BIG) ? 'large' : null;
  const isWatermark = words.some((word) => says(word, 'watermark')) && !saysAny(words, SIGNATURE);
  return {
    place: place ?? 'bottom-right',
    ...(percent === null ? {} : { percent }),
    ...(percent === null && size !== null ? { size } : {}),
    ...opacityOf(text, seenThrough.find((value) => value !== null) ?? null, isWatermark),
  };
};
