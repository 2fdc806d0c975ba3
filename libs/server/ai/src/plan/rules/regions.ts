import type { StepOptions } from '../../operation.ts';
import { PAINT_HINT } from '../clause-reading.ts';
import { says } from '../clauses/clauses.ts';
import { ENGLISH_REGIONS } from '../lexicon/regions.ts';
import { DEFINITE } from '../told/meant.ts';
import { beyond, valueIn, wish, type Finding, type Reading, type Rule } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';
import { asksToKeep } from '../kept/spared.ts';
import { COVER, HIDE } from './faces.ts';

const BLUE = { hex: '#2f6fde', name: 'blue' };
const GREEN = { hex: '#3f8f3a', name: 'green' };
const WHITE = { hex: '#ffffff', name: 'white' };
/** A wish for less of these in a sky is a wish for a blue sky. */
const DULL = ['gray', 'white', 'silver', 'light gray'];

export const NEW_CLOTHES_HINT = 'Clothes can get another color here, but nobody can be dressed in others.';
const CLOTHES_HINT = 'It is not clear which clothes are meant. Paint over what should change its color.';

/** Plates that somebody wants to hide are those of cars. */
const PLATE = /^(?:plates?|placas?|plaques?|targ(?:a|he)|schild(?:er)?)$/i;
const PIXELS = /^(?:pixels?|píxel(?:es)?)$/iu;

/** Takes all words of the clause for one request. */
const only = (reading: Reading, ...request: Parameters<typeof wish>): Finding => {
  reading.takeWords(reading.left());
  return wish(...request);
};

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
  return only(reading, isPixelated ? 'pixelate' : 'blur', place === null ? { where } : { where, place });
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
  return only(reading, 'remove-object', {
    names: isDate ? 'text' : region,
    place,
    said: named.text.toLowerCase(),
    count: 0,
  });
};

const recolored = (
  reading: Reading,
  region: string,
  named: Word,
  { hex, name }: typeof BLUE,
  more: StepOptions = {},
): Finding =>
  only(reading, 'recolor', {
    names: region,
    said: `the ${named.text.toLowerCase()}`,
    color: hex,
    name,
    ...more,
  });

/** Reads "whiten my teeth" and "my teeth are too yellow". Their form stays as it is. */
const whitened = (reading: Reading, named: Word): Finding => {
  const isOfColor = reading.words.some((word) => ['white', 'yellow'].includes(valueIn(word, 'color') ?? ''));
  const isWhitened = isOfColor || reading.says('whiten', 'bright');
  if (!isWhitened || reading.words.some(asksToKeep)) return null;
  return recolored(reading, 'teeth', named, WHITE);
};

/** Verbs and other words with which a color is what something shall have. */
const CHANGES = [
  'make',
  'replace',
  'recolor',
  'colorize',
  'more',
  'less',
  'fix',
  'improve',
  'instead',
] as const;
/** Words with which a color belongs to another wish. */
const OTHER_WISHES = [
  'only',
  'in-color',
  'op:black-and-white',
  'op:red-eye',
  'remove',
  'without',
  'write',
  'border',
  'background',
  'word',
] as const;

interface Colors {
  /** The color that a part shall have: the last one, or the one before "instead of". */
  readonly wanted: typeof BLUE;
  /** The color that it has, if the clause names it. */
  readonly own: typeof BLUE | null;
}

/** The colors of a clause: "the red dress blue", "blue instead of red". Null if it names none. */
const colorsIn = (reading: Reading): Colors | null => {
  const insteadAt = reading.words.findIndex((word) => says(word, 'instead'));
  const before = reading.words.slice(0, Math.max(0, insteadAt));
  const colors = reading.colors();
  const inOrder = before.some((word) => valueIn(word, 'color') !== null) ? colors.toReversed() : colors;
  const wanted = inOrder.at(-1);
  return wanted === undefined ? null : { wanted, own: inOrder.at(-2) ?? null };
};

const isColored = (word: Word): boolean => valueIn(word, 'color') !== null || word.measure?.kind === 'color';
/** True for "in red", "en rouge" and "in Rot". */
const isInColor = (words: readonly Word[]): boolean =>
  words.some((word, at) => isColored(word) && /^(?:in|en|em|de)$/i.test(words[at - 1]?.text ?? ''));

