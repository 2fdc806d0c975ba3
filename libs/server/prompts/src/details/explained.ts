import { says } from '../clauses/clauses.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { wordsOf, type Word } from '../words/words.ts';
import { BIG, SMALL, THICK, THIN } from './degrees-of-size.ts';
import * as letters from './letter-words.ts';
import { OPAQUE } from './opacity-words.ts';
import { BORDER, CORNER, isLike, LETTERS } from './said.ts';

/** What the result of a prompt contains, whose details may have been read as wishes of their own. */
export type Topic = 'border' | 'letters' | 'passport' | 'file';

const EITHER: readonly RegExp[] = [
  THIN,
  THICK,
  /^(?:cm|mm|inch(?:es)?|zoll|outer|inner|outside|inside|all|round|other|style|gif)$/iu,
];
const OF_TOPIC: Readonly<Record<Topic, readonly RegExp[]>> = {
  border: [
    BORDER,
    CORNER,
    /^(?:stickers?|aufkleber|pegatina|autocollant|adesivo|figurinha|cutout|cut|fuera|dentro|außen|innen|dehors|fora|fuori|otro|autre|outro|altro)$/iu,
  ],
  letters: [
    LETTERS,
    BIG,
    SMALL,
    letters.OUTLINE,
    letters.EDGE,
    letters.MEME,
    letters.DIAGONAL,
    letters.TILTED,
    letters.ACROSS,
    letters.FONT,
    letters.ELEGANT,
    letters.SERIF,
    letters.OTHER_FONT,
    letters.PLAIN,
    letters.NAMED,
    letters.FAINT,
    letters.SHADOW,
    letters.READABLE,
    letters.SEE_THROUGH,
    letters.CORNER,
    new RegExp(`^(?:${OPAQUE}|semi|half|copyright|line)$`, 'iu'),
  ],
  file: [/^(?:quality|qualität|calidad|qualité|qualidade|qualità|jpe?g|jpg|webp|save|speicher\p{L}*)$/iu],
  passport: [/^(?:passport|visa|id|size|format|background|plain|head|wall)$/iu],
};
const KNOWN = [
  'article',
  'filler',
  'make',
  'add',
  'with',
  'this',
  'picture',
  'subject',
  'edge',
  'around',
  'part',
  'moderate',
  'strong',
] as const;
const OF_LETTERS = [
  'write',
  'word',
  'watermark',
  'transparent',
  'half',
  'subtle',
  'border',
  'color',
  'upscale',
] as const;
const OF_BORDER = [
  'border',
  'cut',
  'subtle',
  'transparent',
  'round-corners',
  'square',
  'circle',
  'size',
] as const;
const OF_PASSPORT = ['background', 'studio', 'size', 'op:passport-photo', 'face', 'crop', 'square'] as const;

/** Measures of the whole picture, which are no details of something in it. */
const OF_PICTURE: readonly string[] = ['print', 'dimensions', 'ratio'];

const isDetail = (word: Word, topics: readonly Topic[]): boolean =>
  word.quote !== null ||
  (word.measure !== null &&
    !says(word, 'upscale') &&
    (topics.includes('passport') || !OF_PICTURE.includes(word.measure.kind))) ||
  says(word, ...KNOWN) ||
  (topics.includes('letters') && says(word, ...OF_LETTERS)) ||
  (topics.includes('border') && says(word, ...OF_BORDER)) ||
  (topics.includes('file') &&
    says(word, 'compress', 'convert-format', 'quality', 'resize', 'format:jpeg', 'format:webp')) ||
  (topics.includes('passport') && says(word, ...OF_PASSPORT)) ||
  [...word.concepts].some((concept) => /^(?:color|shade|place|direction|thing):/.test(concept)) ||
  /^[,.:;!?()©]$/.test(word.text) ||
  EITHER.some((form) => isLike(word, form)) ||
  topics.some((topic) => OF_TOPIC[topic].some((form) => isLike(word, form)));

/** True if a part of a prompt, as a result quotes it, has only words for details of these topics. */
const isOnlyDetails = (quoted: string, topics: readonly Topic[]): boolean => {
  const inside = quoted.replace(/^“|”$/gu, '');
  // The end of a long quotation is missing, and with it a part of a word.
  const text = inside.endsWith('…') ? inside.replace(/\s*\S*…$/u, '') : inside;
  // "The number 0171 23456", which was not written: a number outside of the quotation marks.
  if (
    /\d{3}/u.test(text.replace(/"[^"]*"/gu, '')) &&
    wordsOf(text).words.some((word) => isLike(word, letters.NAMED))
  )
    return false;
  const closed = (text.match(/"/g) ?? []).length % 2 === 0 ? text : `${text}"`;
  return wordsOf(closed).words.every((word) => isDetail(word, topics));
};

/** The reading without what it lists as not done although it is a detail of what is done. */
export const withoutDetails = (
  reading: PromptReading,
  topics: readonly Topic[],
  done: readonly string[],
): PromptReading => {
  const asked = (said: string): string => reading.ownWords?.[said] ?? said;
  const notPossible = reading.notPossible.filter(
    (said) =>
      !done.includes(said) &&
      !(asked(said).startsWith('“') && topics.length > 0 && isOnlyDetails(asked(said), topics)),
  );
  if (notPossible.length === reading.notPossible.length) return reading;
  return {
    ...reading,
    notPossible,
    hints: notPossible.some((said) => said.startsWith('“')) ? reading.hints : [],
  };
};
