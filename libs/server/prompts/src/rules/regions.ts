import { PAINT_HINT } from '../clause-reading.ts';
import { says } from '../clauses/clauses.ts';
import { beyond, onlyWish, valueIn, type Finding, type Reading, type Rule } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';
import { asksToKeep } from '../kept/spared.ts';
import { dressed } from './dressed.ts';
import { COVER, HIDE } from './faces.ts';
import { colorsIn, isColored, isOtherWish, recolored } from './new-colors.ts';

const BLUE = { hex: '#2f6fde', name: 'blue' };
const GREEN = { hex: '#3f8f3a', name: 'green' };
const WHITE = { hex: '#ffffff', name: 'white' };
/** A wish for less of these in a sky is a wish for a blue sky. */
const DULL = ['gray', 'white', 'silver', 'light gray'];

/** Plates that somebody wants to hide are those of cars. */
const PLATE = /^(?:plates?|placas?|plaques?|targ(?:a|he)|schild(?:er)?)$/i;
const PIXELS = /^(?:pixels?|píxel(?:es)?)$/iu;

/** True if "all" stands for the whole picture, and not before the text or plate: "tout le texte", "todo el texto". */
const isOfEverything = (reading: Reading, named: Word): boolean =>
  reading
    .left()
    .some(
      (word, at, words) =>
        says(word, 'everything') && words.slice(at + 1).find((next) => !says(next, 'article')) !== named,
    );

/** Reads "blur the license plate" and "hide the address". A blur of everything else, and of faces, is read elsewhere. */
const hidden = (reading: Reading, region: string, named: Word): Finding => {
  // "The cover of the book with the name": a noun.
  const isNoun =
    region === 'private text' && reading.words.some(({ text }, at) => at > 0 && COVER.test(text));
  // "Pixel sulla targa": a noun for the squares.
  const isPixelated = reading.says('op:pixelate') || reading.words.some(({ text }) => PIXELS.test(text));
  const isHidden =
    isPixelated || reading.says('anonymize', 'op:blur') || reading.words.some(({ text }) => HIDE.test(text));
  const isElse =
    reading.says('less', 'fix', 'sharp', 'improve', 'write', 'add') ||
    reading.words.some(asksToKeep) ||
    reading.has('face', 'background') ||
    isOfEverything(reading, named);
  if (!isHidden || isElse || isNoun) return null;
  const place = reading.value('place');
  const where = region === 'license plate' ? region : 'text';
  return onlyWish(reading, isPixelated ? 'pixelate' : 'blur', place === null ? { where } : { where, place });
};

/** A text that says whose the picture is or that it may not be used; and programs into which a text should be copied. */
const NOT_REMOVED =
  /^(?:sample|stock|proof|proofs|preview|word|docx?|excel|copyright\p{L}*|signature|logo|muster|probe|muestra|aperçu|amostra|anteprima|shutterstock|getty|istock|alamy|adobe)$/iu;

const SIDES = {
  top: /(?<!\p{L})(?:top|upper|oben|obere[nr]?|arriba|superior|en haut|em cima|(?:in )?alto)(?!\p{L})/iu,
  bottom:
    /(?<!\p{L})(?:bottom|lower|unten|untere[nr]?|abajo|inferior|en bas|embaixo|em baixo|(?:in )?basso)(?!\p{L})/iu,
  left: /(?<!\p{L})(?:left|links|linken|izquierd[ao]|gauche|esquerd[ao]|sinistr[ao])(?!\p{L})/iu,
  right: /(?<!\p{L})(?:right|rechts|rechten|derech[ao]|droite|direit[ao]|destr[ao])(?!\p{L})/iu,
} as const;
/** "Bottom-right" for "the date at the bottom right": the names of dates contain sides too. Null if none is said. */
const sidesIn = (words: readonly Word[]): string | null => {
  const text = words.map((word) => word.text).join(' ');
  const [first, ...others] = [
    [SIDES.top, 'top'] as const,
    [SIDES.bottom, 'bottom'] as const,
    [SIDES.left, 'left'] as const,
    [SIDES.right, 'right'] as const,
  ].flatMap(([said, side]) => (said.test(text) ? [side] : []));
  return first === undefined || others.length > 1 ? null : [first, ...others].join('-');
};

/** Reads "remove the text" and "erase the date stamp". A text that the prompt quotes may be one of several. */
const removed = (reading: Reading, region: string, named: Word): Finding => {
  const isElse =
    reading.says('add', 'replace', 'fix', 'anonymize') ||
    (reading.says('watermark') && region !== 'date stamp') ||
    reading.words.some((word) => asksToKeep(word) || (word !== named && says(word, 'write'))) ||
    reading.has('background', 'shadow', 'noise', 'haze', 'blurry', 'skin') ||
    isOfEverything(reading, named) ||
    reading.words.some(({ quote, text }) => quote !== null || NOT_REMOVED.test(text));
  // "No text" may ask that none is added.
  const isAsked = reading.says('remove') && !reading.words.some((word) => says(word, 'without'));
  if (!isAsked || isElse || region === 'private text') return null;
  const isDate = region === 'date stamp';
  const sides = sidesIn(reading.words);
  const both = sides?.includes('-') === true ? sides : null;
  const place = both ?? reading.value('place') ?? (isDate ? (sides ?? 'corner') : '');
  return onlyWish(reading, 'remove-object', {
    names: isDate ? 'text' : region,
    place,
    said: named.text.toLowerCase(),
    count: 0,
  });
};

