import { type OperationId, operationOf, OPERATIONS, type StepOptions } from '@safelight/operations';
import type { Concept } from '../lexicon/english.ts';
import { says as saysOf } from '../clauses/clauses.ts';
import type { Word } from '../words/words.ts';
import { beyond, valueIn, wish, type Reading, type Rule } from '../clauses/reading.ts';
import { decadeNamed, grayOfDecade, isDecade, isFromThen } from './decades.ts';

export const MATCH_HINT = 'Choose another of your images to take the colors from.';

const ids: ReadonlySet<string> = new Set(OPERATIONS.map(({ id }) => id));

/** Operations whose names are often said with "remove" or "fix". These verbs then do not undo the operation. */
const REPAIRS: ReadonlySet<string> = new Set([
  'denoise',
  'red-eye',
  'dehaze',
  'color-correction',
  'low-light',
  'improve-quality',
  'repair-scratches',
  'smooth-skin',
  'enhance-colors',
  'scan-document',
  'straighten',
  'passport-photo',
  'black-and-white',
]);
/** For each look, the concepts that often stand beside its name and request nothing more: "vintage film grain". */
const ALONGSIDE: Readonly<Record<string, readonly Concept[]>> = {
  'black-and-white': ['op:night', 'muted', 'in-color', 'color'],
  vintage: ['op:film-grain', 'op:fade', 'op:sepia', 'op:improve-quality'],
  'neon-glow': ['op:night', 'light', 'color', 'lighting'],
  'magical-effects': ['op:blur', 'blurry', 'warm', 'light', 'lighting', 'op:neon-glow', 'op:fade', 'bright'],
  'dramatic-lighting': ['light', 'lighting', 'dark', 'shadow', 'op:cinematic', 'contrast', 'part'],
  cinematic: ['op:dramatic-lighting', 'color', 'light', 'lighting'],
  sunset: ['op:neon-glow', 'light', 'warm', 'color', 'lighting', 'part', 'bright'],
  night: ['dark', 'part', 'light', 'lighting'],
  'enhance-colors': ['color', 'vivid', 'quality', 'lighting', 'op:improve-quality'],
  'improve-quality': ['quality', 'color', 'detail', 'op:enhance-colors', 'size', 'improve'],
  'artist-style': [
    'op:oil-painting',
    'op:pencil-sketch',
    'op:cartoon',
    'color',
    'op:watercolor',
    'op:cinematic',
    'op:posterize',
  ],
  'pencil-sketch': ['color:black', 'op:black-and-white', 'op:cartoon', 'detail'],
  'oil-painting': ['op:pencil-sketch', 'color'],
  watercolor: ['op:oil-painting', 'op:pencil-sketch', 'color', 'part', 'word'],
  cartoon: ['op:pencil-sketch', 'op:oil-painting'],
  'color-correction': ['color', 'cast', 'warm', 'cool', 'op:enhance-colors', 'skin', 'light'],
  'low-light': ['dark', 'light', 'bright', 'shadow', 'lighting'],
  denoise: ['noise'],
  'smooth-skin': ['skin', 'face', 'op:improve-quality', 'op:enhance-colors', 'sharp'],
  'repair-scratches': [
    'op:scan-document',
    'op:vintage',
    'noise',
    'skin',
    'part',
    'op:improve-quality',
    'document',
  ],
  'scan-document': [
    'document',
    'crop',
    'op:straighten',
    'color',
    'shadow',
    'color:white',
    'bright',
    'contrast',
    'op:black-and-white',
    'sharp',
    'background',
    'op:improve-quality',
  ],
  'passport-photo': ['crop', 'size', 'background', 'color:white', 'square', 'resize', 'format:jpeg'],
  hdr: ['vivid', 'contrast', 'light'],
  fade: ['color'],
  vignette: ['dark', 'edge', 'around', 'border'],
  sepia: ['op:vintage', 'color', 'warm'],
  'product-shadow': [
    'color:white',
    'background',
    'make',
    'add',
    'this',
    'with',
    'studio',
    'subject',
    'shadow',
    'part',
    'place:bottom',
    'near',
    'thing:bottle',
  ],
  'teal-and-orange': ['op:cinematic', 'color', 'op:enhance-colors'],
  'film-grain': ['op:vintage', 'noise', 'op:cinematic'],
  'tilt-shift': ['op:blur'],
  posterize: ['color'],
  invert: ['color'],
  'match-reference': ['reference', 'color', 'op:vintage', 'op:enhance-colors'],
};

const styleIn = (reading: Reading, hasReference: boolean): string | null => {
  // "A comic in pop art" names two styles. Pop art is used, because it is the more specific one.
  const isPopArt = reading.left().some((word) => saysOf(word, 'style:pop-art'));
  if (isPopArt) reading.takeWords(reading.left().filter((word) => saysOf(word, 'style:comic')));
  const style = reading.value('style');
  if (style !== null) return style;
  return reading.has('artist-style') && !hasReference ? 'van-gogh' : null;
};

