import type { StepOptions } from '@safelight/operations';
import { says as saysOf } from '../clauses/clauses.ts';
import { beyond, valueIn, wish, type Finding, type Reading } from '../clauses/reading.ts';
import { ratioOfSize } from '../framing/framing.ts';
import type { Word } from '../words/words.ts';
import { thingIn } from './objects.ts';

export const WHOLE_HINT = 'Only a whole image can be cropped, turned or resized, not a part of it.';
const PAPER_HINT = 'Say the size in pixels, or the proportions to crop to, such as 2:3.';

/** A size on paper with one of these words is the shape of a print: "10x15 cm to print". */
const FOR_PRINTING =
  /(?<!\p{L})(?:to print|for (?:a )?print(?:ing)?|ausdrucken|(?:zum|fürs?) (?:aus)?drucken|para imprimir|pour imprimer|pra imprimir|per la stampa|da stampare|per stampare|à imprimer|para revelar)(?!\p{L})/iu;

const LARGER =
  /aument|ampli|agrand|enlarg|upscal|larger|bigger|gr(?:ö|oe)(?:ß|ss)er|maior|más grande|plus grand|più grande|ingrand/iu;

/** Things on which the picture will be shown, so that they are no part of it: "make it larger for my 4K TV". */
const SCREENS: readonly string[] = ['tv', 'laptop', 'cell phone'];

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

const textOf = ({ words }: Reading): string => words.map(({ text }) => text).join(' ');
export const LONG_SIDE =
  /long(?:er|est)? (?:side|edge)|longest|larg(?:er|est) side|(?:lange|l(?:ä|ae)ngere)n? (?:seite|kante)|l(?:ä|ae)ngste|gr(?:ö|oe)(?:ß|ss)te[nr]? (?:seite|kante)|lado (?:más )?(?:largo|mayor)|lado maior|maior lado|lado mais (?:longo|comprido)|côté (?:le plus )?long|(?:plus )?grand côté|lato (?:più )?lungo|lato maggiore/i;
const SHORT_SIDE =
  /short(?:er|est)? (?:side|edge)|small(?:er|est) (?:side|edge)|(?:kurzen?|k(?:ü|ue)rzeren?|kleineren?) (?:seite|kante)|k(?:ü|ue)rzeste\p{L}*|lado (?:más )?(?:corto|menor|pequeño)|lado mais (?:curto|pequeno)|menor lado|côté (?:le plus )?court|(?:plus )?petit côté|lato (?:più )?corto|lato minore/iu;
/** "No bigger than 1000 px": a limit, which makes nothing larger. */
const AT_MOST = /^(?:than|most|max|maximum|als|höchstens|maximal|máximo|massimo)$/i;
/** Words for a certain side, so that the number beside one is not the longer side: "4000 px wide". */
const ACROSS_OR_DOWN =
  /^(?:wide|width|tall|high|height|breit\p{L}*|hoch|höhe|ancho|anchura|alto|altura|largeur|haut|hauteur|largura|larghezza|altezza)$/iu;
/** Words for a side of the picture. A number beside one is in pixels: "800 wide", "1600 de large", "width 800". */
const SIDE =
  /^(?:wide|width|tall|high|height|breit|breite|hoch|höhe|ancho|anchura|alto|altura|large|largeur|haut|hauteur|largura|larga|larghezza|alta|altezza|largo|longest side|long side|long edge|px wide|pixels wide|side|seite|lado|côté|lato)$/i;
const LEAST_SIDE = 100;
const sideIn = (reading: Reading): { readonly value: number } | null => {
  const isOfSide =
    reading.words.some(({ text }) => text.split(' ').some((one) => SIDE.test(one))) ||
    LONG_SIDE.test(textOf(reading)) ||
    SHORT_SIDE.test(textOf(reading));
  if (!isOfSide) return null;
  // "Die Seite sagt 300 dpi": a density is no number of pixels.
  const word = reading
    .left()
    .find(
      ({ measure, text }) =>
        measure?.kind === 'number' && measure.value >= LEAST_SIDE && Number.isFinite(Number(text)),
    );
  const decade = reading
    .left()
    .find(({ measure, text }) => measure?.kind === 'decade' && /^\d{4}$/.test(text));
  const found = word ?? decade;
  if (found === undefined) return null;
  reading.takeWords([found]);
  return { value: Number(found.text) };
};

/** Returns the requested size in pixels, in percent or as a half or a quarter. Null if none is requested. */
const sizeOf = (reading: Reading): StepOptions | null => {
  const { has } = reading;
  const area = reading.measure('dimensions');
  if (area !== null) return { width: area.width, height: area.height };
  const pixels = reading.measure('pixels') ?? sideIn(reading);
  if (pixels !== null) {
    const isHeight = reading.words.some(({ text }) =>
      /^(?:tall|high|height|hoch|höhe|alto|altura|haut|hauteur|alta|altezza)/i.test(text),
    );
    const isSide = LONG_SIDE.test(textOf(reading));
    if (isSide) return { side: pixels.value };
    if (SHORT_SIDE.test(textOf(reading))) return { shortSide: pixels.value };
    return isHeight ? { height: pixels.value } : { width: pixels.value };
  }
  const percent = reading.measure('percent');
  if (percent !== null) return { percent: percent.value };
  const change = reading.measure('change');
  if (change !== null) return { percent: 100 + change.value };
  if (has('half')) return { percent: 50 };
  return has('quarter') ? { percent: 25 } : null;
};

