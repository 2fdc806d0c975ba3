import { GRADIENTS, type NamedColor, shaded, type StepOptions, STUDIO_STOPS } from '@safelight/operations';
import { says as saysOf } from '../clauses/clauses.ts';
import { beyond, valueIn, wish, type Reading, type Rule } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';
import { headshot } from './headshots.ts';
import { isOnColor, isPutBehind } from './laid-behind.ts';

const HINT = 'A background can become a color, a gradient, or another of your images.';

/** "Clean up the background" may mean removing things from it, or removing all of it. */
const TIDYING = /^(?:clean|clear|tidy)(?: (?:up|out|it up))?$/i;
const TIDY_HINT = 'Say whether the background should be removed or blurred, or paint over what should go.';

const gradientOptions = (colors: readonly NamedColor[], direction: string): StepOptions => {
  const stops = colors.length === 0 ? ['#d9dce1', '#8b919b'] : colors.map(({ hex }) => hex);
  if (stops.length === 1) stops.push(shaded(stops[0] ?? '', -0.45));
  const from = colors.map(({ name }) => name).join(' to ');
  return {
    fill: 'gradient',
    name: from === '' ? 'a gradient' : `a gradient of ${from}`,
    stops: stops.join(' '),
    direction,
  };
};

/** What is to be put behind the subject; null when the words do not say. */
const fillIn = (reading: Reading, hasReference: boolean): StepOptions | null => {
  const named = reading.value('gradient');
  const direction = reading.value('direction') ?? 'vertical';
  const isGradient = reading.has('gradient') || named !== null;
  const said = reading.colors();
  // "Light blue #cfe8ff": the number says exactly which blue.
  const exact = said.filter(({ name }) => name.startsWith('#'));
  const isNamedToo = reading.words.some(
    (word, at) => word.measure?.kind === 'color' && valueIn(reading.words[at - 1] ?? word, 'color') !== null,
  );
  const colors = exact.length === 1 && isNamedToo && !isGradient ? exact : said;
  reading.take('gradient');
  if (colors.length > 1 || (isGradient && colors.length > 0)) return gradientOptions(colors, direction);
  const known = named === null ? undefined : GRADIENTS[named];
  if (known !== undefined) return { fill: 'gradient', name: `a ${named} gradient`, stops: known, direction };
  if (isGradient) return gradientOptions([], direction);
  const [color] = colors;
  if (color !== undefined) return { fill: 'color', name: color.name, stops: color.hex, direction };
  if (reading.has('reference') && hasReference) {
    reading.take('reference');
    return { fill: 'reference', name: 'your other image' };
  }
  if (reading.has('studio', 'headshot')) {
    reading.take('studio', 'headshot');
    return { fill: 'gradient', name: 'studio grey', stops: STUDIO_STOPS, direction: 'radial' };
  }
  return null;
};

/** What may be wanted of the background that is there: these are no colors to lay behind the subject. */
const OF_THE_ONE_THERE = [
  'dark',
  'bright',
  'sharp',
  'warm',
  'cool',
  'contrast',
  'vivid',
  'muted',
  'noise',
  'cast',
  'haze',
  'overexposed',
  'op:black-and-white',
  'op:sepia',
  'op:pixelate',
  'op:enhance-colors',
  'op:vintage',
  'op:low-light',
  'in-color',
  'op:invert',
  'op:denoise',
  'op:neon-glow',
  'op:posterize',
  'op:fade',
  'op:watercolor',
  'op:oil-painting',
  'op:cartoon',
  'op:pencil-sketch',
  'op:night',
  'op:sunset',
  'op:film-grain',
  'op:vignette',
  'op:dramatic-lighting',
] as const;
/** Words for what can be put behind the subject. */
const FILLS = ['gradient', 'studio', 'reference', 'transparent', 'remove', 'op:blur', 'blurry'] as const;
/** "Dark" is no wish of its own in "dark blue". */
const isShade = (words: readonly Word[], at: number): boolean =>
  valueIn(words[at] as Word, 'shade') !== null &&
  [words[at - 1], words[at + 1]].some((next) => next !== undefined && valueIn(next, 'color') !== null);
const isOfTheOneThere = (reading: Reading): boolean => {
  const words = reading.left();
  return words.some((word, at) => saysOf(word, ...OF_THE_ONE_THERE) && !isShade(words, at));
};
/** "The people in the background", but not "a white background behind the bottle". */
const isOfThingsBehind = ({ has, left }: Reading): boolean => {
  if (!has('place:behind')) return false;
  const words = left();
  const isOwn = words.some((word) => saysOf(word, 'background') && !saysOf(word, 'place:behind'));
  return !isOwn || !words.some((word) => valueIn(word, 'color') !== null || word.measure?.kind === 'color');
};
const BEHIND_AT_END = /^(?:behind|dahinter|detrás|derrière|atrás|dietro)$/iu;
/** "Put the other photo behind", "mettici dietro l'altra foto". */
const isLaidBehind = ({ has, words }: Reading): boolean =>
  has('place:behind') || words.some(({ text }) => BEHIND_AT_END.test(text));
const SUBJECTS = [
  'subject',
  'thing:person',
  'thing:dog',
  'thing:cat',
  'face',
  'picture',
  'this',
  'part',
] as const;

const isBlur = ({ says }: Reading): boolean => says('op:blur', 'blurry', 'blur-background');

