import type { StepOptions } from '../../operation.ts';
import { beyond, valueIn, wish, type Finding, type Reading, type Rule } from '../reading.ts';
import { readCrop } from './crop.ts';
import { readCollage, readFrame } from './frames.ts';
import { says as saysOf } from '../clauses.ts';
import { thingIn } from './objects.ts';

const WHOLE_HINT = 'Only a whole picture can be cropped, turned or resized, not a part of it.';
const FORMAT_HINT = 'Pictures can be saved as JPEG, PNG or WebP.';
const PAPER_HINT = 'Say the size in pixels, or the proportions to crop to, such as 2:3.';
const ANGLE_HINT = 'Say by how many degrees, such as: rotate it by 3 degrees.';
const COMPRESS_HINT = 'Ask for a size in pixels or for another format instead.';

/** "Turn it black and white": the turn is no rotation. */
const isTurnedInto = (reading: Reading): boolean =>
  reading.left().some((word) => saysOf(word, 'rotate') && /^turn/i.test(word.text)) &&
  reading.left().some((word) => [...word.concepts].some((c) => /^(?:op|style|color):/.test(c))) &&
  !reading.has(
    'clockwise',
    'counterclockwise',
    'place:left',
    'place:right',
    'upside-down',
    'quarter',
    'half',
  ) &&
  !reading.left().some(({ measure }) => measure !== null);

/** "Dreh den Kontrast hoch", "gira su la luminosità": a dial is turned. */
const isDialTurned = ({ has }: Reading): boolean =>
  has('more', 'less') &&
  has('contrast', 'light', 'vivid', 'color', 'warm', 'cool', 'sharp', 'noise', 'bright', 'dark', 'lighting');

const readTurn = (reading: Reading): Finding => {
  const { has, says, take } = reading;
  if (isTurnedInto(reading) || isDialTurned(reading)) {
    take('rotate');
    return null;
  }
  const measured = reading.left().find((word) => word.measure?.kind === 'degrees');
  const turns = has('rotate') || measured !== undefined || (has('upside-down') && !has('flip'));
  if (
    turns &&
    !has('background', 'collage') &&
    (has('rotate', 'upside-down') || says('make') || measured !== undefined)
  ) {
    const angle = reading.measure('degrees', 'number', 'change');
    if (angle === null && reading.words.some((word) => saysOf(word, 'subtle', 'moderate')))
      return beyond(ANGLE_HINT);
    const isOver = has('upside-down', 'half') && angle === null;
    const isLeft = has('counterclockwise', 'place:left');
    const times = angle === null && has('double') ? 2 : 1;
    const size = times * (angle?.value ?? (isOver ? 180 : 90));
    take(
      'rotate',
      'clockwise',
      'counterclockwise',
      'upside-down',
      'place:left',
      'place:right',
      'make',
      'fix',
      'picture',
      'quarter',
      'half',
      'double',
      'flip',
      'place:top',
      'more',
      'op:straighten',
    );
    if (reading.has('face') || reading.left().some((word) => thingIn(word) !== null))
      return beyond(WHOLE_HINT);
    return wish('rotate', { degrees: isLeft ? -size : size }, true);
  }
  if (has('flip')) {
    const isOfThing = has('face') || reading.left().some((word) => thingIn(word) !== null);
    if (isOfThing && !has('picture')) return beyond(WHOLE_HINT);
    const isVertical = has('direction:vertical', 'upside-down', 'place:top', 'place:bottom');
    take(
      'flip',
      'direction:vertical',
      'direction:horizontal',
      'upside-down',
      'place:left',
      'place:right',
      'make',
      'picture',
      'place:top',
      'place:bottom',
      'direction:diagonal',
    );
    return wish('flip', { axis: isVertical ? 'vertical' : 'horizontal' }, true);
  }
  if (has('op:straighten') && !has('op:scan-document', 'document')) {
    take('op:straighten', 'fix', 'make', 'picture', 'part', 'direction:horizontal', 'direction:vertical');
    return wish('straighten', {}, true);
  }
  return null;
};

const FACTORS = [
  ['quadruple', 4],
  ['triple', 3],
  ['double', 2],
] as const;

const factorOf = (reading: Reading): number | null => {
  const factor = reading.measure('factor')?.value;
  const said = FACTORS.find(([concept]) => reading.has(concept));
  reading.take('double', 'triple', 'quadruple');
  return factor ?? said?.[1] ?? null;
};

