import { cornerIn } from '../parts/side-of-picture.ts';
import type { StepOptions } from '@safelight/operations';
import type { Concept } from '../lexicon/english.ts';
import { says as saysOf } from '../clauses/clauses.ts';
import { isUtmost, SHARE } from '../amounts/amounts.ts';
import { isAskedLow } from '../amounts/low-tones.ts';
import { STATES, WISHES } from '../remarks/complaints.ts';
import { beyond, wish, type Finding, type Reading, type Rule } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';
import { isColorRaised, readCast, readTooColored, type Direction } from './casts.ts';
import { isHarsh, isOfDetail, isSofter } from './soft-tones.ts';

/** Returns the first number with a sign: 15 for "brightness +15". Null if there is none. */
const changeIn = (words: readonly Word[]): number | null => {
  const measure = words.find((word) => word.measure?.kind === 'change')?.measure;
  return measure?.kind === 'change' ? measure.value : null;
};

/** Returns whether a clause requests more of a tone, requests less of it, or complains of too much of it. */
const directionOf = ({ says, owns, words }: Reading): Direction => {
  const change = changeIn(words);
  if (change !== null) return change < 0 ? 'less' : 'more';
  if (words.some(({ text }) => DOWN.test(text)) && !says('remove')) return 'less';
  if (says('excess')) return 'excess';
  if (says('lacking')) return 'more';
  if (isAskedLow(words)) return 'less';
  return says('less') || owns('remove', 'without') ? 'less' : 'more';
};

/** Words that request less of a tone without a verb: "contrast down", "contrasto giù". `UP` has those for more. */
const DOWN = /^(?:down|runter|herunter|giù|giu|abajo|pra baixo|para baixo|en baisse|à la baisse)$/i;
const UP = /^(?:up|hoch|rauf|su|arriba|pra cima|para cima)$/i;
/** Words for darker shadows ("deeper shadows"). Those in `RAISED` are for lighter shadows ("lift the shadows"). */
const DEEPER =
  /^(?:deep|strong|dark|tief|dunkl|kräftig|stärk|profund|fuert|fort|profond|marqu|escur|oscur|scur|intens|hart|hard|dur)/i;

const RAISED =
  /^(?:up|bring up|bring|pull up|raise|raised|lift|lifted|open|boost|bump|push|sube|súbele|subir|levanta|heb|hebe|hoch|rauf|anheb\p{L}*|remonte\p{L}*|monte|débouche\p{L}*|ouvre|sobe|subir|levante|alza|alzare|apri|aumenta|increase|increas\p{L}*|augmente\p{L}*|erhöh\p{L}*)$/iu;

const less = { direction: 'less' } as const;
const more = { direction: 'more' } as const;

/** Returns the percentage by which light should change: 20 for "20 % brighter". Empty if the clause names none. */
const measuredIn = ({ words, measure }: Reading): StepOptions => {
  const percent = words.some(({ text }) => SHARE.test(text)) ? null : measure('percent');
  return percent === null ? {} : { percent: percent.value };
};

/** True if the words complain of much noise and do not request it: "it came out with lots of grain". */
const isBothered = (words: readonly Word[]): boolean =>
  words.some(({ text }) =>
    /^(?:much|lots of|loads of|tons of|mucho|molto|viel|beaucoup|muito|too much)$/i.test(text),
  ) && !words.some(({ text }) => /^(?:add|give|put|make)/i.test(text));

/** True if the words request film grain, as they do not describe the picture: "35mm grain, tiny bit". */
const isGrainOfFilm = (words: readonly Word[]): boolean =>
  words.some(({ text }) => GRAIN.test(text)) &&
  !words.some((word) => STATES.test(word.text) || saysOf(word, 'picture', 'shadow'));
const GRAIN = /^(?:(?:film )?grain|grano|granito|grana|korn|grão|grao|con grano|com grão|du grain)$/i;

/** True if the words name the shadow that a thing casts: "a little shadow underneath", "sombra no chão". */
const isCast = (words: readonly Word[]): boolean =>
  !words.some(({ text }) => DEEPER.test(text) || RAISED.test(text)) &&
  words.some(({ text }) => /^(?:shadow|sombra|schatten|ombre|ombra)$/i.test(text));

/** Verbs for "brighten". With one, "so" and "too" do not mean that it is too bright: "it is so dark, brighten it". */
const BRIGHTENING = /^(?:brighten|lighten|aclar|ilumin|aufhell|éclairci|clarei|schiari)/i;
const SOFT = /^(?:soft|weich\p{L}*|suave|doux|douce|zart)$/iu;
const SOFTER = /^(?:softer|weicher)$/i;

const PLAIN_DARK =
  /^(?:dark|dunkel|dunkle[sn]?|finster|oscur[oa]s?|escur[oa]s?|sombres?|scur[oaie]|buio|buia)$/i;
