import { operationOf } from '@safelight/operations';
import { says } from './clauses/clauses.ts';
import { piecesOf } from './pieces.ts';
import type { PlannedStep, PromptReading } from './prompt-reading.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { canBePartial } from './regions.ts';
import { STATES } from './remarks/complaints.ts';
import { wordsOf } from './words/words.ts';
import { STRENGTH } from './amounts/amounts.ts';

/* How much of a tone is wished ("a lot less saturated", "as sharp as possible"), read apart from what is wished. */

/** What follows an amount in a wish for another tone: "less contrast", "brighter", "más claro". */
const COMPARED =
  '(?= (?:(?:more|less|mehr|weniger|más|menos|plus|moins|mais|meno|più)(?!\\p{L})|\\p{L}{3,}er(?!\\p{L})))';
/** Where a wish ends. */
const END = '(?=\\s*(?:[.!?]|$))';
const A_LOT = [
  'a lot|lots|much|way|far|significantly|considerably|heavily',
  '(?:sehr )?viel|deutlich|wesentlich|erheblich|um einiges|stark',
  'mucho|muchísimo',
  'beaucoup|nettement|vraiment|bien',
  'muito|bem|bastante',
  'molto|decisamente|parecchio|assai',
].join('|');
const A_BIT = [
  'a (?:little|tiny|wee) bit|a (?:bit|little|touch|tad|hint|smidgen?)|slightly|somewhat',
  'ein (?:kleines |klein )?(?:bisschen|wenig)|etwas|leicht|minimal|einen tick|einen hauch',
  'un (?:poco|poquito|poquitín|pelín|toque)|ligeramente|levemente',
  'un (?:tout petit |petit )?peu|légèrement|un chouïa|un soupçon|un poil',
  'um (?:pouco|pouquinho|tiquinho|toque|tantinho)|ligeiramente|levemente',
  "un (?:po'|poco|pochino|tocco|pizzico|filo)|leggermente|di poco",
].join('|');
const UTMOST = [
  'as much as (?:possible|you can)|to the max(?:imum)?',
  'so (?:sehr|stark|weit) wie möglich|so (?:sehr|stark) es geht',
  'lo más que (?:puedas|se pueda)|todo lo posible',
  'autant que possible|le plus possible',
  'o máximo possível|o quanto der',
  'il più possibile|al massimo',
].join('|');
const NOT_BEFORE =
  '(?<!(?<!\\p{L})(?:too|so|that|as|how|very|zu|wie|tan|demasiado|trop|si|tão|demais|troppo|così|not|nicht|no|pas|não|non) )';
/** Of halves, one is a part of the picture without its preposition: "the left half". */
const FRACTIONS: readonly (readonly [share: number, said: string])[] = [
  [0.25, 'a quarter|ein viertel|una cuarta parte|un cuarto|un quart|um quarto|un quarto'],
  [0.33, 'a third|ein drittel|una tercera parte|un tercio|un tiers|um terço|un terzo'],
  [0.5, '(?<=by )half|(?<=um )die hälfte|(?<=a )la mitad|(?<=de )moitié|(?<=pela )metade|(?<=della )metà'],
];
const BY = "(?:(?:by|um|en|a|de|d'|em|di|del|della|pela) ?)?";

interface Form {
  readonly said: RegExp;
  readonly strength: number;
  /** What stands for the words in the wish alone. */
  readonly plainer?: string;
}

const form = (words: string, strength: number, after = ''): Form => ({
  said: new RegExp(`(?<!\\p{L})${NOT_BEFORE}(?:${words})${after === '' ? '(?!\\p{L})' : after}`, 'iu'),
  strength,
});
const FORMS: readonly Form[] = [
  form(UTMOST, STRENGTH.strong),
  // "As bright as possible", "so scharf wie möglich".
  {
    said: /(?<!\p{L})(?:as (?<en>\p{L}+) as (?:possible|you can|it gets)|so (?<de>\p{L}+) wie (?:möglich|es geht)|lo más (?<es>\p{L}+) (?:posible|que puedas)|l[ea] plus (?<fr>\p{L}+) possible|o mais (?<pt>\p{L}+) (?:possível|que der)|(?:il )?più (?<it>\p{L}+) possibile)(?!\p{L})/iu,
    strength: STRENGTH.strong,
    plainer: '$<en>$<de>$<es>$<fr>$<pt>$<it>',
  },
  // "Twice as bright", "deux fois plus clair".
  {
    said: /(?<!\p{L})(?:(?:twice|two times|three times) as(?= )|(?:doppelt|zweimal|dreimal) so(?= )|el (?:doble|triple) de(?= )|(?:deux|trois) fois(?= plus )|dos veces(?= más )|(?:duas|três) vezes(?= mais )|(?:due|tre) volte(?= più ))/iu,
    strength: STRENGTH.strong,
  },
  // "O dobro do brilho".
  { said: /(?<!\p{L})(?:com )?o dobro d[eoa](?= )/iu, strength: STRENGTH.strong, plainer: 'mais' },
  form(A_LOT, STRENGTH.strong, COMPARED),
  form(A_LOT, STRENGTH.strong, END),
  form(A_BIT, STRENGTH.subtle, COMPARED),
  form(A_BIT, STRENGTH.subtle, END),
  ...FRACTIONS.map(([share, said]) => form(`${BY}(?:${said})`, share, `(?: mehr| heller| dunkler)?${END}`)),
];
const PERCENT =
  /(?<!\p{L}|\d)(?:(?:by|um|en|de|em|di|del|un) )?(?<percent>\d{1,2}) ?(?:%|percent|prozent|por ?ciento|pour ?cent|por ?cento|per ?cento)(?!\p{L})/iu;

