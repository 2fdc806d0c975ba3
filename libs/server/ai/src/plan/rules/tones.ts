import type { Concept } from '../lexicon/english.ts';
import { beyond, wish, type Finding, type Reading, type Rule } from '../reading.ts';

type Direction = 'more' | 'less' | 'excess';

/** What is wanted of a tone: more of it, less, or that there is too much of it. */
const directionOf = ({ says, owns }: Reading): Direction => {
  if (says('excess')) return 'excess';
  if (says('lacking')) return 'more';
  return says('less') || owns('remove', 'without') ? 'less' : 'more';
};

const less = { direction: 'less' } as const;
const more = { direction: 'more' } as const;

/** What each tone means in each direction; exact as the words of direction are part of the wish. */
const TONES: readonly (readonly [
  tone: Concept,
  read: (direction: Direction, reading: Reading) => Finding,
])[] = [
  ['overexposed', () => wish('darken', {}, true)],
  [
    'haze',
    (direction, { says }) => (says('add') && direction === 'more' ? beyond() : wish('dehaze', {}, true)),
  ],
  [
    'noise',
    (direction, { says }) =>
      direction === 'more' && says('add', 'more', 'with') && !says('fix', 'improve')
        ? wish('film-grain')
        : wish('denoise', {}, true),
  ],
  ['cast', () => wish('color-correction', {}, true)],
  [
    'blurry',
    (direction, { says }) =>
      direction === 'more' && says('make', 'add', 'more') && !says('fix')
        ? wish('blur')
        : wish('sharpen', {}, true),
  ],
  ['sharp', (direction) => (direction === 'more' ? wish('sharpen') : wish('blur', { soft: 1 }, true))],
  ['muted', (direction) => wish('saturation', direction === 'less' ? more : less)],
  [
    'vivid',
    (direction) => (direction === 'more' ? wish('saturation', more) : wish('saturation', less, true)),
  ],
  ['contrast', (direction) => (direction === 'more' ? wish('contrast', more) : wish('contrast', less, true))],
  ['warm', (direction) => (direction === 'more' ? wish('warm-tones') : wish('cool-tones', {}, true))],
  ['cool', (direction) => (direction === 'more' ? wish('cool-tones') : wish('warm-tones', {}, true))],
  [
    'dark',
    (direction, { says }) => {
      if (direction === 'excess' || says('fix')) return wish('low-light', {}, true);
      return direction === 'less' ? wish('brighten', {}, true) : wish('darken');
    },
  ],
  ['bright', (direction) => (direction === 'more' ? wish('brighten') : wish('darken', {}, true))],
  [
    'highlight',
    (direction, { says }) =>
      direction === 'more' && !says('fix') ? wish('brighten') : wish('hdr', {}, true),
  ],
  [
    'shadow',
    (direction, { says }) =>
      direction === 'less' || says('bright', 'fix', 'improve')
        ? wish('low-light', {}, true)
        : says('more')
          ? wish('contrast', more)
          : beyond('Shadows of single things can be painted over and filled in.'),
  ],
  [
    'light',
    (direction, { says }) => {
      if (direction !== 'more') return wish('darken', {}, true);
      return says('more', 'add', 'lacking', 'make') ? wish('brighten') : wish('enhance-colors');
    },
  ],
  ['lighting', () => wish('enhance-colors')],
  [
    'color',
    (direction, { says }) => {
      if (says('fix')) return wish('color-correction');
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
  ['quality', (_direction, { says }) => (says('less') ? beyond() : wish('improve-quality'))],
];

/** A color of which there is too much: "too yellow", "remove the green". */
const readTooColored = (reading: Reading): Finding => {
  const isComplaint = reading.says('excess') || (reading.says('cast', 'less') && !reading.says('more'));
  if (!isComplaint || reading.colors().length === 0) return null;
  reading.take('excess', 'less', 'cast', 'picture', 'make', 'fix', 'skin', 'light', 'part', 'face');
  return wish('color-correction', {}, true);
};

/** Light, color and sharpness. */
export const readTone: Rule = (reading) => {
  const tooColored = readTooColored(reading);
  if (tooColored !== null) return tooColored;
  for (const [tone, read] of TONES) {
    if (!reading.has(tone)) continue;
    const found = read(directionOf(reading), reading);
    if (found === null) continue;
    reading.take(tone, 'light', 'picture');
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
      if (done === 'denoise') reading.take('noise');
    }
    return found;
  }
  return null;
};
