import type { Rewording } from './rewording.ts';

/* "I'm dreaming of a 70s look": a wish, and nothing magical as in a dream. */

/** A wish begins here, and no text that somebody asks to write. */
const START = '(?<=^\\s*|[.!?;] *|(?<!\\p{L})(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )';

/** For each language words for dreaming of something, and plainer words for wishing for it. */
const LANGUAGES: readonly (readonly [dreamed: string, wished: string])[] = [
  [
    "i(?:['’]m| am|['’]ve been)? (?:dream(?:ing)?|fantasi[sz]ing) (?:of|about) (?=(?:an?|the|more|less|some|my) )",
    'i want ',
  ],
  [
    '(?:ich )?träume? (?:ich )?(?:ja |schon lange )?von (?=(?:ein\\p{L}*|de[rmn]|mehr|weniger) )',
    'ich möchte gern ',
  ],
  ['(?:yo )?(?:sueño|soñaba|soñamos) con (?=(?:una?|el|la|más|menos|que) )', 'quiero '],
  ["(?:je rêve|on rêve|j['’]ai toujours rêvé|je rêvais) d['’](?=une? )", 'je voudrais '],
  ['(?:eu )?(?:sonho|sonhava|sonhamos) com (?=(?:uma?|o|a|mais|menos) )', 'quero '],
  ['(?:io )?sogn(?:o|avo|iamo)(?: di avere)? (?=(?:una?|uno|il|la|più|meno) )', 'vorrei '],
];

export const DREAMED_OF: readonly Rewording[] = LANGUAGES.map(([dreamed, wished]) => [
  new RegExp(`${START}${dreamed}`, 'giu'),
  wished,
]);
