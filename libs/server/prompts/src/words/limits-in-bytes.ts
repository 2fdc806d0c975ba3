const UNIT = String.raw`kb|kbs|kib|ko|kilobytes?|mb|mbs|mib|mo|megs?|m[eé]gas?|mega ?bytes?|megabytes?`;
const AMOUNT = String.raw`(\d+(?:[.,]\d+)?)`;
const END = String.raw`(?![\p{L}\d.,]*\d)(?! ?(?:%|px|pixels?|cm|mm|x|°|stops?|people|persons?|years?)(?!\p{L}))`;

/** A size with its unit anywhere in a prompt. */
const SIZED = new RegExp(String.raw`\d ?(${UNIT})(?![\p{L}\d])`, 'iu');

/** "It does not accept more than 2 MB": a bound that is told as a fact, in six languages. */
const REFUSES = new RegExp(
  String.raw`(?<!\p{L})(?:no|non|not|não|nao|n|nicht|won't|doesn't|don't|can't|never|nie)['’ ]?(?: ?(?:me|se|mi|si|te))? ?(?:accepts?|takes?|allows?|let me upload|upload|handle|go over|be|exceed|acepta\p{L}*|admite\p{L}*|permite\p{L}*|deja\p{L}*(?: subir)?|puede ser|aceita\p{L}*|deixa\p{L}*|passa\p{L}*|accett\p{L}*|prende|ammette|passe?|accepte\p{L}*|prend|autorise)(?: pas| fotos| files| nada| archivos| arquivos| foto| imágenes| anything| photos| pictures)?(?: (?:de|di))? (?:más de|mas de|mais de|mais que|mais do que|più di|piu di|plus de|over|more than|bigger than|larger than|above)(?: los| les| os| i)? ${AMOUNT} ?(${UNIT})(?![\p{L}\d])`,
  'iu',
);
/** "Max is 8", after a size with a unit. */
const BARE_BOUND = new RegExp(
  String.raw`(?<!\p{L})(?:max(?:imum|imal|imo)?|m[aá]ximo|massimo|limit(?:e|s)?|l[ií]mite|grenze|cap|tops out at|caps? at|allows?|accepts?|takes?|aceptan?|admiten?|permiten?|dejan?|deixam?|aceitam?|accettano|accetta|acceptent|accepte|prend|prennent|faut|erlaubt|nimmt|akzeptiert|darf|vuole|vogliono|prende|(?:has to|must|needs? to|should) be(?= (?:under|below|less|max))|(?:muss|soll) (?=unter)|(?:tiene que|debe) (?:ser|pesar)(?= menos)|doit (?:faire|être|peser)(?= moins)|(?:tem que|deve) (?:ser|ter|pesar|essere|pesare)(?= (?:menos|meno|sotto|abaixo)))(?: (?:is|of|at|que|aber|höchstens|maximal|maximum|massimo|al|plus|haben|only|up|to|under|below|less|than|files?|unter|kleiner|als|weniger|menos|debajo|moins|sous|abaixo|meno|sotto|es|de|é|ist|sind|est|è|di|solo|só|nur|bis|hasta|até|fino|a|sein|size|here|there))* ${AMOUNT}${END}`,
  'iu',
);
/** "And this one is 9", "meins hat 7", beside a bound: how large the file is now. */
const NOW = new RegExp(
  String.raw`(?:,| (?:and|but|y|pero|und|aber|et|mais|e|mas|ma))+ (?:it|this(?: one)?|mine|my (?:file|picture|photo|pic)|esta|este|ésta|la mía|la mia|el mío|mi foto|meine?s?|das bild|die datei|es|la mienne|le mien|elle|il|celle-ci|a minha|esta aqui|essa|o meu|questa|la mia foto|il mio)?(?:'s| is| has| weighs| pesa| ocupa| tiene| es de| hat| ist| wiegt| fait| pèse| tem| ha| è di)? ${AMOUNT}${END}(?=\s*(?:$|[.!,;]))`,
  'iu',
);

/**
 * Gives a bound its unit and its usual form, if a size with a unit is beside it: "it is 12 MB, max is 8" means at most 8 MB, and
 * "they accept no more than 2 MB and this is 9" means at most 2 MB.
 */
export const withLimitsInBytes = (prompt: string): string => {
  const unit = SIZED.exec(prompt)?.[1];
  if (unit === undefined) return prompt;
  const bounded = prompt.replace(REFUSES, 'max $1 $2');
  const limited = bounded.replace(BARE_BOUND, (all, value: string) =>
    new RegExp(String.raw`${value} ?(?:${UNIT})`, 'iu').test(bounded) ? all : `max ${value} ${unit}`,
  );
  return limited === prompt && !/(?:max|bis|under|below|pas plus|moins|até|hasta|menos) /iu.test(limited)
    ? prompt
    : limited.replace(NOW, '');
};
