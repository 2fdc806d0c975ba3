import type { Rewording } from '../rewording.ts';

/* “A4 at 300 dpi, chop the sides if you must”: a permission, and no wish. */

/** A size or a shape, for which something may have to be cut off. */
const SIZED =
  /\d ?(?:x|×|:|by|por|auf|mal|sur|per) ?\d|\d ?(?:px|pixel|píxel|cm|mm|inch|dpi)|(?<!\p{L})(?:square|quadrat|cuadrad|carré|quadrad|a[3-6]|portrait|landscape|hochformat|querformat|vertical|horizontal|verticale|orizzontale)/iu;
/** Permissions to cut something off, in six languages: “you can crop the sides”. */
const MAY_BE_CUT = [
  '(?:you (?:can|may|are allowed to)|feel free to) (?:crop|cut|chop|trim|clip)(?: off| away)? (?:a bit (?:off|of) )?(?:the |its )?(?:sides?|edges?|borders?|margins?|ends?)',
  '(?:du |man |ihr )?(?:kannst|darfst|kann|darf|könnt|dürft) (?:(?:ruhig|gern|gerne|dafür|dazu|dabei) )*(?:(?:die |den |etwas (?:vom|von den) )?(?:ränder|rändern|rand|kanten|seiten)) (?:ruhig )?(?:ab|weg)?schneiden',
  '(?:se )?(?:puedes?|puede|podés) (?:cortar|recortar) (?:un poco (?:de )?)?(?:los |las )?(?:bordes?|lados|orillas|márgenes)',
  '(?:tu peux|vous pouvez|on peut) (?:couper|rogner) (?:un peu (?:de |sur )?)?(?:les |des )?(?:bords?|côtés|marges)',
  '(?:você )?pod(?:e|es) (?:cortar|recortar) (?:um pouco (?:d)?)?(?:as |os )?(?:beiradas?|bordas?|lados|laterais|margens|beiras)',
  "(?:puoi|potete|si può) (?:tagliare|ritagliare) (?:un po[’']? (?:d)?)?(?:i |ai |dai )?(?:bordi|lati|margini)",
].join('|');

export const IF_YOU_MUST: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=[\\p{L}\\d])[,;.]? (?:(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )?(?:${MAY_BE_CUT})(?: (?:for (?:it|that)|if needed|dafür|para eso|pour ça|para isso|per questo))?(?=\\s*(?:[,.;!]|$))`,
      'giu',
    ),
    '',
    SIZED,
  ],
  [
    /[,;.]? (?:(?:and|but|you can) )?(?:crop|cut|chop|trim|lose|clip|shave)(?: off| away)? (?:(?:a bit|some) (?:off|of) )?(?:the |its )?(?:sides?|edges?|top|bottom|ends?|left|right)(?: and (?:the )?(?:top|bottom|left|right))? if (?:you|u) (?:must|have to|need to|really (?:must|have to))(?=\s*(?:[,.;!]|$))/giu,
    '',
  ],
];