/** Returns the requested size of a passport photo in millimeters. People often write it without the unit: "35x45". */
const passportSize = (reading: Reading): StepOptions => {
  const size = reading.measure('print', 'dimensions', 'ratio');
  if (size === null) return {};
  const scale = size.kind === 'ratio' ? PASSPORT_HEIGHT_MM / size.height : 1;
  return { widthMm: Math.round(size.width * scale), heightMm: Math.round(size.height * scale) };
};
const PASSPORT_HEIGHT_MM = 45;

/** Words for a soft glow, which asks for no sparks: "dreamy", "verträumt". */
const DREAMY =
  /dream|verträumt|traum|soñad|sueño|onír|oniri|rêv|sonhad|sonho|sognant|sogno|vaporeu|ethereal|ätherisch|etére|éthér/i;
const SPARKLING =
  /m[aá]gi|spark|glit|märchen|zauber|fiab|cuento|féer|conte|fairy|fee|hada|fée|fada|fata|stern|stars?|dust|funkel|brill|étincel|purpurin/i;
const optionsFor = (operation: OperationId, reading: Reading): StepOptions => {
  if (operation === 'passport-photo') return passportSize(reading);
  const isDreamy = operation === 'magical-effects' && reading.words.some(({ text }) => DREAMY.test(text));
  if (isDreamy && !reading.words.some(({ text }) => SPARKLING.test(text))) return { sparks: 'none' };
  if (operation !== 'vintage') return {};
  const decade = (isDecade(reading.words) ? reading.measure('decade')?.decade : null) ?? decadeNamed(reading);
  return decade === null ? {} : { decade };
};

const FILM = /(?:films?|filmes?|película|pelicula|peli|movie|pellicola)$/i;

/** Looks that change the light of the whole picture and add nothing to a sky. */
const OF_ALL_LIGHT: ReadonlySet<string> = new Set(['sunset', 'night', 'dramatic-lighting']);
const SKY_HINT =
  'Another sky has to come from another of your images; the light of the whole image can change: turn it into a sunset.';

const isMore = ({ has, words }: Reading): boolean =>
  has('more') || words.some(({ text }) => /^dramatischer/i.test(text));
/** True if only a part of the picture should change, as no word names the whole: "make the clouds more dramatic". */
const isOfOne = ({ has }: Reading): boolean => !has('picture', 'this', 'light', 'lighting', 'scene');

/** True if "improve" has a tone as its object, so that it does not request better quality: "improve the light". */
const isVerbOfTone = (reading: Reading): boolean =>
  reading.left().some((word) => saysOf(word, 'op:improve-quality') && saysOf(word, 'improve', 'fix')) &&
  reading.has('light', 'lighting', 'color', 'contrast', 'detail', 'shadow', 'highlight', 'skin', 'vivid');

const isOfShown = ({ words }: Reading): boolean =>
  words.some(
    (word, at) =>
      saysOf(word, 'op:sunset') &&
      /^(?:of|vom|del|do|du|de|des|of the)$/i.test(
        words[at - 1]?.text === 'the' ? (words[at - 2]?.text ?? '') : (words[at - 1]?.text ?? ''),
      ),
  );

const isOperation = (id: string): id is OperationId => ids.has(id);

/** True for a word whose only meanings are operations that this build does not have. */
const isMissing = (word: Word): boolean =>
  [...word.concepts].every((concept) => concept.startsWith('op:') && !isOperation(concept.slice(3))) &&
  word.concepts.size > 0;

/** Returns the operation that a clause names. If it names several, repairs come before looks. */
const namedIn = (reading: Reading): OperationId | null => {
  const named = reading
    .left()
    .flatMap((word) =>
      [...word.concepts].filter((concept) => concept.startsWith('op:')).map((concept) => concept.slice(3)),
    )
    .filter(isOperation);
  // In "dust from the scanner" no document is meant: the word only says how the picture was made.
  const isPaper = reading
    .left()
    .some((word) => saysOf(word, 'document') && !/^(?:scans?|scanned|scanning)$/i.test(word.text));
  if (named.includes('repair-scratches') && !isPaper) return 'repair-scratches';
  return (
    named.find((id) => REPAIRS.has(id) && id !== 'improve-quality' && id !== 'enhance-colors') ??
    named.find((id) => id !== 'improve-quality' && id !== 'enhance-colors') ??
    named[0] ??
    null
  );
};

/** Words for "too". With one, blur is a complaint ("too blurred"); with "so much that …" it is a request. */
const TOO = /^(?:too|muy|demasiado|zu|trop|troppo|muito|demais)$/i;