/** The size asked for in pixels, percent or parts; null when none is. */
const sizeOf = (reading: Reading): StepOptions | null => {
  const { has } = reading;
  const area = reading.measure('dimensions');
  if (area !== null) return { width: area.width, height: area.height };
  const pixels = reading.measure('pixels');
  if (pixels !== null) {
    const isHeight = reading.words.some(({ text }) =>
      /^(?:tall|high|height|hoch|höhe|alto|altura|haut|hauteur|alta|altezza)/i.test(text),
    );
    const isSide = reading.words.some(({ text }) => /longest|long edge/i.test(text));
    if (isSide) return { side: pixels.value };
    return isHeight ? { height: pixels.value } : { width: pixels.value };
  }
  const percent = reading.measure('percent');
  if (percent !== null) return { percent: percent.value };
  const change = reading.measure('change');
  if (change !== null) return { percent: 100 + change.value };
  if (has('half')) return { percent: 50 };
  return has('quarter') ? { percent: 25 } : null;
};

/** "Reduce to 50 %": nothing else is named that could become less. */
const isReducedWhole = (reading: Reading): boolean =>
  !reading.isBegun() &&
  reading.owns('less') &&
  (reading.words.some((word) => word.measure?.kind === 'percent') ||
    (reading.has('half') && reading.has('picture'))) &&
  reading
    .left()
    .every(
      (word) => word.measure !== null || saysOf(word, 'less', 'half', 'filler', 'article', 'picture', 'this'),
    );

const readSize = (reading: Reading): Finding => {
  const { has, says, take } = reading;
  if (has('op:passport-photo')) return null;
  if (reading.measure('print') !== null) return beyond(PAPER_HINT);
  const isFileSize = reading.words.some(({ text }) => /^\d+(?:kb|mb|ko|mo)$/i.test(text));
  if (has('compress') || isFileSize) return beyond(COMPRESS_HINT);
  const hasSide = reading
    .left()
    .some((word) => [...word.concepts].some((concept) => concept.startsWith('side:')));
  const hasFactor = reading.left().some((word) => word.measure?.kind === 'factor');
  const hasPixels = reading
    .left()
    .some((word) => word.measure?.kind === 'dimensions' || word.measure?.kind === 'pixels');
  const enlarges =
    has('upscale') ||
    hasSide ||
    hasFactor ||
    (has('size') && (says('more', 'improve') || has('double', 'triple', 'quadruple')));
  const shrinks =
    has('resize') ||
    hasPixels ||
    (has('size') && says('less')) ||
    (has('size') && has('half')) ||
    isReducedWhole(reading);
  if (!enlarges && !shrinks) return null;
  if (has('border', 'word')) return null;
  const targets =
    reading.left().some((word) => thingIn(word) !== null) || has('face', 'background', 'part', 'subject');
  if (hasFactor || has('upscale', 'double', 'triple', 'quadruple') || hasSide) {
    if (targets && !has('picture')) return beyond(WHOLE_HINT);
    const side = reading.value('side');
    const size = has('resize') || side === null ? null : { side: Number(side) };
    const factor = factorOf(reading);
    const wanted = sizeOf(reading);
    take(
      'upscale',
      'resize',
      'size',
      'more',
      'improve',
      'quality',
      'op:improve-quality',
      'convert-format',
      'make',
      'picture',
      'strong',
      'sharp',
      'detail',
    );
    if (side !== null) return wish('upscale', size ?? { side: Number(side) }, true);
    if (wanted !== null) {
      const percent = Number(wanted['percent']);
      return 'percent' in wanted
        ? wish('resize', { percent: percent <= 100 ? 100 + percent : percent }, true)
        : wish('resize', wanted, true);
    }
    return wish('upscale', { factor: factor ?? 2 }, true);
  }
  if (targets && !has('picture')) return beyond(WHOLE_HINT);
  const size = sizeOf(reading);
  const amount = size?.['percent'];
  const isBy =
    typeof amount === 'number' &&
    says('less') &&
    reading.words.some(({ text }) => /^(?:by|um|de|del|di|em)$/i.test(text));
  take('resize', 'size', 'less', 'picture', 'make', 'half', 'quarter', 'quality');
  if (size === null) return wish('resize', { percent: 50 }, true);
  return wish('resize', isBy ? { percent: 100 - amount } : size, true);
};

const readFormat = (reading: Reading): Finding => {
  const { take } = reading;
  // "PNG to JPEG": the last one named is the one asked for.
  const named = reading.left().findLast((word) => valueIn(word, 'format') !== null);
  if (named === undefined) return null;
  if (saysOf(named, 'format:other')) return beyond(FORMAT_HINT);
  const format = valueIn(named, 'format') ?? '';
  reading.takeWords(reading.left().filter((word) => valueIn(word, 'format') !== null));
  take('convert-format', 'make', 'picture', 'replace');
  return wish('convert-format', { format }, true);
};

/** Everything that changes the picture's outline: its cut, its size, its format, what is around it. */
export const readShape: Rule = (reading, given) => {
  const found =
    readCollage(reading, given.reference) ??
    readFrame(reading) ??
    readCrop(reading) ??
    readTurn(reading) ??
    readFormat(reading) ??
    readSize(reading);
  if (found === null || !('wanted' in found) || !given.mask) return found;
  return beyond(WHOLE_HINT);
};
