import type { StepOptions } from '../../operations/operation.ts';
import { beyond, wish, type Finding, type Reading, type Rule } from '../reading.ts';
import { readCollage, readFrame } from './frames.ts';
import { thingIn } from './objects.ts';

const WHOLE_HINT = 'Only a whole picture can be cropped, turned or resized, not a part of it.';
const FORMAT_HINT = 'Pictures can be saved as JPEG, PNG or WebP.';
const COMPRESS_HINT = 'Ask for a size in pixels or for another format instead.';

const about = (reading: Reading): string => {
  if (reading.has('face')) return 'face';
  const isSubject =
    reading.has('subject', 'thing:person') || reading.left().some((word) => thingIn(word) !== null);
  return isSubject ? 'subject' : '';
};
const takeTargets = (reading: Reading): void => {
  reading.take(
    'face',
    'subject',
    'around',
    'picture',
    'this',
    'make',
    'only',
    'keep',
    'fully',
    'size',
    'everything',
    'more',
    'near',
  );
  reading.takeWords(reading.left().filter((word) => thingIn(word) !== null));
};

const ratioOf = (reading: Reading): string | null => {
  const measured = reading.measure('ratio');
  if (measured !== null) return `${measured.width}:${measured.height}`;
  if (reading.has('square')) {
    reading.take('square');
    return '1:1';
  }
  return reading.value('ratio');
};

const readCrop = (reading: Reading): Finding => {
  const { has, says, take } = reading;
  const asks =
    has('crop') ||
    (has('square') && !has('border')) ||
    reading.left().some((w) => [...w.concepts].some((c) => c.startsWith('ratio:'))) ||
    reading.left().some((w) => w.measure?.kind === 'ratio');
  if (!asks || has('op:scan-document', 'op:passport-photo')) return null;
  if (has('circle')) {
    take('circle', 'crop', 'make', 'square');
    takeTargets(reading);
    return wish('round-corners', { shape: 'circle' });
  }
  const ratio = ratioOf(reading);
  const pixels = reading.measure('dimensions');
  const percent = reading.measure('percent');
  const edge = reading.value('place');
  const around = about(reading);
  const isHalf = has('half');
  const isCutAway = reading.words.some(({ text }) => /^out$/i.test(text));
  if (around !== '' && isCutAway) return beyond('Paint over what should go, and it is filled in.');
  if (says('remove') && around !== '' && ratio === null) return null;
  const hasUnknown =
    reading.left().some((word) => word.concepts.size === 0) || (has('part') && around === '');
  take(
    'crop',
    'edge',
    'half',
    'direction:horizontal',
    'direction:vertical',
    'remove',
    'background',
    'place:center',
    'resize',
    'upscale',
    'rotate',
    'subtle',
  );
  takeTargets(reading);
  const side = edge !== null && ['left', 'right', 'top', 'bottom'].includes(edge) ? edge : null;
  if (side !== null && (percent !== null || isHalf)) {
    return wish('crop', { edge: side, percent: percent?.value ?? 50 }, true);
  }
  if (ratio !== null) return wish('crop', { ratio, ...(around === '' ? {} : { around }) }, true);
  if (pixels !== null)
    return wish(
      'crop',
      { width: pixels.width, height: pixels.height, ...(around === '' ? {} : { around }) },
      true,
    );
  if (hasUnknown) return beyond('Say a shape, such as square or 16:9, or crop by hand in the editor.');
  return wish('crop', { around: around === '' ? 'subject' : around }, true);
};

const readTurn = (reading: Reading): Finding => {
  const { has, says, take } = reading;
  const measured = reading.left().find((word) => word.measure?.kind === 'degrees');
  const turns = has('rotate') || measured !== undefined || (has('upside-down') && !has('flip'));
  if (
    turns &&
    !has('background', 'collage') &&
    (has('rotate', 'upside-down') || says('make') || measured !== undefined)
  ) {
    const angle = reading.measure('degrees', 'number');
    const isOver = has('upside-down') && angle === null;
    const isLeft = has('counterclockwise', 'place:left');
    const size = angle?.value ?? (isOver ? 180 : 90);
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
  if (has('half')) return { percent: 50 };
  return has('quarter') ? { percent: 25 } : null;
};

const readSize = (reading: Reading): Finding => {
  const { has, says, take } = reading;
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
  const shrinks = has('resize') || hasPixels || (has('size') && says('less')) || (has('size') && has('half'));
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
  const { has, take } = reading;
  if (has('format:other')) return beyond(FORMAT_HINT);
  const format = reading.value('format');
  if (format === null) return null;
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
