import { bytesAt, type Bytes } from './byte-measures.ts';
import { numberWordsAt } from './number-words.ts';

/** A quantity in a prompt, such as "50 %", "800 px", "16:9" or "#ffffff". */
export type Measure =
  | Bytes
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'degrees'; readonly value: number }
  | { readonly kind: 'pixels'; readonly value: number }
  | { readonly kind: 'factor'; readonly value: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'dimensions'; readonly width: number; readonly height: number }
  | { readonly kind: 'ratio'; readonly width: number; readonly height: number }
  /** A size on paper, in millimetres. */
  | { readonly kind: 'print'; readonly width: number; readonly height: number }
  /** A change in percent with its sign: "+20", "-10 %". */
  | { readonly kind: 'change'; readonly value: number }
  | { readonly kind: 'decade'; readonly decade: string }
  | { readonly kind: 'color'; readonly hex: string };

const number = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** The number in "0.7" and "2/3". */
const stops = (text = ''): number => {
  const [over = '', under = '1'] = text.split('/');
  return number(over) / number(under);
};

const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10 };
const MM_PER_INCH = 25.4;

/** Two sides without a unit are proportions up to 30 ("16x9"), centimeters on paper up to 120, and pixels above. */
const LARGEST_RATIO = 30;
const LARGEST_PAPER_CM = 120;
const MM_PER_CM = 10;

const sides = (width: string | undefined, height: string | undefined, unit = ''): Measure => {
  const [across, down] = [number(width), number(height)];
  if (unit === '' && across <= LARGEST_RATIO && down <= LARGEST_RATIO)
    return { kind: 'ratio', width: across, height: down };
  const isOnPaper = unit === '' && across <= LARGEST_PAPER_CM && down <= LARGEST_PAPER_CM && across !== down;
  return isOnPaper && !PASSPORT.test(`${across}x${down}`)
    ? { kind: 'print', width: across * MM_PER_CM, height: down * MM_PER_CM }
    : { kind: 'dimensions', width: across, height: down };
};
/** The sides of passport photos in millimeters, which people write without the unit. */
const PASSPORT = /^(?:35|40|45|50)x(?:45|50|60)$/;

/** The shorter side of A0 to A6 in millimeters; the longer side is that of the next larger sheet. */
const SHEETS_MM = [841, 594, 420, 297, 210, 148, 105] as const;
const LONG_SIDE_OF_A0_MM = 1189;
const sheet = (size: number): Measure => ({
  kind: 'print',
  width: SHEETS_MM[size] ?? 0,
  height: SHEETS_MM[size - 1] ?? LONG_SIDE_OF_A0_MM,
});

const decadeOf = (year: string): Measure => ({
  kind: 'decade',
  decade: Number(year) < 1900 ? '1900s' : `${year.slice(0, 3)}0s`,
});

const THIRD = 'a third|one third|ein drittel|einem drittel|un tiers|un tercio|um terço|um terco|un terzo';
const TWO_THIRDS = 'two thirds|zwei drittel|deux tiers|dos tercios|dois terços|dois tercos|due terzi';
const THREE_QUARTERS =
  'three quarters|drei viertel|dreiviertel|trois quarts|tres cuartos|três quartos|tres quartos|tre quarti';
/** What follows a fraction of a size: the end of the wish, or a word such as "of". */
const ENDS =
  '(?=$|[ ]*[,.;!?]| (?:of|off|from|the|its|please|pls|smaller|size|der|des|von|vom|bitte|kleiner|de|du|del|da|do|della|dell|dei|delle|a|and|und|y|e|et|svp|por|per|zuschneiden|verkleiner|reduzier)\\p{L}*)';