/** Reads looks, repairs and styles that a clause requests by name: "make it vintage", "denoise", "like van Gogh". */
export const readLook: Rule = (reading, given) => {
  const { says, owns, has, take } = reading;
  const style = styleIn(reading, given.reference);
  const isWritten = reading.words.some((word) => saysOf(word, 'word', 'write', 'watermark'));
  const decade =
    style === null &&
    isDecade(reading.words) &&
    namedIn(reading) === null &&
    !isWritten &&
    !isFromThen(reading) &&
    !has('square', 'size') &&
    !reading.isBegun()
      ? reading.measure('decade')
      : null;
  if (decade !== null) {
    take('op:film-grain', 'picture', 'make');
    return wish('vintage', { decade: decade.decade });
  }
  if (reading.has('color:gray') && says('make') && !reading.has('background', 'border')) {
    take('color:gray', 'make', 'this', 'picture', 'everything', 'fully');
    return wish('black-and-white', {}, true);
  }
  const isLike =
    given.reference &&
    reading.has('reference') &&
    !reading.has('background', 'place:behind', 'collage') &&
    (reading.has('color', 'lighting', 'light') || !reading.isBegun());
  if (isLike && namedIn(reading) === null) {
    reading.takeWords(reading.left());
    return wish('match-reference');
  }
  if (reading.left().some(isMissing)) return beyond();
  const named = style === null ? namedIn(reading) : 'artist-style';
  // "A film from the 80s" requests the vintage look, not the cinematic one.
  const isOldFilm =
    named === 'cinematic' &&
    (reading.words.some(({ measure }) => measure?.kind === 'decade') ||
      (has('op:vintage') && reading.words.some(({ text }) => FILM.test(text))));
  if (isOldFilm) take('op:cinematic');
  const operation = isOldFilm ? 'vintage' : named;
  if (operation === null) return null;
  const gray = named === 'black-and-white' && !isWritten ? grayOfDecade(reading) : null;
  if (gray !== null) return gray;
  // "The colors of the sunset": the picture shows the sunset, so only its colors are enhanced.
  if (operation === 'sunset' && has('color') && isOfShown(reading)) {
    take('op:sunset', 'color', 'make', 'more');
    return wish('enhance-colors');
  }
  // "Flip it so that the text is readable" requests only the flip, and no scan of a document.
  if (operation === 'scan-document' && owns('flip') && !has('document')) {
    take('op:scan-document');
    return null;
  }
  // "Lighten the dark corners" is the opposite of a vignette, so the rule for tones reads it.
  if (operation === 'vignette' && has('bright')) {
    take('op:vignette');
    return null;
  }
  // "The scratch on the laptop" and "another frame, nicer" are about a thing in the picture, not about the picture.
  const isOfThing = reading
    .left()
    .some((word) => valueIn(word, 'thing') !== null && valueIn(word, 'thing') !== 'person');
  if (operation === 'repair-scratches' && isOfThing && !has('picture', 'document')) return beyond();
  const isUnknown = reading.left().some((word) => word.concepts.size === 0 && /\p{L}{3}/u.test(word.text));
  const isExchanged = owns('replace') && !owns('make') && isUnknown && !has('picture', 'this', 'color');
  if (isExchanged && ['improve-quality', 'repair-scratches', 'enhance-colors'].includes(operation))
    return beyond();
  if (operation === 'neon-glow' && has('background') && has('color:black')) take('background', 'color:black');
  if (operation === 'improve-quality' && isVerbOfTone(reading)) return null;
  const isOfSky = has('part') && (owns('replace') || (owns('make') && isOfOne(reading) && isMore(reading)));
  if (OF_ALL_LIGHT.has(operation) && isOfSky) return beyond(SKY_HINT);
  // "The sketch effect half as strong" requests a weaker effect and does not remove it.
  const isWeakened =
    reading.words.some((word) => saysOf(word, 'subtle', 'half')) && !owns('remove', 'without');
  const isUndone = owns('less', 'remove', 'excess', 'without') && !REPAIRS.has(operation) && !isWeakened;
  const options = style === null ? optionsFor(operation, reading) : { style };
  take(`op:${operation}` as Concept, 'artist-style', ...(ALONGSIDE[operation] ?? []));
  reading.takeWords(reading.left().filter((word) => valueIn(word, 'style') !== null));
  if (REPAIRS.has(operation))
    take('remove', 'fix', 'less', 'improve', 'excess', 'more', 'make', 'picture', 'this');
  take('op:improve-quality');
  if (operation === 'match-reference') {
    if (!given.reference) return beyond(MATCH_HINT);
    reading.takeWords(reading.left());
  }
  // "Remove the blur" and "too blurred" request a sharper picture.
  if (operation === 'blur' && owns('excess') && !owns('remove', 'less')) {
    if (!reading.words.some(({ text }) => TOO.test(text))) return wish('blur');
    return wish('sharpen');
  }
  if (isUndone && operation === 'blur') return wish('sharpen');
  if (isUndone) return beyond();
  return wish(
    operation,
    options,
    operationOf(operation).graded ? REPAIRS.has(operation) && says('excess', 'less') : true,
  );
};
