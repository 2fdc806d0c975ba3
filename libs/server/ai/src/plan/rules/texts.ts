import { says } from '../clauses.ts';
import { beyond, valueIn, wish, type Reading, type Rule } from '../reading.ts';
import type { Word } from '../words.ts';

const HINT = 'Say which text, between quotation marks: add the text "Sale" at the top.';
const REMOVE_HINT = 'Paint over the text that should go, and it is filled in.';

const placeIn = (reading: Reading): string => reading.value('place') ?? '';

/** Words after "text" up to where it shall stand: add the text SALE at the top. */
const unquoted = (reading: Reading, after: Word | undefined): string => {
  const from = after === undefined ? -1 : reading.words.indexOf(after);
  if (from < 0) return '';
  const words: Word[] = [];
  for (const word of reading.words.slice(from + 1)) {
    const isPlace = valueIn(word, 'place') !== null || says(word, 'with');
    if (isPlace && words.length > 0) break;
    if (
      words.length === 0 &&
      (isPlace || says(word, 'article', 'filler', 'word', 'write') || valueIn(word, 'color') !== null)
    )
      continue;
    words.push(word);
  }
  reading.takeWords(words);
  const trailing = words.findLastIndex((word) => !says(word, 'filler', 'article')) + 1;
  return words
    .slice(0, trailing)
    .map(({ text }) => text)
    .join(' ');
};

/** Text and watermarks to be laid over the picture. */
export const readText: Rule = (reading) => {
  const { says: hasSaid, has, take } = reading;
  if (reading.isBegun() && !has('word', 'watermark')) return null;
  const isWatermark = has('watermark') && hasSaid('add', 'make', 'write', 'with');
  const hasQuote = reading.words.some(({ quote }) => quote !== null);
  const isText =
    isWatermark ||
    (has('word') && hasSaid('add', 'write', 'with')) ||
    (hasQuote && hasSaid('add', 'write', 'with', 'watermark')) ||
    hasSaid('write');
  if (hasSaid('remove') && has('word') && !hasSaid('add', 'write')) return beyond(REMOVE_HINT);
  if (!isText) return null;
  const quoted = reading.quote();
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
