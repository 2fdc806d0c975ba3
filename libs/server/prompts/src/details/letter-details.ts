import type { StepOptions } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import { isBeside, isOfLetters } from './beside-letters.ts';
import { BIG, SMALL } from './degrees-of-size.ts';
import { colorsFor, linesOf } from './letter-colors.ts';
import * as forms from './letter-words.ts';
import { hasOnePlaceEach, sideAt, SIDES, textsWithPlaces } from './places-beside-texts.ts';
import { colorAt, isLike, ownerAt, ownerOf, placesOf, type Said } from './said.ts';
import { sizeBeside } from './sizes-of-texts.ts';

const LETTERED: readonly string[] = ['add-text', 'watermark'];
export const isLettered = ({ operation }: PlannedStep): boolean => LETTERED.includes(operation);

/** The opacity of a watermark that should hardly be seen, and of a text, which shall still be read. */
const FAINT = { mark: 0.35, text: 0.5 } as const;

const opacityOf = (said: Said, prompt: string, isMark: boolean): StepOptions => {
  const within = (value: number): StepOptions => ({ opacity: Math.min(1, Math.max(0.05, value / 100)) });
  const opaque = forms.OPACITY.exec(prompt);
  if (opaque !== null) return within(Number(opaque[1] ?? opaque[2]));
  const clear = forms.TRANSPARENCY.exec(prompt);
  if (clear !== null) return within(100 - Number(clear[1] ?? clear[2]));
  if (forms.SEMI.test(prompt) || isOfLetters(said, forms.SEE_THROUGH)) return { opacity: isMark ? 0.4 : 0.5 };
  const percent = said.words.find(
    ({ measure }, at) => measure?.kind === 'percent' && ownerOf(said, at) === 'letters',
  )?.measure;
  if (isMark && percent?.kind === 'percent') return within(percent.value);
  // "In light yellow" names a shade.
  const isShade = placesOf(said, forms.FAINT).every((at) => colorAt(said, at + 1) !== null);
  return isOfLetters(said, forms.FAINT) && !isShade ? { opacity: isMark ? FAINT.mark : FAINT.text } : {};
};

const angleOf = (said: Said, hasTurn: boolean): StepOptions => {
  const degrees = said.words.find(
    ({ measure }, at) => measure?.kind === 'degrees' && isBeside(said, at) && !hasTurn,
  )?.measure;
  if (degrees?.kind === 'degrees') return { angle: -degrees.value };
  if (isOfLetters(said, forms.DIAGONAL)) return { angle: 'diagonal' };
  // Letters that are turned to the left are read from below, as on the back of a book.
  if (isOfLetters(said, forms.VERTICAL)) return { angle: -90 };
  // "Sulla torta": a cake is called like something tilted.
  const isOfThing = placesOf(said, forms.TILTED).some((at) => {
    const word = said.words[at];
    return word !== undefined && valueIn(word, 'thing') !== null;
  });
  return !isOfThing && isOfLetters(said, forms.TILTED) ? { angle: 'tilted' } : {};
};

const curveOf = (said: Said, prompt: string): StepOptions =>
  isOfLetters(said, forms.CURVED) ? { curve: forms.HANGING.test(prompt) ? 'down' : 'up' } : {};

const fontOf = (said: Said, prompt: string): StepOptions => {
  if (forms.NAMED_FONT.test(prompt)) return { font: 'other' };
  const fonts = placesOf(said, forms.FONT);
  const isSaid = (form: RegExp): boolean =>
    placesOf(said, form).some((at) => fonts.some((font) => said.part[font] === said.part[at]));
  if (isSaid(forms.OTHER_FONT)) return { font: 'other' };
  if (isSaid(forms.ELEGANT) || placesOf(said, forms.ITALIC_ALONE).length > 0) return { font: 'elegant' };
  if (isSaid(forms.SERIF) || placesOf(said, forms.SERIF_ALONE).length > 0) return { font: 'serif' };
  const isThin = placesOf(said, forms.THIN_FONT).some((at) =>
    fonts.some(
      (font) =>
        Math.abs(font - at) === 1 ||
        // "Thin white letters".
        (font === at + 2 && colorAt(said, at + 1) !== null),
    ),
  );
  return isThin ? { font: 'thin' } : {};
};

const sizeOf = (said: Said): StepOptions => {
  if (isOfLetters(said, BIG)) return { size: 'large' };
  return isOfLetters(said, SMALL) ? { size: 'small' } : {};
};