const SMOOTHING = /^(?:smooth|glätt|glatt|weich|liss|adouci|alis|suaviz|levig|lisci|ammorbid)/i;

/** True if the last "more" or "less" before a tone is "more": for sharpness in "less noise more crisp". */
const isMoreOf = (words: readonly Word[], tone: Concept): boolean => {
  const at = words.findIndex((word) => saysOf(word, tone));
  const turn = words.slice(0, at).findLast((word) => saysOf(word, 'more', 'less', 'excess'));
  return turn !== undefined && saysOf(turn, 'more');
};
/** True for a word such as "clear", which means both to sharpen and to remove. */
const isToClear = (word: Word): boolean => saysOf(word, 'sharp') && saysOf(word, 'remove');

/**
 * For each tone, the operation that a clause about it requests in each direction. Most findings are exact: words such
 * as "more" and "less" choose the operation and do not change its strength.
 */
const TONES: readonly (readonly [
  tone: Concept,
  read: (direction: Direction, reading: Reading) => Finding,
])[] = [
  ['overexposed', () => wish('darken', {}, true)],
  [
    'haze',
    (direction, { says, has }) =>
      direction === 'more' && (says('add') || (says('make') && !has('sharp', 'fix', 'improve')))
        ? beyond()
        : wish('dehaze', {}, true),
  ],
  [
    'noise',
    (direction, { says, words, isBegun }) =>
      direction === 'more' &&
      (says('add', 'more', 'with') || isGrainOfFilm(words)) &&
      !says('fix', 'improve') &&
      (!isBothered(words) || (isBegun() && says('with')))
        ? wish('film-grain')
        : wish('denoise', {}, true),
  ],
  ['cast', (direction, reading) => readCast(direction, reading)],
  [
    'skin',
    (direction, { says, words }) =>
      direction !== 'more' ||
      says('improve', 'fix', 'remove', 'blurry') ||
      words.some(({ text }) => SMOOTHING.test(text))
        ? wish('smooth-skin', {}, true)
        : null,
  ],
  [
    'blurry',
    (direction, { says, has, isBegun, words }) => {
      // "Monet-ish, soft" and "soft edges" describe the wanted result and complain of no blur.
      const isSoft = words.some((word) => saysOf(word, 'blurry') && SOFT.test(word.text));
      if (isSoft && !says('fix', 'less', 'excess', 'make') && !words.some(({ text }) => STATES.test(text)))
        return null;
      if (words.some(({ text }) => SOFTER.test(text)) && !says('fix', 'less', 'excess') && !isBegun())
        return wish('blur', { soft: 1 }, true);
      // "The guests behind blurred" requests a blurred background.
      const isBehind = has('place:behind', 'background') && !words.some(({ text }) => STATES.test(text));
      if (isBehind && !says('fix', 'less', 'excess', 'remove')) return wish('blur-background');
      // In "dreamy and soft", the softness belongs to the look that another rule has read.
      if (isBegun() && !says('fix', 'remove', 'make', 'less', 'excess')) return null;
      const isWished = direction === 'more' && says('make', 'add', 'more') && !says('fix') && !has('sharp');
      return isWished ? wish('blur') : wish('sharpen', {}, true);
    },
  ],
  [
    'sharp',
    (direction, { says, words }) =>
      direction === 'more' || !says('less', 'excess') || isMoreOf(words, 'sharp') || words.some(isToClear)
        ? wish('sharpen', {}, !isUtmost(words))
        : wish('blur', { soft: 1 }, true),
  ],
  [
    'muted',
    // "Tone the colors down, they are too bright": the verb applies to the colors.
    (direction, { owns, says }) =>
      wish('saturation', direction === 'less' && (owns('less') || !says('less')) ? more : less),
  ],
  [
    'vivid',
    (direction) => (direction === 'more' ? wish('saturation', more) : wish('saturation', less, true)),
  ],
  [
    'contrast',
    (_direction, { says, words }) =>
      words.some(isSofter) || (words.some(isHarsh) && !says('add', 'more', 'make'))
        ? wish('contrast', less, true)
        : null,
  ],
  ['contrast', (direction) => (direction === 'more' ? wish('contrast', more) : wish('contrast', less, true))],
  ['warm', (direction) => (direction === 'more' ? wish('warm-tones') : wish('cool-tones', {}, true))],
  ['cool', (direction) => (direction === 'more' ? wish('cool-tones') : wish('warm-tones', {}, true))],
  [
    'dark',
    (direction, reading) => {
      const { says, has, take } = reading;
      // In "brighten my side, it is all shadowy", only "brighten" is a request.
      if (has('bright') && !says('make')) {
        take('dark');
        return null;
      }
      // All edges or corners, and not one of them: “darken the top right corner”.
      const corner = cornerIn(reading.words);
      if (has('edge') && direction === 'more' && (corner === null || corner === 'corners')) {
        take('edge', 'around');
        return wish('vignette');
      }
      // "Candle light pic super dark" and "dark cellar" describe the picture, so it is brightened.
      const isAsked =
        says('make', 'add', 'more', 'less', 'lacking') ||
        reading.words.some((word) => WISHES.test(word.text)) ||
        // The verb: "oscura lo sfondo".
        /^oscura(?:re)?$/iu.test(reading.words[0]?.text ?? '') ||
        reading.words.length < 2;
      const isPlain = reading.words.some((word) => saysOf(word, 'dark') && PLAIN_DARK.test(word.text));
      if (direction === 'excess' || says('fix') || (isPlain && !isAsked)) return wish('low-light', {}, true);
      return direction === 'less'
        ? wish('brighten', measuredIn(reading), true)
        : wish('darken', measuredIn(reading));
    },
  ],
  [
    'bright',
    (direction, reading) =>
      direction === 'more' ||
      (direction === 'excess' && reading.words.some(({ text }) => BRIGHTENING.test(text)))
        ? wish('brighten', measuredIn(reading))
        : wish('darken', measuredIn(reading), true),
  ],
  [
    'highlight',
    (direction, { says, words }) => {
      if (direction === 'more' && says('more', 'add') && !says('fix')) return wish('brighten');
      // "Lower the highlights" is one slider; "recover the highlights" also wants what the shadows hide.
      const isLowered = direction === 'less' && !says('fix') && !words.some((word) => saysOf(word, 'shadow'));
      return wish('hdr', isLowered ? { tones: 'highlights' } : {}, true);
    },
  ],
  [
    'shadow',
    (direction, { says, has, words }) =>
      isCast(words) &&
      direction === 'more' &&
      (says('add') || (says('with') && words.length < 6) || has('place:bottom'))
        ? wish('product-shadow')
        : direction === 'less' ||
            says('bright', 'fix', 'improve') ||
            words.some(isOfDetail) ||
            (!words.some(({ text }) => DEEPER.test(text)) &&
              (changeIn(words) !== null || words.some((word) => RAISED.test(word.text))))
          ? wish('low-light', {}, true)
          : says('more')
            ? wish('contrast', more)
            : beyond('Shadows of single things can be painted over and filled in.'),
  ],
  [
    'light',
    (direction, reading) => {
      const { says, words } = reading;
      if (direction !== 'more') return wish('darken', {}, true);
      const isRaised = says('more', 'add', 'lacking', 'make') || words.some(({ text }) => UP.test(text));
      return isRaised || changeIn(words) !== null
        ? wish('brighten', measuredIn(reading))
        : wish('enhance-colors');
    },
  ],
  ['lighting', () => wish('enhance-colors')],
  [
    'color',
    (direction, { says, owns, has }) => {
      if (says('fix')) return wish('color-correction');
      // "Take the colors out" requests a picture without any colors.
      if (owns('remove') && !has('reference', 'more', 'part') && !says('less', 'excess'))
        return wish('black-and-white', {}, true);
      if (direction !== 'more') return wish('saturation', less, true);
      if (says('improve')) return wish('enhance-colors');
      return says('more', 'strong', 'lacking') ? wish('saturation', more) : null;
    },
  ],
  [
    'detail',
    (direction, { says }) =>
      says('more', 'improve', 'add', 'lacking') && direction === 'more' ? wish('sharpen') : null,
  ],
  [
    'quality',
    (_direction, { says }) => (says('less') ? beyond() : says('keep') ? null : wish('improve-quality')),
  ],
];

