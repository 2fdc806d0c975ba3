import { areaOf } from '../objects/find-objects.ts';
import { isOldPhoto, isPage, type PictureTraits } from './fitting.ts';

/**
 * A prompt of 2 to 4 words and a function for its score: 0 when it does not suit the picture, 1 when it suits
 * perfectly.
 */
export interface Idea {
  readonly phrase: string;
  suits(traits: PictureTraits): number;
  /** Words in the title that increase the score. */
  readonly titled?: RegExp;
  /** True when the result is so different that a second edit would not be visible. */
  readonly alone?: true;
}

/** The minimum confidence of a detected object that influences the suggestions. */
const BELIEVED = 0.5;
const ANIMALS = ['bird', 'cat', 'dog', 'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe'];
const TABLEWARE = ['cup', 'bottle', 'bowl', 'wine glass', 'vase', 'cake', 'pizza', 'donut', 'sandwich'];
const GOODS = [
  'laptop',
  'cell phone',
  'clock',
  'handbag',
  'backpack',
  'suitcase',
  'chair',
  'couch',
  'book',
  'tie',
];
const TRAFFIC = ['car', 'truck', 'bus', 'motorcycle', 'bicycle'];
/** Objects smaller than this fraction of the picture are not its subject. */
const BESIDE = 0.08;

const count = ({ objects }: PictureTraits, names: readonly string[]): number =>
  objects.filter(({ name, score }) => names.includes(name) && score > BELIEVED).length;
const shows = (traits: PictureTraits, names: readonly string[]): boolean => count(traits, names) > 0;
/** True when the most prominent object is of a kind that people cut out. */
const showsThing = (traits: PictureTraits): boolean =>
  traits.hasSubject === true && shows(traits, ['person', ...ANIMALS, ...TABLEWARE, ...GOODS, ...TRAFFIC]);
const people = (traits: PictureTraits): number => count(traits, ['person']);
const isOutside = (traits: PictureTraits): boolean =>
  shows(traits, [...TRAFFIC, 'boat', 'bird', 'sheep', 'cow', 'horse', 'airplane']) ||
  (traits.objects.every(({ score }) => score < BELIEVED) && traits.brightest > 0.7);
const isBeside = (traits: PictureTraits, names: readonly string[]): boolean =>
  traits.objects.some(
    ({ name, score, box }) => names.includes(name) && score > BELIEVED && areaOf(box) < BESIDE,
  );
const isLit = ({ meanLuma }: PictureTraits): boolean => meanLuma > 0.35 && meanLuma < 0.65;
/** Returns 0 up to `from`, 1 beyond `to`, and a linear value between them. `from` may exceed `to`. */
const between = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
const side = ({ width, height }: PictureTraits): number => Math.max(width, height);