const placeOf = (step: PlannedStep, said: Said, angle: StepOptions): string => {
  const place = String(step.options['place'] ?? '');
  const isTop = said.words.some(
    (word) => valueIn(word, 'place') !== null && !forms.ACROSS_NOT_TOP.test(word.text) && word.quote === null,
  );
  const isCorner = placesOf(said, forms.CORNER).length > 0;
  if (isCorner && (place === 'top' || place === 'bottom')) return `${place}-right`;
  // "In the left corner": one of the left side, which is the lower one as well.
  if (isCorner && SIDES.includes(place)) return `bottom-${place}`;
  const isOnLeft = placesOf(said, forms.CORNER).some((corner) => {
    const beside = said.words[corner + 1];
    return (
      beside !== undefined &&
      valueIn(beside, 'place') === 'left' &&
      said.part[corner + 1] === said.part[corner]
    );
  });
  if (place === 'bottom-right' && isOnLeft) return 'bottom-left';
  // "En la esquina de arriba": a corner that is named alone is the lower one.
  const isUpper = placesOf(said, forms.CORNER).some((corner) =>
    said.words
      .slice(corner + 1, corner + 3)
      .some(
        (word, index) =>
          valueIn(word, 'place') === 'top' && said.part[corner + 1 + index] === said.part[corner],
      ),
  );
  if (place === 'bottom-right' && isUpper && !said.words.some((word) => isLike(word, forms.LOWER)))
    return 'top-right';
  if (place === '') {
    const aside = sideAt(
      said,
      said.words.flatMap((word, at) =>
        isBeside(said, at) && !forms.ACROSS_NOT_TOP.test(word.text) ? [at] : [],
      ),
    );
    if (aside !== null) return aside;
  }
  if (step.operation === 'watermark') return place;
  const isAcross = said.words.some((word) => word.quote === null && forms.ACROSS.test(word.text));
  const isFree = place === '' || (place === 'top' && !isTop);
  return isFree && (isAcross || angle['angle'] === 'diagonal') ? 'center' : place;
};

const EXCHANGED = ['instead', 'replace', 'remove'] as const;

/** The steps that write texts, each as the prompt describes its letters. */
export const withLetters = (
  steps: readonly PlannedStep[],
  said: Said,
  prompt: string,
): readonly PlannedStep[] => {
  const [first] = steps.filter(isLettered);
  if (first === undefined) return steps;
  const isExchange = said.words.some((word) => says(word, ...EXCHANGED));
  const withPlaces = first.operation === 'add-text' && !isExchange ? textsWithPlaces(said) : [];
  const texts = hasOnePlaceEach(withPlaces) ? withPlaces : [];
  const hasBorder = steps.some(({ operation }) => operation === 'border');
  const unquoted = prompt.replace(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu, '');
  const hasTurn = placesOf(said, forms.ROTATE).length > 0;
  const angle = angleOf(said, hasTurn);
  const quotes = said.words.flatMap(({ quote }) => quote ?? []);
  const isMark = (step: PlannedStep): boolean => step.operation === 'watermark';
  const detailed = (step: PlannedStep): PlannedStep => {
    const { color: _color, ...options } = step.options;
    const details = {
      ...colorsFor(step, said, hasBorder),
      ...opacityOf(said, unquoted, isMark(step)),
      ...angle,
      ...curveOf(said, unquoted),
      ...fontOf(said, unquoted),
      ...(quotes.length > 1 ? sizeBeside(said, String(options['text'] ?? '')) : sizeOf(said)),
    };
    const text = (options['text'] ?? '') === '' && quotes.length === 1 ? { text: quotes[0] ?? '' } : {};
    return { ...step, options: { ...options, ...text, ...details, place: placeOf(step, said, angle) } };
  };
  const mark = steps.find(isMark);
  const lettered = steps.filter(isLettered);
  // "Firma in basso, "G. Ferri"": the signature is the text between quotation marks.
  const marked = mark?.options['text'] === '' && quotes.length === 1 ? quotes[0] : mark?.options['text'];
  const twin = lettered.find((step) => !isMark(step) && step.options['text'] === marked);
  const placed = (step: PlannedStep): PlannedStep =>
    isMark(step) && step.options['place'] === '' && twin !== undefined
      ? { ...step, options: { ...step.options, place: String(twin.options['place'] ?? '') } }
      : step;
  const font = fontOf(said, unquoted);
  const isMeme = placesOf(said, forms.MEME).length > 0;
  // "“Summer” in bold, below it smaller “Saturday”": a size that stands beside one text is no other's.
  const hasOwnSizes = lettered.length > 1 && quotes.some((text) => 'size' in sizeBeside(said, text));
  const inFont = (step: PlannedStep): PlannedStep => {
    const outline = isMeme && step.options['color'] === undefined ? { outline: '#000000' } : {};
    const { size: shared, ...options } = step.options;
    const own = sizeBeside(said, String(options['text'] ?? ''));
    const size = hasOwnSizes || shared === undefined ? own : { size: shared };
    return { ...step, options: { ...size, ...options, ...outline, ...font } };
  };
  const isSplit = texts.length > lettered.length;
  // Of two texts at the same place one is written, and only what stands beside it describes its letters.
  const isLast =
    quotes.length > 1 && !isExchange && !isMark(first) && first.options['text'] === quotes.at(-1);
  const isOneOfSeveral = lettered.length === 1 && (isLast || texts.length < withPlaces.length);
  const single = (lettered.length === 1 && !isOneOfSeveral) || isSplit;
  const written = isSplit
    ? texts.map((options) => {
        const { place: _place, ...details } = detailed(first).options;
        return { ...first, options: { ...details, ...options } };
      })
    : lettered
        .filter((step) => isMark(step) || step !== twin)
        .map((step) => (single || step === mark ? placed(detailed(step)) : inFont(step)));
  // "A text with a black border around the letters" has no other border.
  const lines = linesOf(said, true);
  const isLined = said.words.every((_, at) => ownerAt(said, at) !== 'border' || lines.includes(at));
  const isTurn = ({ operation }: PlannedStep): boolean =>
    !hasTurn &&
    ((operation === 'rotate' && 'angle' in angle) || (operation === 'straighten' && 'angle' in angle));
  return steps.flatMap((step) =>
    step === first
      ? written
      : isLettered(step) || isTurn(step) || (isLined && lines.length > 0 && step.operation === 'border')
        ? []
        : [step],
  );
};
