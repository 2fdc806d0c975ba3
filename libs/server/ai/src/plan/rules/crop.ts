import { says as saysOf } from '../clauses.ts';
import { beyond, valueIn, wish, type Finding, type Reading } from '../reading.ts';
import type { Word } from '../words.ts';
import { thingIn } from './objects.ts';

const SHAPE_HINT = 'Say a shape, such as square or 16:9, or crop by hand in the editor.';

/** What is cut off a side, and off every side, when nobody says how much. */
const SIDE_PERCENT = 15;
const EDGE_PERCENT = 4;

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

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

const ratioOf = (reading: Reading): string | null => {
  const measured = reading.measure(
    ...(reading.has('crop') ? (['ratio', 'print'] as const) : (['ratio'] as const)),
  );
  if (measured !== null) {
    const isOnPaper = measured.kind === 'print';
    const [width, height] = isOnPaper
      ? [Math.round(measured.width * 10), Math.round(measured.height * 10)]
      : [Math.round(measured.width), Math.round(measured.height)];
    const common = isOnPaper ? commonDivisor(width, height) : 1;
    return `${width / common}:${height / common}`;
  }
  if (reading.has('square')) {
    reading.take('square');
    return '1:1';
  }
  return reading.value('ratio');
};

const SIDES: readonly string[] = ['left', 'right', 'top', 'bottom'];

const THIRD = /^(?:thirds?|drittel|tercio|tiers|terço|terco|terzo)$/i;
/** How many percent "the left third" and the like are; null if no such part is named. */
const partIn = ({ has, left }: Reading): number | null => {
  if (has('half')) return 50;
  if (left().some(({ text }) => THIRD.test(text))) return 33;
  return has('quarter') ? 25 : null;
};

/** A cut of the picture: to a shape, around what it shows, or off one side. */
export const readCrop = (reading: Reading): Finding => {
  const { has, says, take } = reading;
  const asks =
    has('crop') ||
    (has('square') && !has('border')) ||
    reading.left().some((w) => [...w.concepts].some((c) => c.startsWith('ratio:'))) ||
    reading.left().some((w) => w.measure?.kind === 'ratio');
  // "Fix the spelling on the banner".
  if (says('fix') && !has('crop', 'square') && reading.left().some((word) => word.concepts.size === 0))
    return null;
  // "A gradient like on youtube thumbnails": what it shall resemble.
  const isLike = reading.words.some(
    (word, at) =>
      /^(?:like|wie|como|comme|come)$/i.test(word.text) &&
      reading.words.slice(at + 1, at + 4).some((next) => valueIn(next, 'ratio') !== null),
  );
  if (reading.words.some(({ text }) => /^zoom$/i.test(text)) && says('less')) return beyond(SHAPE_HINT);
  if (isLike && !has('crop')) {
    reading.takeWords(reading.left().filter((word) => valueIn(word, 'ratio') !== null));
    return null;
  }
  // "My profile picture as a cartoon": what the picture is for, beside another wish.
  const isProfile = (word: Word): boolean => /profil|pfp|avatar|perfil/i.test(word.text);
  const isOther = reading.left().some((word) => [...word.concepts].some((c) => /^op:|^background/.test(c)));
  if (isOther && reading.left().some(isProfile)) {
    reading.takeWords(reading.left().filter(isProfile));
    return null;
  }
  if (!asks || has('op:passport-photo') || (has('op:scan-document') && !has('edge'))) return null;
  const part = partIn(reading);
  // "Crop out the tourists": a removal, unless it says how much.
  const isOut = reading.words.some((word) => saysOf(word, 'crop') && saysOf(word, 'remove'));
  const isThing = reading.left().some((word) => thingIn(word) !== null);
  const isOfEdge = !isThing && reading.left().some((word) => SIDES.includes(valueIn(word, 'place') ?? ''));
  if (isOut && part === null && !isOfEdge && !reading.words.some((word) => word.measure !== null))
    return null;
  if (has('circle')) {
    take('circle', 'crop', 'make', 'square');
    takeTargets(reading);
    return wish('round-corners', { shape: 'circle' });
  }
  const ratio = ratioOf(reading);
  // "13x18 upright": the numbers say it all.
  if (ratio !== null) reading.takeWords(reading.left().filter((word) => valueIn(word, 'ratio') !== null));
  const pixels = reading.measure('dimensions');
  const percent = reading.measure('percent');
  const edge = reading.value('place');
  const around = about(reading);
  const isOfSide = SIDES.includes(edge ?? '');
  const isUnsized = [ratio, pixels, percent, part].every((size) => size === null);
  if (isOfSide && isUnsized) {
    reading.takeWords(reading.left());
    return wish('crop', { edge: edge ?? '', percent: SIDE_PERCENT }, true);
  }
  const isOfEdges = has('edge', 'border') && edge === null && around === '' && isUnsized;
  if (isOfEdges) {
    reading.takeWords(reading.left());
    return wish('crop', { edge: 'all', percent: EDGE_PERCENT }, true);
  }
  const isCutAway = reading.words.some(({ text }) => /^out$/i.test(text));
  if (around !== '' && isCutAway) return beyond('Paint over what should go, and it is filled in.');
  if (says('remove') && around !== '' && ratio === null) return null;
  const hasUnknown =
    says('remove') &&
    (reading.left().some((word) => word.concepts.size === 0) || (has('part') && around === ''));
  take(
    'crop',
    'edge',
    'border',
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
  const side = edge !== null && SIDES.includes(edge) ? edge : null;
  const share = percent?.value ?? part;
  if (side !== null && share !== null) {
    reading.takeWords(reading.left().filter(({ text }) => THIRD.test(text)));
    return wish('crop', { edge: side, percent: share }, true);
  }
  if (ratio !== null && pixels !== null) {
    const cropped = { operation: 'crop', options: { ratio }, isExact: true } as const;
    const size = { width: pixels.width, height: pixels.height };
    return { wanted: [cropped, { operation: 'resize', options: size, isExact: true }] };
  }
  if (ratio !== null) return wish('crop', { ratio, ...(around === '' ? {} : { around }) }, true);
  if (pixels !== null)
    return wish(
      'crop',
      { width: pixels.width, height: pixels.height, ...(around === '' ? {} : { around }) },
      true,
    );
  if (hasUnknown) return beyond(SHAPE_HINT);
  return wish('crop', { around: around === '' ? 'subject' : around }, true);
};
