import { quote, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';

const CORNERS_HINT = 'A vignette darkens the corners; it has no other color.';

/** The same picture several times, as in comics and prints: "four panels", "2x2 grid", in six languages. */
const PANELS =
  /(?<![\p{L}\p{N}])(?:two|three|four|six|nine|zwei|drei|vier|sechs|neun|deux|trois|quatre|six|neuf|dos|tres|cuatro|seis|nueve|due|tre|quattro|sei|nove|dois|três|quatro|\d) (?:\p{L}+ )?(?:panels?|tiles|squares|times|copies|feldern?|kacheln|cases|carrés|cuadros|viñetas|paneles|recuadros|riquadri|pannelli|quadri|quadros|painéis|quadrinhos)(?!\p{L})|(?<!\p{N})(?<side>[2-9]) ?[x×] ?\k<side>(?: (?:grid|raster|grille|cuadrícula|griglia|grade))?(?![\p{L}\p{N}]| ?(?:cm|mm|in))/iu;
const LIGHT_CORNERS =
  /(?<!\p{L})(?:(?:white|light|bright|colou?red|weiße?n?|helle?n?|farbige?n?) vignette|vignette (?:in )?(?:white|weiß|blanche|claire|bianca|chiara)|(?:viñeta|vinheta) (?:blanca|clara|branca)|(?:viñeteado|vignettatura) (?:blanco|bianca))(?!\p{L})/iu;

const OVAL_HINT = 'An image can be cut to a circle, and to no oval.';
const OVAL = /(?<!\p{L})oval(?:e[rnms]?|ad[oa]|i)?(?!\p{L})/iu;
const OVAL_CROP =
  /(?<!\p{L})(?:oval(?:e[rnms]?)? (?:crop|cut|shape|zuschnitt|ausschnitt|zuschneiden|zugeschnitten|ausschneiden)|(?:recorte|corte|ritaglio|découpe|recadrage|forma?e?) oval(?:e|ad[oa])?|(?:crop|cut|recort\p{L}*|ritaglia\p{L}*|découpe\p{L}*|recadre\p{L}*|corta\p{L}*) .{0,20}(?:oval|ovale|óvalo))(?! (?:mirror|frame|window|table|spiegel|fenster|espejo|miroir|espelho|specchio))(?!\p{L})/iu;

const LABELS_HINT = 'Say which texts, between quotation marks: write "Before" at the left.';
/** Labels of two pictures, whose texts nobody said. */
export const LABELS =
  /(?<!\p{L})(?:with|and|mit|und|con|y|avec(?: des)?|et(?: des)?|com|e|con(?: le)?) (?:labels?|captions?|beschriftung(?:en)?|etiquetas?|rótulos?|étiquettes?|légendes?|legendas?|etichette|didascalie)(?!\p{L})/iu;

interface Undone {
  readonly words: RegExp;
  readonly isOf: (step: PlannedStep) => boolean;
  /** True if the step without this would be the opposite of the wish. */
  readonly isEssential: boolean;
  readonly hint: string | null;
}

/** What looks cannot have, however it is asked for. */
const UNDONE: readonly Undone[] = [
  {
    words: OVAL,
    isOf: ({ operation, options }) => operation === 'round-corners' && options['shape'] === 'circle',
    isEssential: true,
    hint: OVAL_HINT,
  },
  {
    words: OVAL_CROP,
    isOf: ({ operation, options }) => operation === 'crop' && 'around' in options,
    isEssential: true,
    hint: OVAL_HINT,
  },
  {
    words: PANELS,
    isOf: ({ operation }) => ['artist-style', 'cartoon', 'posterize'].includes(operation),
    isEssential: false,
    hint: null,
  },
  {
    words: LABELS,
    isOf: ({ operation }) => operation === 'collage',
    isEssential: false,
    hint: LABELS_HINT,
  },
  {
    words: LIGHT_CORNERS,
    isOf: ({ operation }) => operation === 'vignette',
    isEssential: true,
    hint: CORNERS_HINT,
  },
];

/** The reading that lists what a look of it cannot have: "pop art, four panels" is done once, and the result says so. */
export const withLookUndone = (reading: PromptReading, prompt: string): PromptReading =>
  UNDONE.reduce((left, { words, isOf, isEssential, hint }) => {
    const told = words.exec(prompt.replace(/"[^"]*"/gu, ''))?.[0];
    if (told === undefined || !left.steps.some(isOf)) return left;
    const others = left.notPossible.filter(
      (one) => !unquoted(one).toLowerCase().includes(told.toLowerCase()),
    );
    return {
      ...left,
      steps: isEssential ? left.steps.filter((step) => !isOf(step)) : left.steps,
      notPossible: [...others, quote(told)],
      hints: [...(others.length > 0 ? left.hints : []), ...(hint === null ? [] : [hint])],
    };
  }, reading);
