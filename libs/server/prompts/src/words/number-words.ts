import { folded } from '../lexicon/lexicon.ts';

/** Number words of six languages that occur in percentages, degrees and sizes. */
const NUMBERS: Readonly<Record<number, string>> = {
  1: 'one eins un uno um',
  2: 'two zwei deux dos dois due',
  3: 'three drei trois tres tre',
  4: 'four vier quatre cuatro quatro quattro',
  5: 'five fünf cinq cinco cinque',
  6: 'six sechs seis sei',
  7: 'seven sieben sept siete sete sette',
  8: 'eight acht huit ocho oito otto',
  9: 'nine neun neuf nueve nove',
  10: 'ten zehn dix diez dez dieci',
  11: 'eleven elf onze once undici',
  12: 'twelve zwölf douze doce doze dodici',
  13: 'thirteen dreizehn treize trece treze tredici',
  14: 'fourteen vierzehn quatorze catorce catorze quattordici',
  15: 'fifteen fünfzehn quinze quince quindici',
  16: 'sixteen sechzehn seize dieciséis dezesseis dezasseis sedici',
  20: 'twenty zwanzig vingt veinte vinte venti',
  25: 'veinticinco venticinque',
  30: 'thirty dreißig trente treinta trinta trenta',
  35: 'trentacinque',
  40: 'forty vierzig quarante cuarenta quarenta quaranta',
  45: 'quarantacinque',
  50: 'fifty fünfzig cinquante cincuenta cinquenta cinquanta',
  60: 'sixty sechzig soixante sesenta sessenta sessanta',
  70: 'seventy siebzig setenta settanta septante',
  75: 'settantacinque',
  80: 'eighty achtzig ochenta oitenta ottanta huitante',
  90: 'ninety neunzig noventa novanta nonante',
  100: 'hundred hundert cent cien ciento cem cento',
  200: 'zweihundert doscientos duzentos duecento',
  300: 'dreihundert trescientos trezentos trecento',
  400: 'vierhundert cuatrocientos quatrocentos quattrocento',
  500: 'fünfhundert quinientos quinhentos cinquecento',
  600: 'sechshundert seiscientos seiscentos seicento',
  800: 'achthundert ochocientos oitocentos ottocento',
  1000: 'thousand tausend mille mil',
};
const VALUES: ReadonlyMap<string, number> = new Map(
  Object.entries(NUMBERS).flatMap(([value, words]) =>
    words.split(' ').map((word) => [folded(word), Number(value)] as const),
  ),
);

/** German numbers that have their ones and tens in one word: "fünfundvierzig" (45). */
const GERMAN = /^(.+)und(.+)$/;
const valueOf = (word: string): number | null => {
  const [, ones = '', tens = ''] = GERMAN.exec(word) ?? [];
  const together = [VALUES.get(ones === 'ein' ? 'eins' : ones), VALUES.get(tens)];
  const [low, high] = together;
  return VALUES.get(word) ?? (low === undefined || high === undefined ? null : low + high);
};

const AND: ReadonlySet<string> = new Set(['and', 'y', 'e', 'et', 'a', 'ein']);
const HUNDRED = 100;
const THOUSAND = 1_000;
const QUATRE_VINGTS = 80;
/** French tens after which a number up to 19 is added: "soixante-dix" (70), "quatre-vingt-quinze" (95). */
const TO_NINETEEN: readonly number[] = [60, QUATRE_VINGTS];

/** Returns a number continued by one more word: 800 for 8 and "hundred". Null if the word does not continue it. */
const continued = (value: number, next: number): number | null => {
  const isScale = next === HUNDRED || next === THOUSAND;
  if (isScale) return value < next ? value * next : null;
  if (value === 4 && next === 20) return QUATRE_VINGTS;
  if (value < 20 || value % 10 !== 0) return null;
  const isRound = value % HUNDRED === 0;
  const below = isRound ? HUNDRED : TO_NINETEEN.includes(value) ? 20 : 10;
  return next < below ? value + next : null;
};

/** Returns the number in words at the beginning of a text, and its length in characters. Null if there is none. */
export const numberWordsAt = (text: string): { readonly value: number; readonly length: number } | null => {
  let value: number | null = null;
  let length = 0;
  for (const match of text.matchAll(/(\p{L}+)([ -]*)/gu)) {
    if (match.index > 0 && !/[ -]$/.test(text.slice(0, match.index))) break;
    const word = folded(match[1] ?? '').replace(/^vingts$/, 'vingt');
    const number = valueOf(word);
    if (number === null && value !== null && AND.has(word)) continue;
    const together: number | null =
      number === null ? null : value === null ? number : continued(value, number);
    if (together === null) break;
    value = together;
    length = match.index + (match[1] ?? '').length;
  }
  return value === null ? null : { value, length };
};
