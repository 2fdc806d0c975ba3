import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “Between 20 kb and 50 kb”: the larger size is the one that a file must not exceed, and “jpeg only” is its format. */

const UNIT = '(?:[kmKM][bB]|[KMkm]o)';
const LANGUAGES: readonly (readonly [between: string, and: string, most: string])[] = [
  ['(?:between|from|in between)', '(?:and|to|-|–)', 'at most'],
  ['(?:zwischen|von)', '(?:und|bis|-|–)', 'höchstens'],
  ['(?:entre|de)', '(?:y|a|-|–)', 'máximo'],
  ['(?:entre|de)', '(?:et|à|-|–)', 'maximum'],
  ['(?:entre|de)', '(?:e|a|-|–)', 'no máximo'],
  ['(?:tra|fra|da)(?: i)?', '(?:e|ed|a|-|–)(?: i)?', 'massimo'],
];
/** What must be that large, before it. */
const MUST =
  "(?:(?:the |my |die |das |der |el |la |le |la photo |l['’]image |o |a |il )?(?:file|photo|picture|image|datei|foto|bild|archivo|imagen|fichier|photo|arquivo|imagem|immagine)(?: size|größe)? (?:(?:size )?(?:must|should|has to|needs to) be|muss|soll|darf|(?:debe|tiene que) (?:pesar|ser|estar)|doit (?:faire|peser|être)|(?:tem que|tem de|deve) (?:ter|pesar|ser|estar)|deve (?:essere|pesare)) )?";

/** A size that a service allows, as the reason for a small file. */
const LIMITS: readonly (readonly [because: string, limit: string, is: string, under: string])[] = [
  [
    '(?:because|as|since|cause)',
    '(?:the |my |our |their )?(?:e-?mail|mail|upload|website|portal|site|form|attachment)(?: size)? (?:limit|maximum|max)',
    '(?:is|=|:)',
    'under',
  ],
  [
    '(?:weil|da|denn)',
    '(?:das |die |der )?(?:e-?mail|mail|upload|portal|anhang)-?\\s?(?:limit|grenze|maximum)',
    '(?:(?:bei|ist|liegt bei) )?',
    'unter',
  ],
  [
    '(?:porque|ya que|pues)',
    '(?:el )?(?:límite|máximo) (?:del?|de la) (?:correo|mail|email|e-mail|portal|web|página)',
    '(?:es|son)(?: de)?',
    'de menos de',
  ],
  [
    '(?:car|parce que|puisque|vu que)',
    "(?:la )?(?:limite|taille max\\p{L}*) (?:du|de la|des|de l['’]) ?(?:mail|e-?mails?|site|portail|messagerie)",
    'est(?: de)?',
    'de moins de',
  ],
  [
    '(?:porque|pois|já que)',
    '(?:o )?(?:limite|máximo) d(?:o|a|e) (?:e-?mail|site|portal|correio)',
    'é(?: de)?',
    'com menos de',
  ],
  [
    '(?:perché|poiché|visto che|che)',
    "(?:il )?(?:limite|massimo) (?:della|del|dell['’]) ?(?:mail|e-?mail|sito|portale|posta)",
    'è(?: di)?',
    'sotto',
  ],
];

export const BETWEEN_SIZES: readonly Rewording[] = [
  ...LANGUAGES.map(([between, and, most]): Rewording => [
    new RegExp(
      `(?<=^\\s*|[.!?;,] ?|\\s)${MUST}${between} \\d+ ?${UNIT}? ?${and} ?(?<size>\\d+ ?${UNIT})(?![\\p{L}\\d])`,
      'giu',
    ),
    `${most} $<size>`,
  ]),
  // “Jpeg only the portal is rejecting it”: a sentence begins without a comma.
  [/(?<=(?<!\p{L})(?:jpe?g|png) only) (?=(?:the|my|their|otherwise|or|it) \p{L})/giu, ', '],
  ...LIMITS.map(([because, limit, is, under]): Rewording => [
    new RegExp(`,? ${because} ${limit} ${is} ?(?<size>\\d+(?:[.,]\\d+)? ?${UNIT})(?: ist)?${END}`, 'giu'),
    ` ${under} $<size>`,
  ]),
];