/** True for "add" and "with", but not for verbs that also mean "make": "pon el cielo azul". */
const onlyAdds = (word: Word): boolean => says(word, 'add', 'with') && !says(word, 'make');

/** True for a clause that keeps a color, adds something of that color, or asks for none. */
const isOtherWish = ({ says: hasSaid, words }: Reading): boolean =>
  hasSaid(...OTHER_WISHES) ||
  words.some(asksToKeep) ||
  !words.some(isColored) ||
  (words.some(onlyAdds) && !hasSaid('replace') && !isInColor(words));

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
  const isSky = at > 0 && /^the$/i.test(words[at - 1]?.text ?? '');
  if (!isSky || isOtherWish(reading) || !reading.says('make', 'replace', 'recolor')) return null;
  return only(reading, 'recolor', { names: 'sky', said: 'the sky', color: BLUE.hex, name: BLUE.name });
};

/** Reads "make the sky more dramatic" and "bring out the clouds". */
const dramatic = (reading: Reading): Finding => {
  if (reading.says('replace', 'add')) return null;
  const operation = reading.says('op:dramatic-lighting')
    ? 'dramatic-lighting'
    : reading.says('op:hdr', 'detail')
      ? 'hdr'
      : null;
  return operation === null ? null : only(reading, operation, { where: 'sky' });
};

const INDEFINITE = /^(?:una?|un|eine[nm]?|ein|une|uma?|um)$/i;
const POSSESSIVE = /^(?:s|'s|del|della|do|da|du|de|des|von|vom)$/i;

/** "Change red dress to emerald", "vestido de rojo a verde": without an article, but with the color that it has, or a verb. */
const isBareDress = ({ words, says: hasSaid }: Reading, at: number): boolean => {
  const colors = words.filter(isColored).length;
  const isOnlyThat = words.every(
    (word, index) =>
      index === at ||
      isColored(word) ||
      says(word, 'article', 'filler', 'make', 'replace', 'recolor', 'touch', 'part', 'color'),
  );
  // "Dress color to red".
  const isToColor =
    words.some((word) => says(word, 'color')) && words.some(({ text }) => /^to$/iu.test(text));
  const isAsked =
    hasSaid('replace', 'recolor') || isToColor || /^(?:make|turn|paint|dye)$/iu.test(words[0]?.text ?? '');
  return isOnlyThat && !words.some(onlyAdds) && (colors > 1 || isAsked);
};

/** Reads "make the dress red". "A red dress" is one that nobody wears. */
const dressed = (reading: Reading, named: Word): Finding => {
  const at = reading.words.indexOf(named);
  const isAsked = reading.says(...CHANGES, 'add') || isInColor(reading.words) || isBareDress(reading, at);
  if (isOtherWish(reading) || !isAsked) return null;
  const before = reading.words.slice(Math.max(0, at - 2), at);
  // "A" is "the" in Portuguese.
  const isEnglish = ENGLISH_REGIONS['region:clothes'].split(', ').includes(named.text.toLowerCase());
  const isNew = before.some(({ text }) => INDEFINITE.test(text) || (isEnglish && /^an?$/i.test(text)));
  if (isNew) return beyond(NEW_CLOTHES_HINT);
  const isDefinite = before.some(({ text }) => DEFINITE.test(text) || POSSESSIVE.test(text));
  if (!isDefinite && !isBareDress(reading, at)) return null;
  const isOneOfSeveral = reading.words.some((word) =>
    says(word, 'place:left', 'place:right', 'place:behind'),
  );
  if (isOneOfSeveral) return beyond(CLOTHES_HINT);
  const colors = colorsIn(reading);
  if (colors === null) return null;
  const { wanted, own } = colors;
  return recolored(reading, 'clothes', named, wanted, own === null ? {} : { from: own.hex });
};

/** Reads "make my eyes green". Red eyes are a fault of the flash. */
const irises = (reading: Reading, named: Word): Finding => {
  if (isOtherWish(reading) || reading.says('fix')) return null;
  if (!reading.says('make', 'replace', 'recolor', 'colorize')) return null;
  const color = colorsIn(reading)?.wanted;
  return color === undefined || color.name === 'red' ? null : recolored(reading, 'eyes', named, color);
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
    case 'clothes':
      return dressed(reading, named);
    case 'date stamp':
      return hidden(reading, region, named) ?? removed(reading, region, named);
    default:
      return hidden(reading, region, named) ?? removed(reading, region, named);
  }
};