/** The forms of measures, in the order in which they are tried. Each matches only at the beginning of the text. */
const FORMS: readonly (readonly [form: RegExp, read: (parts: RegExpExecArray) => Measure])[] = [
  [
    /^#([0-9a-f]{6}|[0-9a-f]{3})\b/,
    ([, hex = '']) => ({
      kind: 'color',
      hex: `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`,
    }),
  ],
  [
    /^(\d{1,4}(?:[.,]\d+)?) ?(?:mm|cm|in|inch|inches|zoll)? ?(?:[x×*]|(?:by|mal|por|par|per|sur)\b) ?(\d{1,4}(?:[.,]\d+)?) ?(mm|cm|in|inch|inches|zoll|pouces?|pulgadas?|polegadas?|pollici)(?![\p{L}\d])/u,
    ([, width, height, unit = '']) => {
      const scale = MILLIMETRES[unit] ?? MM_PER_INCH;
      return { kind: 'print', width: number(width) * scale, height: number(height) * scale };
    },
  ],
  // "A4 at 300 dpi": without a density, the sheet only says what the picture is for.
  [/^(?:din ?)?a([0-6])(?=[^.!?\n]{0,24}?\d{2,4} ?(?:dpi|ppi|ppp)\b)/, ([, size]) => sheet(number(size))],
  [
    /^(\d{1,5}) ?(?:px|pixels?)? ?(?:[x×*]|(?:by|por|par|sur|mal|per)\b) ?(\d{1,5}) ?(px|pixels?)?(?![\p{L}\d])/u,
    ([, w, h, unit]) => sides(w, h, unit),
  ],
  [/^(\d{1,2}) ?: ?(\d{1,2})\b/, ([, w, h]) => sides(w, h)],
  // "16/9", "sixteen by nine", "16 zu 9": only the usual proportions are read, as other pairs may mean anything.
  [
    /^(16|9|4|3|5|2|1) ?(?:\/|by\b|zu\b|a\b|à\b|par\b|por\b|per\b|sur\b) ?(16|9|4|3|5|2|1)(?![\p{L}\d/])/u,
    ([, w, h]) => sides(w, h),
  ],
  [
    /^(\d+(?:[.,]\d+)?) ?(?:%|percent\b|per cent\b|prozent\b|por ?ciento\b|pour ?cent\b|por ?cento\b|per ?cento\b|(?:per|pre|pro|por)?[cs]ent[os]?\b|prozen\b|perc?ent\b)/,
    ([, value]) => ({ kind: 'percent', value: number(value) }),
  ],
  [
    /^([+-]?\d+(?:[.,]\d+)?) ?(?:°|º|degrees?\b|deg\b|grad\b|grados?\b|degr[eé]s?\b|graus?\b|gradi?o?\b)(?: (?:e mezzo|y medio|et demi|e meio|and a half)\b)?/,
    ([all, value]) => ({
      kind: 'degrees',
      value: number(value) + (/(?:mezzo|medio|demi|meio|half)$/.test(all) ? 0.5 : 0),
    }),
  ],
  [
    /^([+−–-])(\d{1,3}(?:[.,/]\d{1,2})?)(?: ?(?:%|percent\b|prozent\b))?(?![\p{L}\d.:°º]| ?(?:px|pixel))/u,
    ([, sign, value]) => ({ kind: 'change', value: sign === '+' ? stops(value) : -stops(value) }),
  ],
  [
    /^(\d|one|two|three|four|five) and a half ?(?:°|degrees?\b)/,
    ([, value = '']) => ({ kind: 'degrees', value: (numberWordsAt(value)?.value ?? Number(value)) + 0.5 }),
  ],
  // "Plus 20", "minus ten" (the number comes in digits from `inWords`), "moins 35 %".
  [
    /^(plus|minus|più|piu|meno|más|mas|menos|moins|mais) (\d{1,3})(?: ?(?:%|percent\b|prozent\b|por ?ciento\b|pour ?cent\b|por ?cento\b|per ?cento\b))?(?![\p{L}\d.:°º]| ?(?:px|pixel|grad|deg|people|person|[x×]))/u,
    ([, sign = '', value]) => ({
      kind: 'change',
      value: /^(?:minus|men|moins)/.test(sign) ? -number(value) : number(value),
    }),
  ],
  [
    /^(\d{1,5}) ?(?:px\b|pixels?\b|pixeln\b|pixles?\b|piksel\w*|p[ií]xeles\b|p[ií]xeis\b)/,
    ([, value]) => ({ kind: 'pixels', value: number(value) }),
  ],
  // "A third", "two thirds": only where no thing is counted, as in "a third dog".
  [new RegExp(`^(?:${THIRD})${ENDS}`, 'u'), () => ({ kind: 'percent', value: 33 })],
  [new RegExp(`^(?:${TWO_THIRDS})${ENDS}`, 'u'), () => ({ kind: 'percent', value: 67 })],
  [new RegExp(`^(?:${THREE_QUARTERS})${ENDS}`, 'u'), () => ({ kind: 'percent', value: 75 })],
  [/^[x×] ?([2348])(?![\p{L}\d])/u, ([, value]) => ({ kind: 'factor', value: number(value) })],
  [/^([2348]) ?[x×](?![\p{L}\d])/u, ([, value]) => ({ kind: 'factor', value: number(value) })],
  [/^((?:1[89]\d|20[012])\d)(?:'?s\b|er\b|ern\b)?(?![\p{L}\d])/u, ([, year = '']) => decadeOf(year)],
  [/^'?([2-9]0)(?:'?s\b|er\b|ern\b)/, ([, tens]) => ({ kind: 'decade', decade: `19${tens}s` })],
  [/^(\d+(?:[.,]\d+)?)(?![\p{L}\d])/u, ([, value]) => ({ kind: 'number', value: number(value) })],
];

interface Found {
  readonly measure: Measure;
  readonly length: number;
}

const inDigits = (text: string): Found | null => {
  const bytes = bytesAt(text);
  if (bytes !== null) return bytes;
  for (const [form, read] of FORMS) {
    const parts = form.exec(text);
    if (parts !== null) return { measure: read(parts), length: parts[0].length };
  }
  return null;
};

/** Number words are read only with these units. Without one, they may be an article or a pronoun: "one of the dogs". */
const UNITS: readonly Measure['kind'][] = ['percent', 'degrees', 'pixels', 'ratio', 'dimensions', 'bytes'];

/** Returns the measure at the beginning of a text whose first `length` characters are the number word for `digits`. */
const spelledOut = (digits: string, text: string, length: number): Found | null => {
  const found = inDigits(`${digits}${text.slice(length)}`);
  if (found === null || !UNITS.includes(found.measure.kind)) return null;
  return { measure: found.measure, length: found.length - digits.length + length };
};

const SIGN_WORD = /^(?:plus|minus|più|piu|meno|más|mas|menos|moins|mais) /;

/** Reads measures with number words: "thirty percent", "eight hundred by six hundred pixels". */
const inWords = (text: string): Found | null => {
  const [signWord = ''] = SIGN_WORD.exec(text) ?? [];
  const signed = signWord === '' ? null : numberWordsAt(text.slice(signWord.length));
  if (signed !== null) {
    const length = signWord.length + signed.length;
    const found = inDigits(`${signWord}${signed.value}${text.slice(length)}`);
    if (found?.measure.kind === 'change')
      return { measure: found.measure, length: found.length - `${signed.value}`.length + signed.length };
  }
  const first = numberWordsAt(text);
  if (first === null) return null;
  const alone = spelledOut(`${first.value}`, text, first.length);
  const [, joint = null] = /^( (?:by|zu|a|à|par|por|per|sur|mal) )/u.exec(text.slice(first.length)) ?? [];
  if (alone !== null || joint === null) return alone;
  const after = first.length + joint.length;
  const second = numberWordsAt(text.slice(after));
  return second === null
    ? null
    : spelledOut(`${first.value}${joint}${second.value}`, text, after + second.length);
};

/** The measure at the beginning of a text, and its length in characters. Null if there is none. */
export const measureAt = (text: string): Found | null => inDigits(text) ?? inWords(text);