/** A wish without the words that say how much, and the strength that these mean. */
interface AmountApart {
  readonly wish: string;
  readonly strength: number;
  readonly percent: number | null;
}

const amountApart = (prompt: string): AmountApart | null => {
  const without = (said: RegExp, plainer = ''): string =>
    prompt.replace(said, plainer).replace(/ {2,}/gu, ' ').trim();
  const percent = Number(PERCENT.exec(prompt)?.groups?.['percent'] ?? 0);
  if (percent > 0) return { wish: without(PERCENT), strength: percent / 100, percent };
  const found = FORMS.find(({ said }) => said.test(prompt));
  return found === undefined
    ? null
    : { wish: without(found.said, found.plainer), strength: found.strength, percent: null };
};

/** Tones of which there can be more or less. */
const TONES: readonly string[] = [
  'brighten',
  'darken',
  'contrast',
  'saturation',
  'enhance-colors',
  'sharpen',
  'warm-tones',
  'cool-tones',
];
/** Those whose change in percent is measured in the picture. */
const MEASURED: readonly string[] = ['brighten', 'darken'];

const onlyTone = ({ steps, notPossible }: PromptReading): PlannedStep | null => {
  const [step, ...others] = steps;
  const isTone = step !== undefined && TONES.includes(step.operation) && operationOf(step.operation).graded;
  return isTone === true && others.length + notPossible.length === 0 ? step : null;
};

const withAmount = (step: PlannedStep, { strength, percent }: AmountApart): PlannedStep => ({
  ...step,
  strength,
  options:
    percent !== null && MEASURED.includes(step.operation) ? { percent, ...step.options } : step.options,
});

/** True for words that complain, take back or limit, beside which an amount may be something else. */
const isUnclear = (prompt: string): boolean =>
  wordsOf(prompt).words.some(
    (word) => STATES.test(word.text) || says(word, 'not', 'without', 'except', 'but'),
  );

/**
 * The reading of a wish for another tone with the amount that it names. If the amount made the wish doubtful, or its part
 * was lost beside it, the wish is read without the amount: "make the plants a lot darker".
 */
export const withAmountApart = (
  reading: PromptReading,
  prompt: string,
  read: (wish: string) => PromptReading,
): PromptReading => {
  const step = onlyTone(reading);
  const isComplete = step !== null && step.strength !== STRENGTH.normal && 'where' in step.options;
  if (isComplete || reading.steps.length > 1) return reading;
  const apart = amountApart(prompt);
  if (apart === null || isUnclear(prompt)) return reading;
  const placed = (): PlannedStep | null => {
    const alone = onlyTone(read(apart.wish));
    const isBetter = alone !== null && 'where' in alone.options && canBePartial(alone.operation);
    return isBetter ? alone : null;
  };
  const found = step !== null && 'where' in step.options ? null : placed();
  if (found !== null) return { steps: [withAmount(found, apart)], notPossible: [], hints: [] };
  return step !== null && step.strength === STRENGTH.normal
    ? { ...reading, steps: [withAmount(step, apart)] }
    : reading;
};

/** The plan, in which each of several wishes for a tone is done as much as it says: "less noise, and a lot less contrast". */
export const withAmountsOfPieces = (reading: PromptReading, prompt: string): PromptReading => {
  const isOpen = ({ operation, strength }: PlannedStep): boolean =>
    TONES.includes(operation) && strength === STRENGTH.normal;
  if (reading.steps.length < 2 || !reading.steps.some(isOpen)) return reading;
  const said = piecesOf(prompt).flatMap((piece) => {
    const apart = isUnclear(piece) ? null : amountApart(piece.trim());
    const [step, ...others] = apart === null ? [] : readByRules(piece).steps;
    return apart === null || step === undefined || others.length > 0 ? [] : [{ apart, step }];
  });
  const steps = reading.steps.map((step) => {
    const [own, ...others] = said.filter((one) => one.step.operation === step.operation);
    const isOwn = own !== undefined && others.length === 0 && isOpen(step);
    const isSameTwice = reading.steps.filter(({ operation }) => operation === step.operation).length > 1;
    return isOwn && !isSameTwice ? withAmount(step, own.apart) : step;
  });
  return { ...reading, steps };
};
