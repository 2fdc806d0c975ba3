/** A size in bytes, and whether the words around it make it the most or the least that a file may have. */
export interface Bytes {
  readonly kind: 'bytes';
  readonly value: number;
  readonly bound: 'most' | 'least' | null;
}

/** Units as people read them: a kilobyte is 1,000 bytes, so that a file stays below both readings. */
const [KB, MB] = [1_000, 1_000_000];
const KILO = 'kbs?|kib|ko|kilo ?-?bytes?|kilo ?-?octets?|kbytes?|kilobaits?';
const MEGA =
  'mbs?|mib|mo|megs?|mega ?-?bytes?|mégaoctets?|m[eé]ga ?-?octets?|mbytes?|m[eé]gas?(?! ?(?:pixel|píxel|drive))';

const MOST = [
  '(?:no|not) (?:more|bigger|larger|heavier|greater|higher) than|not (?:over|above)|(?:not|never) (?:to )?exceed(?:ing)?',
  '(?:less|lower|smaller|fewer) than|under|below|within|up to|down to|at (?:the )?most|max(?:imum|imal|imo)?\\.?(?: of)?|fit (?:in|into|within)|[<≤]=?',
  'menos (?:de|que|q)|menor (?:de|a|que|q|do que)|(?:que )?(?:quepa|caber|caiba) (?:en|em)|(?:por )?debajo de|no más de|no mas de|que no (?:pase|supere|exceda)(?: de| los)?|(?:como |de )?m[aá]ximo(?: de)?|m[aá]x\\.?|hasta|inferior a',
  '(?:auf )?unter|(?:kleiner|weniger|leichter) als|höchstens|hoechstens|maximal|(?:auf )?max\\.?|bis(?: zu)?|nicht (?:mehr|größer|groesser|schwerer) als|nicht über',
  'moins de|au (?:plus|maximum)|sous(?: les)?|en dessous de|inférieure? à|pas plus de|ne (?:pas )?dépass\\p{L}*(?: pas)?(?: les)?|jusqu.? ?à',
  'até|ate|abaixo d[eo]s?|(?:no |de )?m[aá]ximo(?: de)?|não (?:mais (?:de|que|do que)|passe de)',
  'meno di|sotto(?: (?:i|ai|gli|il|al))?|(?:al )?massimo(?: di)?|non più di|(?:che )?non superi(?: i)?|fino a|entro(?: i)?|inferiore a|minore di|più piccol[oaie] di',
].join('|');
const LEAST = [
  'at least|min(?:imum|imal)?\\.?(?: of)?|(?:more|bigger|larger|heavier) than|over|above|[>≥]=?',
  'al menos|por lo menos|(?:como )?m[ií]nimo(?: de)?|más de|mas de|mayor (?:de|a|que)',
  'mindestens|über|mehr als|größer als|au moins|plus de|plus (?:grand|lourd) que',
  'pelo menos|no m[ií]nimo|mais de|maior (?:que|do que)|almeno|più di|oltre(?: i)?',
].join('|');
/** What may stand between the bound and the number. */
const LOOSE = '(?:(?:the|a|an|about|around|size|of|i|los|les|os|ungefähr|etwa|circa|unos|umas?|uns)\\b ?)?';
const AFTER =
  '(?: ?\\(?(?:max(?:imum|imal)?|tops|limit|or (?:less|smaller|under|below)|at most|o menos|como máximo|de máximo|m[aá]ximo|maximal|höchstens|oder (?:weniger|kleiner)|ou moins|au (?:plus|maximum)|no máximo|ou menos|massimo|al massimo|o meno)(?![\\p{L}\\d])\\)?)?';
const END = '(?![\\p{L}\\d])';

const AMOUNT = `(\\d{1,3}(?:[., ]\\d{3})(?= ?k)|\\d+(?:[.,]\\d+)?) ?(?:(${KILO})|(${MEGA}))`;
const FORM = new RegExp(`^(?:(?:(${MOST})|(${LEAST})) ?${LOOSE})?${AMOUNT}${END}(${AFTER})`, 'u');
/** "Under 500k": three digits and a "k" that follows a bound, because "4k" is a size in pixels. */
const SHORT = new RegExp(`^(?:${MOST}) ${LOOSE}([1-9]\\d{1,2}) ?k${END}`, 'u');
const HALF = new RegExp(
  `^(?:(${MOST}) )?(?:half an?|medio|meio|mezzo|un demi|(?:ein |einem? )?halbe[rsnm]?) (?:${MEGA})${END}`,
  'u',
);

const valueOf = (text: string, unit: number): number => {
  const isThousands = /^\d{1,3}[., ]\d{3}$/.test(text) && unit === KB;
  return Math.round(Number(isThousands ? text.replace(/[., ]/, '') : text.replace(',', '.')) * unit);
};

/** The size in bytes at the beginning of a text in lower case, with the words that bound it, and its length in characters. */
export const bytesAt = (text: string): { readonly measure: Bytes; readonly length: number } | null => {
  const half = HALF.exec(text);
  if (half !== null)
    return {
      measure: { kind: 'bytes', value: MB / 2, bound: half[1] === undefined ? null : 'most' },
      length: half[0].length,
    };
  const short = SHORT.exec(text);
  if (short !== null)
    return {
      measure: { kind: 'bytes', value: Number(short[1]) * KB, bound: 'most' },
      length: short[0].length,
    };
  const parts = FORM.exec(text);
  if (parts === null) return null;
  const [all, most, least, number = '', kilo, , after = ''] = parts;
  const value = valueOf(number, kilo === undefined ? MB : KB);
  if (value === 0) return null;
  const isMost = most !== undefined || after !== '';
  return {
    measure: { kind: 'bytes', value, bound: isMost ? 'most' : least === undefined ? null : 'least' },
    length: all.length,
  };
};