/** Reads requests and complaints about light, color, sharpness and noise: "brighter", "too yellow", "less contrast". */
export const readTone: Rule = (reading) => {
  const tooColored = readTooColored(reading);
  if (tooColored !== null) return tooColored;
  if (isColorRaised(reading)) {
    reading.takeWords(reading.left());
    return wish('saturation', more);
  }
  for (const [tone, read] of TONES) {
    if (!reading.has(tone)) continue;
    const found = read(directionOf(reading), reading);
    if (found === null) continue;
    reading.take(tone, 'light', 'picture');
    reading.measure('change');
    if ('wanted' in found) {
      const done = found.wanted[0]?.operation;
      reading.take(
        'fix',
        'improve',
        'make',
        'color',
        'detail',
        'remove',
        'less',
        'more',
        'excess',
        'lacking',
      );
      if (done === 'sharpen') reading.take('sharp', 'detail', 'blurry', 'edge');
      if (done === 'dehaze') reading.take('sharp', 'noise');
      if (done === 'denoise') reading.take('noise', 'shadow', 'dark');
      if (tone === 'cast') reading.take('skin', 'face');
      if (tone === 'overexposed') reading.take('highlight', 'bright');
      if (done === 'warm-tones' || done === 'cool-tones') reading.take('warm', 'cool', 'cast');
      if (done === 'smooth-skin') reading.take('face', 'blurry');
    }
    return found;
  }
  return null;
};
