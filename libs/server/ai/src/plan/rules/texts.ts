import { says } from '../clauses.ts';
import { beyond, valueIn, wish, type Reading, type Rule } from '../reading.ts';
import type { Word } from '../words.ts';

const HINT = 'Say which text, between quotation marks: add the text "Sale" at the top.';
const REMOVE_HINT = 'Paint over the text that should go, and it is filled in.';

/** "At the top", "at the top right". */
const placeIn = (reading: Reading): string => {
  const place = reading.value('place') ?? '';
  if (place !== 'top' && place !== 'bottom') return place;
  const side = reading.value('place');
  return side === 'left' || side === 'right' ? `${place}-${side}` : place;
};

/** Small words between "the text" and what it shall say, in six languages. */
const FRAME =
  /^(?:a|an|the|that|which|as|in|of|is|to|for|my|our|with|says?|saying|please|me|on|it|que|con|de|en|el|la|un|una|der|die|das|mit|dem|den|le|les|avec|du|des|com|o|os|um|uma|do|da|il|lo|gli|di|su)$/i;
const COURTESY = /^(?:pls|plz|thanks|thank you|thx|ok|bitte|danke|gracias|favor|merci|svp|obrigado|grazie)$/i;
/** What a text runs over, and what comes after it. */
const ACROSS = /^(?:across|over|throughout|diagonal\w*|quer|über|sobre|sur|sopra|attraverso)$/i;

/** Words after "text" up to where it shall stand: add the text SALE at the top. */
const unquoted = (reading: Reading, after: Word | undefined): string => {
  const from = after === undefined ? -1 : reading.words.indexOf(after);
  if (from < 0) return '';
  const words: Word[] = [];
  const following = reading.words.slice(from + 1);
  for (const [at, word] of following.entries()) {
    const next = following[at + 1];
    // "The word Sold in red": what follows is the color of the letters.
    if (words.length > 0 && FRAME.test(word.text) && next !== undefined && valueIn(next, 'color') !== null)
      break;
    const isPlace = valueIn(word, 'place') !== null || says(word, 'with') || ACROSS.test(word.text);
    if (isPlace && words.length > 0) break;
    const isFrame = FRAME.test(word.text) || says(word, 'word', 'write') || valueIn(word, 'color') !== null;
    if (words.length === 0 && (isPlace || isFrame)) continue;
    words.push(word);
  }
  reading.takeWords(words);
  reading.takeWords(reading.left().filter(({ text }) => ACROSS.test(text)));
  // "SALE big": in small letters, after a text in capitals, it is how the text is written.
  const isInCapitals = /^[\p{Lu}\p{N}]{2,}$/u.test(words[0]?.text ?? '');
  const isSize = (word: Word): boolean =>
    isInCapitals && /^\p{Ll}/u.test(word.text) && says(word, 'upscale', 'resize', 'strong', 'subtle');
  const isAfter = (word: Word): boolean =>
    FRAME.test(word.text) || COURTESY.test(word.text) || says(word, 'picture', 'this') || isSize(word);
  const trailing = words.findLastIndex((word) => !isAfter(word)) + 1;
  return words
    .slice(0, trailing)
    .map(({ text }) => text)
    .join(' ');
};

const SIGN = /^[©®™]$/;
/** "© 2024 Maria as watermark": the sign begins what is to be written. */
const signedText = (reading: Reading): string | null => {
  const from = reading.words.findIndex(({ text }) => SIGN.test(text));
  if (from < 0) return null;
  const ends = (word: Word): boolean =>
    FRAME.test(word.text) || valueIn(word, 'place') !== null || says(word, 'watermark', 'picture');
  const length = reading.words.slice(from).findIndex(ends);
  const words = reading.words.slice(from, length < 0 ? undefined : from + length);
  reading.takeWords(words);
  return words.map(({ text }) => text).join(' ');
};

/** Text and watermarks to be laid over the picture. */
export const readText: Rule = (reading) => {
  const { says: hasSaid, has, take } = reading;
  if (reading.isBegun() && !has('word', 'watermark')) return null;
  const isWatermark =
    has('watermark') &&
    (hasSaid('add', 'make', 'write', 'with') || reading.words.some(({ text }) => SIGN.test(text)));
  const hasQuote = reading.words.some(({ quote }) => quote !== null);
  const isSigned = reading.words.some(({ text }) => SIGN.test(text)) && !hasSaid('remove', 'without');
  const isText =
    isWatermark ||
    isSigned ||
    (has('word') && hasSaid('add', 'write', 'with')) ||
    (hasQuote && hasSaid('add', 'write', 'with', 'watermark')) ||
    hasSaid('write');
  if (hasSaid('remove') && has('word') && !hasSaid('add', 'write')) return beyond(REMOVE_HINT);
  if (!isText) return null;
  const quoted = reading.quote() ?? signedText(reading);
  const marker =
    reading.words.findLast((word) => says(word, 'write')) ??
    reading.words.findLast((word) => says(word, 'word', 'watermark'));
  const text =
    quoted ?? unquoted(reading, reading.words.find((word) => says(word, 'word', 'watermark')) ?? marker);
  const place = placeIn(reading);
  const [color] = reading.colors();
  take(
    'word',
    'watermark',
    'write',
    'add',
    'with',
    'make',
    'color',
    'more',
    'strong',
    'upscale',
    'border',
    'picture',
    'direction:diagonal',
    'subtle',
    'light',
    'part',
  );
  const shade = color === undefined ? {} : { color: color.hex };
  if (isWatermark) return wish('watermark', { text: text === '' ? '' : text, ...shade, place });
  return text === '' ? beyond(HINT) : wish('add-text', { text, place, ...shade });
};