/** True if the whole picture should be reduced, as nothing else is named that could become less: "reduce to 50 %". */
const isReducedWhole = (reading: Reading): boolean =>
  !reading.isBegun() &&
  (reading.owns('less') || reading.words.length === 1) &&
  (reading.words.some((word) => word.measure?.kind === 'percent') || reading.has('half')) &&
  reading
    .left()
    .every(
      (word) => word.measure !== null || saysOf(word, 'less', 'half', 'filler', 'article', 'picture', 'this'),
    );

const isDescribed = ({ words, says }: Reading): boolean =>
  !says('make', 'crop', 'upscale') &&
  !words.some(({ text }) => /^(?:resiz|rescal|scale|shrink|reduc|verklein|redu)/i.test(text)) &&
  words.some(({ text }) => /^(?:only|just|nur|solo|sólo|só|seulement)$/i.test(text)) &&
  words.some(({ text }) => /^(?:its|it s|is|s|hat|ist|tiene|tem|ha|fait|es)$/i.test(text));

/** True if a word for a size describes something else than the picture: "a little shadow", "in big letters". */
const isOfOther = (reading: Reading): boolean => {
  const { words, says, has } = reading;
  if (words.some((word) => word.measure !== null)) return false;
  const isOfLook = words.some((word) =>
    [...word.concepts].some((c) => c.startsWith('op:') && c !== 'op:improve-quality'),
  );
  if (isOfLook && !says('make')) return true;
  // "This room looks tiny", "mon petit-fils" (my grandson): the word describes a place or a person.
  if (words.some((word) => saysOf(word, 'scene', 'thing:person', 'haze')) && !says('make', 'crop'))
    return true;
  return (
    !has('picture', 'this', 'size') &&
    words.some(
      (word) =>
        isOfLook ||
        valueIn(word, 'color') !== null ||
        saysOf(word, 'shadow', 'word', 'border', 'part') ||
        (word.concepts.size === 0 && /\p{L}{3}/u.test(word.text)),
    )
  );
};

/** Reads requests to enlarge or reduce the picture: "resize to 800x600", "half the size", "upscale to 4K". */
export const readSize = (reading: Reading): Finding => {
  const { has, says, take } = reading;
  if (has('op:passport-photo')) return null;
  // "Make it larger for a 60x90 print" doubles the pixels. A size on paper without a word for enlarging is refused.
  const print = reading.measure('print');
  const isPrinted = print !== null;
  const isEnlarged =
    has('upscale', 'size') && (LARGER.test(textOf(reading)) || !FOR_PRINTING.test(textOf(reading)));
  if (isPrinted && !isEnlarged && !FOR_PRINTING.test(textOf(reading))) return beyond(PAPER_HINT);
  if (isPrinted && !isEnlarged) {
    reading.takeWords(reading.left().filter(({ text }) => FOR_PRINTING.test(text)));
    take('make', 'picture');
    return wish('crop', { ratio: ratioOfSize(print.width * 10, print.height * 10), sides: 'either' }, true);
  }
  if (isPrinted) {
    take('upscale', 'size', 'more', 'make', 'picture', 'lacking');
    return wish('upscale', { factor: 2 }, true);
  }
  // "El lado mayor", "le grand côté": a side, and no wish for a larger picture.
  const side = LONG_SIDE.exec(textOf(reading)) ?? SHORT_SIDE.exec(textOf(reading));
  const named = side?.[0].split(' ') ?? [];
  const isNamed = ({ text }: Word): boolean => text.split(' ').every((one) => named.includes(one));
  reading.takeWords(reading.left().filter((word) => isNamed(word) && word.measure === null));
  const hasSide = reading
    .left()
    .some((word) => [...word.concepts].some((concept) => concept.startsWith('side:')));
  const hasFactor = reading.left().some((word) => word.measure?.kind === 'factor');
  const isOfSide =
    reading.words.some(({ text }) => text.split(' ').some((one) => SIDE.test(one))) ||
    LONG_SIDE.test(textOf(reading));
  const hasPixels = reading
    .left()
    .some(
      ({ measure, text }) =>
        measure?.kind === 'dimensions' ||
        measure?.kind === 'pixels' ||
        (isOfSide &&
          (measure?.kind === 'number' || measure?.kind === 'decade') &&
          Number(text) >= LEAST_SIDE),
    );
  // "It is only 800 px wide" describes the picture and requests nothing.
  if (hasPixels && isDescribed(reading)) return null;
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
  if (isOfOther(reading) && !hasFactor && !hasSide) return null;
  if (has('border', 'word')) return null;
  // "A border of 40 px", "blurred by 30 %": the number measures the border or the blur, not the picture.
  const isOfLook = reading.words.some((word) =>
    saysOf(word, 'border', 'op:blur', 'blurry', 'blur-background'),
  );
  if (isOfLook && !has('upscale', 'resize', 'size')) return null;
  const targets =
    reading.left().some((word) => thingIn(word) !== null && !SCREENS.includes(thingIn(word) ?? '')) ||
    has('face', 'background', 'part', 'subject');
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
      const isOfSide = reading.words.some(({ text }) => text.split(' ').some((w) => ACROSS_OR_DOWN.test(w)));
      const side = wanted['side'] ?? ('height' in wanted || isOfSide ? undefined : wanted['width']);
      if (
        Number(side ?? 0) >= LEAST_SIDE &&
        side !== undefined &&
        !reading.words.some(({ text }) => AT_MOST.test(text))
      )
        return wish('upscale', { side }, true);
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
  if (size === null)
    return { wanted: [{ operation: 'resize', options: { percent: 50 }, isExact: true, isVague: true }] };
  return wish('resize', isBy ? { percent: 100 - amount } : size, true);
};
