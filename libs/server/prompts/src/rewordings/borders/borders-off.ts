import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * The border around a picture that shall go: "remove the white border around the scan". It is cut off, and no thing of the
 * picture is removed. The frame of a picture that hangs on a wall is such a thing: "enlève le cadre accroché au mur".
 */

const LANGUAGES: readonly (readonly [remove: string, border: string, ofPicture: string, plainer: string])[] =
  [
    [
      '(?:remove|erase|delete|lose|get rid of|take (?:off|away|out)|cut (?:off|out|away)|crop (?:off|out|away)|trim (?:off|away)) ',
      '(?:(?:the|that|this|those|these|all|my) )*(?:\\p{L}+ )?(?:borders?|edges?|frames?|margins?)',
      '(?:around|round|of|on|from|off) (?:the |this |my |our )?(?:whole )?(?:scan(?:ned (?:photo|picture|image|page))?|photo|picture|image|pic|screenshot|postcard|print)',
      'crop off the white border',
    ],
    [
      '(?:entfern|lösch|schneid|nimm|mach)e?(?: (?:bitte|mal))? ',
      '(?:den |die |das |diesen |allen )?(?:\\p{L}+ )?(?:rand|ränder|rahmen|umrandung)',
      '(?:(?:rund |rings )?um|an|am|vom|von|beim|auf) (?:den |dem |das |die |meine[mn]? )?(?:scan|foto|bild|aufnahme|screenshot|abzug|postkarte)(?: (?:herum|rum))?(?: (?:weg|ab|raus))?',
      'schneide den weißen Rand ab',
    ],
    [
      '(?:quit|elimin|borr|sac|cort|recort)(?:a|ar|en|e)(?:me)? ',
      '(?:el |los |ese |esos |todo el )?(?:bordes?|marcos?|márgen(?:es)?|margen)(?: \\p{L}+)?',
      '(?:del|de la|de mi|alrededor de la|alrededor del|en torno a la) (?:escaneo|escáner|foto|imagen|captura|escaneado|postal)',
      'recorta el borde blanco',
    ],
    [
      '(?:enl[èe]ve[rz]?|retire[rz]?|supprime[rz]?|vire[rz]?|ôte[rz]?|coupe[rz]?|dégage[rz]?) ',
      "(?:la |le |les |l['’]|cette |ce |toute la )?(?:bordures?|cadre|bords?|marges?|contour)(?: \\p{L}+)?",
      "(?:du|de la|de l['’]|de ma|autour du|autour de la|autour de l['’]) ?(?:scan|photo|image|numérisation|capture|carte postale)",
      'enlève la bordure blanche',
    ],
    [
      '(?:tir|remov|elimin|apag|cort|recort)(?:a|ar|e|er) ',
      '(?:a |as |o |os |essa |esse |toda a )?(?:bordas?|molduras?|margens|margem)(?: \\p{L}+)?',
      '(?:do|da|em volta da|em volta do|ao redor da|ao redor do|em torno da) (?:scan|foto|imagem|digitalização|print|captura|escaneamento|postal)',
      'corta a borda branca',
    ],
    [
      '(?:togli|rimuovi|elimina|leva|taglia|togliere|rimuovere|eliminare|tagliare)(?: via)? ',
      '(?:il |i |la |quel |quei |tutto il )?(?:bord[oi]|cornice|margin[ei])(?: \\p{L}+)?',
      "(?:della|del|dalla|dal|dell['’]|intorno alla|attorno alla|intorno al|attorno al|intorno all['’]|attorno all['’]) ?(?:scansione|foto|immagine|schermata|screenshot|cartolina)",
      'togli il bordo bianco',
    ],
  ];

/** The verb after the thing in German: "den weißen Rand vom Scan wegmachen". */
const AWAY_DE = '(?:weg|ab|weg(?:machen|schneiden|nehmen)|ab(?:schneiden)|entfernen)';

export const BORDERS_OFF: readonly Rewording[] = [
  ...LANGUAGES.map(([remove, border, ofPicture, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})${remove}${border} ${ofPicture}${BEFORE_NEXT_WISH}`, 'giu'),
    plainer,
    /border|edge|frame|margin|rand|ränder|rahmen|marco|borde|m[áa]rg|bordure|cadre|bord|contour|moldura|cornice/iu,
  ]),
  [
    new RegExp(
      `(?<!\\p{L})(?:mach |bitte )*(?:den |die )?(?:weißen?|weisser|weißer|hellen?|leeren?) (?:rand|ränder)(?: (?:um|am|vom) (?:den |das )?(?:scan|foto|bild))? ${AWAY_DE}${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    'schneide den weißen Rand ab',
    /rand|ränder/iu,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:entfern|lösch|schneid|nimm)e?(?: (?:bitte|mal))? (?:den |die )?(?:weißen|weissen) (?:rand|ränder)(?: (?:weg|ab))?${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    'schneide den weißen Rand ab',
    /rand|ränder/iu,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:remove|get rid of|take (?:off|away|out)|lose|delete) (?:the |that |this )?(?:white|paper) (?:borders?|margins?)${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    'crop off the white border',
    /border|margin/iu,
  ],
  // The frame of what hangs on a wall.
  [
    /(?<!\p{L})(?:le |ce )?cadre(?= (?:accroché|suspendu|pendu|fixé|posé|qui est|qui pend)(?: (?:au|sur le|à un|contre le))? mur(?!\p{L}))/giu,
    'le tableau',
  ],
];