/** Reads "whiten my teeth" and "my teeth are too yellow". Their form stays as it is. */
const whitened = (reading: Reading, named: Word): Finding => {
  const isOfColor = reading.words.some((word) => ['white', 'yellow'].includes(valueIn(word, 'color') ?? ''));
  const isWhitened = isOfColor || reading.says('whiten', 'bright');
  if (!isWhitened || reading.words.some(asksToKeep)) return null;
  return recolored(reading, 'teeth', named, WHITE);
};

/** Reads "blue sky", "make the sky bluer" and "the grass is too yellow". */
const colored = (reading: Reading, region: string, named: Word): Finding => {
  // "The grass looks yellow" is one phrase.
  if (region === 'plants' && reading.has('cast')) return recolored(reading, region, named, GREEN);
  if (isOtherWish(reading)) return null;
  const wantsLess = reading.says('less', 'excess', 'lacking');
  const color = colorsIn(reading)?.wanted;
  if (color === undefined) return null;
  if (region === 'plants') return recolored(reading, region, named, wantsLess ? GREEN : color);
  const isDull = DULL.includes(color.name);
  if (isDull && !wantsLess) return null;
  return recolored(reading, region, named, isDull ? BLUE : color);
};

/** Reads "make the sky blue", in which the last two words are the name of a color too. */
const blueSkyIn = (reading: Reading): Finding => {
  const { words } = reading;
  const at = words.findIndex(({ text }) => /^sky blue$/i.test(text));
  const before = words.slice(0, Math.max(0, at));
  const last = before.at(-1);
  // "Turn this dreary gray sky blue": what it looks like now may stand between.
  const isSky =
    last !== undefined &&
    (/^the$/i.test(last.text) ||
      (isColored(last) && before.some(({ text }) => /^(?:the|this|that|our|my)$/i.test(text))));
  if (!isSky || isOtherWish(reading) || !reading.says('make', 'replace', 'recolor')) return null;
  return onlyWish(reading, 'recolor', { names: 'sky', said: 'the sky', color: BLUE.hex, name: BLUE.name });
};

/** Reads "make the sky more dramatic" and "bring out the clouds". */
const dramatic = (reading: Reading): Finding => {
  if (reading.says('replace', 'add')) return null;
  const operation = reading.says('op:dramatic-lighting')
    ? 'dramatic-lighting'
    : reading.says('op:hdr', 'detail')
      ? 'hdr'
      : null;
  return operation === null ? null : onlyWish(reading, operation, { where: 'sky' });
};

/** Reads "make my eyes green". Red eyes are a fault of the flash. */
const irises = (reading: Reading, named: Word): Finding => {
  if (isOtherWish(reading) || reading.says('fix')) return null;
  if (!reading.says('make', 'replace', 'recolor', 'colorize')) return null;
  const color = colorsIn(reading)?.wanted;
  return color === undefined || color.name === 'red' ? null : recolored(reading, 'eyes', named, color);
};

/** A lipstick of no color that somebody names is red. */
const LIPSTICK_RED = { hex: '#b8243a', name: 'red' };
const LIPSTICK =
  /^(?:lipsticks?|lip ?gloss|labial|pintalabios|(?:lápiz|barra) (?:labial|de labios)|lippenstift|lipgloss|rouge à lèvres|gloss|batom|batons|rossetto|lucidalabbra)$/iu;

/** Reads "make her lips pink", "redder lips" and "put some lipstick on me". */
const made = (reading: Reading, named: Word): Finding => {
  if (
    reading.says('remove', 'without', 'less', 'excess', 'only', 'in-color') ||
    reading.words.some(asksToKeep)
  )
    return null;
  const color = colorsIn(reading)?.wanted;
  if (color !== undefined) return recolored(reading, 'lips', named, color);
  const isPutOn = LIPSTICK.test(named.text) && reading.says('add', 'make', 'with');
  return isPutOn ? recolored(reading, 'lips', named, LIPSTICK_RED) : null;
};

/**
 * Reads wishes for a part of the picture that has a finder of its own (regions/in-region.ts). Lighter, darker, sharper
 * and similar wishes for them are read as for any other part.
 */
export const readRegion: Rule = (reading, { mask }) => {
  const blueSky = blueSkyIn(reading);
  if (blueSky !== null && !mask) return blueSky;
  const named =
    reading.left().find((word) => valueIn(word, 'region') !== null) ??
    reading.left().find((word) => says(word, 'word')) ??
    reading
      .left()
      .find((word) => PLATE.test(word.text) && reading.says('anonymize', 'op:blur', 'op:pixelate'));
  const isPlate = named !== undefined && valueIn(named, 'region') === null && PLATE.test(named.text);
  // "The patient's name": names are text too.
  const region =
    named === undefined ? null : isPlate ? 'license plate' : (valueIn(named, 'region') ?? 'private text');
  if (mask || named === undefined || region === null) return null;
  // "The car behind the tree": the tree only says where.
  const before = reading.words.slice(0, reading.words.indexOf(named));
  if (before.some((word) => !['person', null].includes(valueIn(word, 'thing')))) return null;
  // "My shadow on the grass", "the lights on the tree": nothing finds what should go.
  if (reading.says('remove') && reading.has('shadow', 'light')) return beyond(PAINT_HINT);
  switch (region) {
    case 'sky':
      return dramatic(reading) ?? colored(reading, region, named);
    case 'plants':
      return colored(reading, region, named);
    case 'teeth':
      return whitened(reading, named);
    case 'eyes':
      return irises(reading, named);
    case 'lips':
      return made(reading, named);
    case 'clothes':
      return dressed(reading, named);
    case 'date stamp':
      return hidden(reading, region, named) ?? removed(reading, region, named);
    default:
      return hidden(reading, region, named) ?? removed(reading, region, named);
  }
};