const takeSubjects = (reading: Reading): void => {
  reading.take(...SUBJECTS);
  reading.takeWords(reading.left().filter((word) => [...word.concepts].some((c) => c.startsWith('thing:'))));
};

/** "A soft gradient": how the colors go over into each other. */
const SOFT = /^(?:soft|sanft\p{L}*|weich\p{L}*|suave|doux|douce|morbid[oa]|tenue)$/iu;

/** All but what was named, and not the whole picture. */
const REST = /(?:rest|reste|resto|demás|restante|übrige|andere|else|others|drumherum|behind)$/i;

/** Cut-outs, and what is put behind the subject. */
export const readBackground: Rule = (reading, given) => {
  const { has, says, owns, take } = reading;
  const isBehind =
    !reading.left().some((word) => saysOf(word, 'background') && !saysOf(word, 'place:behind')) &&
    reading
      .left()
      .some(
        (word) =>
          valueIn(word, 'color') !== null || word.measure?.kind === 'color' || saysOf(word, 'gradient'),
      ) &&
    (isPutBehind(reading) ||
      (isOnColor(reading) && !has('word', 'border', 'recolor', 'shadow', 'op:product-shadow')));
  const isNamed = isBehind || (has('background') && !(reading.isBegun() && !has(...FILLS)));
  if (
    isBlur(reading) &&
    !isBehind &&
    (isNamed ||
      has('blur-background') ||
      (has('op:blur', 'blurry') &&
        reading.words.some((word) => saysOf(word, 'everything') && REST.test(word.text))))
  ) {
    if (owns('remove', 'less', 'fix') && !has('blur-background')) return beyond();
    if (owns('remove', 'without')) return beyond();
    take('background', 'op:blur', 'blurry', 'blur-background', 'everything', 'make', 'in-color', 'near');
    takeSubjects(reading);
    return wish('blur-background');
  }
  if (given.reference && has('reference') && has('place:front')) {
    reading.takeWords(reading.left());
    return wish('replace-background', { fill: 'reference', name: 'your other image' });
  }
  // "Put the other photo behind".
  if (has('reference') && isLaidBehind(reading) && owns('add') && !owns('remove')) {
    if (!given.reference) return beyond(HINT);
    reading.takeWords(reading.left());
    return wish('replace-background', { fill: 'reference', name: 'your other image' });
  }
  if (has('gradient') && !isNamed && !says('add', 'make', 'replace')) return null;
  if (isNamed && !isOfTheOneThere(reading) && (isBehind || !isOfThingsBehind(reading))) {
    if (has('reference') && !given.reference) return beyond(HINT);
    const isClear = has('transparent');
    const fill = isClear ? null : fillIn(reading, given.reference);
    if (fill !== null) {
      reading.takeWords(reading.left().filter(({ text }) => SOFT.test(text)));
      take(
        'background',
        'make',
        'replace',
        'add',
        'remove',
        'color',
        'studio',
        'headshot',
        'this',
        'scene',
        'cut',
        'with',
        'place:behind',
        'place:front',
        'near',
        'only',
        'part',
        'in-color',
      );
      takeSubjects(reading);
      return wish('replace-background', fill);
    }
    if (!isClear && reading.words.some(({ text }) => TIDYING.test(text))) return beyond(TIDY_HINT);
    if (isClear || says('remove', 'cut')) {
      take(
        'background',
        'transparent',
        'remove',
        'make',
        'cut',
        'format:png',
        'convert-format',
        'add',
        'replace',
      );
      takeSubjects(reading);
      return wish('remove-background');
    }
    if (given.reference || says('replace', 'make', 'add')) {
      if (given.reference) {
        reading.takeWords(reading.left());
        return wish('replace-background', { fill: 'reference', name: 'your other image' });
      }
      return beyond(HINT);
    }
  }
  // "A headshot for LinkedIn": the picture made better, and what is behind stays.
  if (has('headshot') && !says('crop', 'square')) {
    return headshot(reading);
  }
  // "Remove the sticker", "my name, see-through": a thing, and how letters are.
  const isNoCutOut =
    (owns('remove') &&
      reading.words.some(({ text }) =>
        /^(?:stickers?|aufkleber|pegatinas?|autocollants?|adesiv[oi])$/i.test(text),
      )) ||
    has('word', 'watermark', 'border');
  if (has('transparent') && !isNoCutOut && !says('op:scan-document')) {
    take('transparent', 'make', 'format:png', 'convert-format', 'background', 'remove');
    takeSubjects(reading);
    return wish('remove-background');
  }
  const isCutApart =
    has('subject', 'thing:person', 'thing:dog', 'thing:cat', 'this') &&
    ['cut', 'out'].every((part) => reading.words.some(({ text }) => text.toLowerCase() === part));
  // "Cut my head out round": the circle is read with the other shapes.
  const isShaped = has('circle', 'square') || reading.words.some((word) => word.measure?.kind === 'ratio');
  if (has('cut') && isShaped) {
    reading.takeWords(reading.left().filter((word) => saysOf(word, 'cut') && !saysOf(word, 'crop')));
    return null;
  }
  const isCut = (has('cut') || isCutApart) && !says('beyond:read', 'word');
  const keepsOnly = says('keep') && says('only') && !says('in-color', 'color', 'sharp', 'less', 'more');
  if (isCut || keepsOnly) {
    take('cut', 'keep', 'only', 'background', 'format:png');
    takeSubjects(reading);
    return wish('remove-background');
  }
  return null;
};