/** All suggestions. An installation offers those whose phrases it can read and perform. */
export const IDEAS: readonly Idea[] = [
  // Suggestions that correct faults
  { phrase: 'Brighten the photo', suits: ({ meanLuma }) => between(meanLuma, 0.36, 0.22) },
  {
    phrase: 'Low light rescue',
    suits: ({ meanLuma }) => 0.98 * between(meanLuma, 0.22, 0.12),
    titled: /\b(?:night|dark|concert|party|candle)/,
  },
  {
    phrase: 'Darken it slightly',
    suits: ({ meanLuma, blown }) => Math.max(between(meanLuma, 0.66, 0.78), between(blown, 0.06, 0.2)),
  },
  {
    phrase: 'Remove the haze',
    suits: ({ darkest, deviation }) => between(darkest, 0.14, 0.3) * between(deviation, 0.22, 0.13),
    titled: /\b(?:haz|fog|mist|smog|mountain|panorama)/,
  },
  { phrase: 'Add more contrast', suits: ({ deviation }) => 0.95 * between(deviation, 0.2, 0.12) },
  {
    phrase: 'Fix white balance',
    suits: ({ warmth, greenness }) =>
      Math.max(between(Math.abs(warmth), 0.18, 0.35), between(greenness, 0.08, 0.2)),
  },
  { phrase: 'Reduce the noise', suits: ({ noise }) => between(noise, 0.02, 0.05) },
  {
    phrase: 'Sharpen the details',
    suits: ({ sharpness, noise }) => between(sharpness, 0.3, 0.1) * between(noise, 0.05, 0.02),
  },
  // Most pictures are smaller than a large screen. Upscaling is suggested only for pictures too small to be
  // seen well.
  { phrase: 'Upscale to 4K', suits: (traits) => between(side(traits), 640, 400) },
  { phrase: 'Scan this document', suits: (traits) => (isPage(traits) ? 1 : 0) },
  { phrase: 'Straighten the photo', suits: (traits) => (isPage(traits) ? 0.6 : 0) },
  {
    phrase: 'Restore this old photo',
    suits: (traits) => (isOldPhoto(traits) ? 1 : 0),
    titled: /\b(?:grand|old|memor|childhood|199\d|198\d|197\d|196\d|195\d|19[0-4]\d)/,
  },
  {
    phrase: 'Remove background people',
    suits: (traits) => (people(traits) > 1 && isBeside(traits, ['person']) ? 0.85 : 0),
  },
  { phrase: 'Remove the cars', suits: (traits) => (isBeside(traits, ['car', 'truck']) ? 0.75 : 0) },
  // Suggestions for the content
  {
    phrase: 'Remove background',
    suits: (traits) => {
      if (traits.hasSubject !== true) return 0.1;
      return showsThing(traits) ? 0.8 : 0.4;
    },
    titled: /\b(?:product|logo|sticker|avatar|profile)/,
  },
  {
    phrase: 'Blur background',
    suits: (traits) => {
      if (traits.hasSubject !== true) return 0.1;
      if (people(traits) > 0 || shows(traits, ANIMALS)) return 0.9;
      return showsThing(traits) ? 0.7 : 0.45;
    },
    titled: /\b(?:portrait|selfie|me|face|wedding|baby|pet)\b/,
  },
  {
    phrase: 'White studio background',
    suits: (traits) => {
      if (traits.hasSubject !== true) return 0;
      return shows(traits, [...TABLEWARE, ...GOODS]) ? 0.72 : 0.3;
    },
    titled: /\b(?:product|shop|sale|item|passport|headshot)/,
  },
  {
    phrase: 'Sunset gradient background',
    suits: (traits) => (traits.hasSubject === true && people(traits) > 0 ? 0.5 : 0.05),
  },
  {
    phrase: 'Make colors pop',
    suits: (traits) => (shows(traits, TABLEWARE) ? 0.7 : 0),
    titled: /\b(?:food|dinner|lunch|breakfast|cake|coffee|recipe)/,
  },
  // Suggestions for light and colors
  { phrase: 'Enhance colors', suits: ({ saturation }) => 0.45 + 0.5 * between(saturation, 0.4, 0.15) },
  { phrase: 'Improve quality', suits: (traits) => 0.4 + 0.3 * between(side(traits), 1_600, 600) },
  {
    phrase: 'Warm golden tones',
    suits: ({ warmth }) => 0.62 * between(warmth, 0.1, -0.05),
    titled: /\b(?:autumn|fall|cozy|home|wedding|family)/,
  },
  {
    phrase: 'Cool blue tones',
    suits: ({ warmth }) => 0.5 * between(warmth, 0.12, 0.3),
    titled: /\b(?:winter|snow|ice|sea|ocean|lake)/,
  },
  {
    phrase: 'Golden hour light',
    suits: (traits) => (isOutside(traits) && isLit(traits) ? 0.66 : 0.15),
    titled: /\b(?:beach|field|summer|sunset|sunrise|evening)/,
  },
  {
    phrase: 'Turn into night',
    alone: true,
    suits: (traits) => (isOutside(traits) && isLit(traits) ? 0.35 : 0.05),
    titled: /\b(?:night|moon|star)/,
  },
  {
    phrase: 'Teal and orange',
    suits: (traits) => (isOutside(traits) || people(traits) > 0 ? 0.48 : 0.3),
    titled: /\b(?:film|movie|street|travel|trip|road)/,
  },
  {
    phrase: 'Black and white',
    alone: true,
    suits: ({ deviation, saturation }) =>
      0.3 + 0.3 * between(deviation, 0.18, 0.28) + 0.1 * between(saturation, 0.3, 0.1),
    titled: /\b(?:portrait|street|architecture|old)/,
  },
  {
    phrase: 'Dramatic lighting',
    suits: (traits) => (traits.hasSubject === true ? 0.55 : 0.4),
    titled: /\b(?:storm|concert|stage|portrait)/,
  },
  // Suggestions for looks
  {
    phrase: 'Make it vintage',
    suits: ({ saturation }) => 0.42 + 0.1 * between(saturation, 0.2, 0.5),
    titled: /\b(?:retro|school|record|guitar|vespa)/,
  },
  {
    phrase: 'Watercolor painting',
    alone: true,
    suits: (traits) => (isOutside(traits) ? 0.54 : 0.36),
    titled: /\b(?:garden|flower|village|landscape|lake|river)/,
  },
  {
    phrase: 'Oil painting look',
    alone: true,
    suits: (traits) => (isOutside(traits) ? 0.44 : 0.34),
    titled: /\b(?:landscape|still life|fruit|harvest)/,
  },
  {
    phrase: 'Pencil sketch',
    alone: true,
    suits: (traits) => (people(traits) > 0 || shows(traits, ANIMALS) ? 0.46 : 0.28),
    titled: /\b(?:house|building|portrait|bridge)/,
  },
  {
    phrase: 'Cartoon style',
    alone: true,
    suits: (traits) => (people(traits) > 0 || shows(traits, ANIMALS) ? 0.41 : 0.2),
    titled: /\b(?:kid|child|pet|dog|cat|fun)/,
  },
  {
    phrase: 'Add neon glow',
    alone: true,
    suits: ({ meanLuma }) => 0.2 + 0.35 * between(meanLuma, 0.4, 0.2),
    titled: /\b(?:city|street|night|club|car)/,
  },
  {
    phrase: 'Add magical effects',
    suits: ({ greenness, meanLuma }) =>
      0.25 + 0.2 * between(greenness, 0, 0.06) + 0.15 * between(meanLuma, 0.45, 0.25),
    titled: /\b(?:forest|wood|birthday|fairy|christmas|dream)/,
  },
  {
    phrase: 'Tilt-shift miniature',
    suits: (traits) => (count(traits, TRAFFIC) > 2 ? 0.6 : 0.05),
    titled: /\b(?:city|town|view|harbou?r|aerial|drone)/,
  },
];
