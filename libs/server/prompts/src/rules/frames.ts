import { says as saysOf } from '../clauses/clauses.ts';
import type { Word } from '../words/words.ts';
import { beyond, valueIn, wish, type Finding, type Reading } from '../clauses/reading.ts';
import { ABOVE_OR_BELOW, NEXT_TO, THE_OTHER } from '../words/arrangements.ts';

export const CROP_HINT = 'Crop the image to take a border off.';
export const OTHER_HINT = 'Choose another of your images to put beside this one.';

/** "Round, please": nothing else is spoken of. */
const isCircleOnly = (reading: Reading): boolean =>
  reading.left().every((word) => saysOf(word, 'circle', 'filler', 'article', 'only'));

/** "Center me in the frame": the frame is that of the picture. "Bordò" is a color. */
const isNoFrame = (reading: Reading): boolean =>
  reading.has('head-and-shoulders') ||
  (reading.has('place:center') &&
    reading.words.some((word) => /^(?:in|nel|im|en)$/i.test(word.text)) &&
    !reading.says('add')) ||
  reading.words.some(({ text }) => /^bord[òô]$/i.test(text));

const NO_FRAME = /^(?:like|for|from|can|to|fill|out of|as)$/i;

/** Bars beside a picture, in the six languages. */
const BARS = /(?:bars?|balken|streifen|bandes|barras|franjas|faixas|tarjas|fasce|bande|space)(?: |$)/i;
/** "Into a square with white bars": what a square needs so that nothing is cut off. */
const isToSquare = ({ has, words }: Reading): boolean =>
  has('square') && words.some((word) => saysOf(word, 'border') && BARS.test(word.text));
const frameIn = (reading: Reading): string => {
  if (isToSquare(reading)) return 'square';
  if (reading.has('bars')) return 'bars';
  return reading.has('polaroid-frame', 'op:vintage') ? 'polaroid' : 'border';
};

/** Borders, bars and corners. */
export const readFrame = (reading: Reading): Finding => {
  const { has, says, take } = reading;
  // "A black border with rounded corners" is both, and the border is drawn before its corners are rounded.
  const isBoth =
    has('round-corners') && has('border') && reading.left().some((word) => valueIn(word, 'color') !== null);
  if (
    !isBoth &&
    (has('round-corners') ||
      (has('circle') &&
        !reading.owns('border') &&
        (says('make', 'crop', 'picture', 'cut', 'face') || isCircleOnly(reading))))
  ) {
    const shape = has('circle') && !has('round-corners') ? 'circle' : 'rounded';
    // "A black border with rounded corners" is both.
    const hasBorderToo = has('border') && reading.left().some((word) => valueIn(word, 'color') !== null);
    if (!hasBorderToo) take('border');
    reading.measure('pixels', 'number', 'percent');
    reading.takeWords(
      reading.left().filter(({ text }) => /^(?:radius|radio|rayon|raggio|raio)$/i.test(text)),
    );
    take('round-corners', 'circle', 'edge', 'add', 'make', 'crop', 'transparent', 'more', 'picture', 'face');
    take('cut', 'only', 'size', 'subtle', 'format:png');
    return wish('round-corners', { shape });
  }
  const isCutOff =
    has('crop') && reading.words.some(({ measure }) => measure !== null) && !says('add', 'with');
  // "Darken the borders" wants a vignette, and "clareia as bordas" lighter edges.
  const isOfTones = says('dark', 'bright', 'op:blur', 'op:pixelate', 'blurry');
  if (has('border') && isOfTones && has('edge') && reading.colors().length === 0) return null;
  // "Crop away the frame".
  const isCroppedOff = has('border') && has('crop') && !says('add', 'with', 'make');
  if (isCroppedOff && !isCutOff) return null;
  // "Like a frame out of a film", "something I can frame", "fill the frame": none to be drawn.
  const isMeant = reading.words.some(
    (word, at) =>
      /^frame$/i.test(word.text) &&
      reading.words.slice(Math.max(0, at - 2), at).some(({ text }) => NO_FRAME.test(text)),
  );
  if (isMeant) {
    take('border');
    return null;
  }
  if (has('border') && isNoFrame(reading)) {
    if (!reading.has('place:center')) return null;
    take('border', 'place:center', 'subject', 'this', 'make');
    return wish('crop', { around: 'subject' }, true);
  }
  if (has('border') && !isCutOff && !says('remove', 'less', 'without')) {
    const at = reading.words.findIndex((word) => saysOf(word, 'border'));
    const isStriped = at > 0 && saysOf(reading.words[at - 1] as Word, 'op:black-and-white');
    if (isStriped) return beyond('A border has one color.');
    const shape = frameIn(reading);
    const pixels = reading.measure('pixels')?.value;
    const [color] = reading.colors();
    take(
      'border',
      'bars',
      'polaroid-frame',
      'add',
      'make',
      'edge',
      'around',
      'with',
      'picture',
      'op:vintage',
      'op:cinematic',
      'studio',
    );
    // "A square crop with a thin frame": the square is a wish of its own.
    if (!has('crop')) take('square');
    if (!isBoth) take('round-corners');
    const named = color === undefined ? {} : { color: color.hex, name: color.name };
    return wish('border', { shape, ...named, ...(pixels === undefined ? {} : { pixels }) });
  }
  if (has('border') && !isCutOff) return beyond(CROP_HINT);
  // "With a white edge": an edge in a color is a border.
  const isColored = reading.left().some((word) => valueIn(word, 'color') !== null);
  if (has('edge') && isColored && !has('dark') && !says('remove', 'less', 'fix', 'crop', 'without')) {
    const [color] = reading.colors();
    take('edge', 'add', 'make', 'with', 'around', 'subtle', 'picture');
    return wish('border', { shape: 'border', color: color?.hex ?? '', name: color?.name ?? '' });
  }
  return null;
};

/** "Next to the other one", "l'une au-dessus de l'autre": how two pictures are arranged that become one. */
const TOGETHER = new RegExp(
  `(?<!\\p{L})(?:${NEXT_TO} (?:the|my) (?:other|second) (?:one|photo|picture|image)|(?:above|below|on top of|under) the other|(?:l ?['’ ]une?|um[ao]|una?|eine?s?) (?:${ABOVE_OR_BELOW}|${NEXT_TO}) ?${THE_OTHER})(?!\\p{L})`,
  'iu',
);
/** Two pictures as one. */
export const readCollage = (reading: Reading, hasReference: boolean): Finding => {
  const { has, take } = reading;
  const isTogether = TOGETHER.test(reading.words.map(({ text }) => text).join(' '));
  if (!has('collage') && !isTogether) return null;
  if (!hasReference) return beyond(OTHER_HINT);
  const layout = has('stack-vertical', 'direction:vertical', 'place:top', 'place:bottom')
    ? 'stacked'
    : 'beside';
  take(
    'collage',
    'stack-vertical',
    'direction:vertical',
    'direction:horizontal',
    'reference',
    'make',
    'add',
    'with',
    'place:top',
    'place:bottom',
    'picture',
    'place:left',
    'place:right',
  );
  return wish('collage', { layout }, true);
};
