import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Schwarze Balken weg", "togli la cornice": bars and frames around the picture are cut off, as “remove the border” does. */

export const BARS_OFF: readonly Rewording[] = [
  [
    endOfWish(
      '(?:die )?schwarzen? (?:balken|streifen|ränder) (?:weg(?:machen)?|entfernen|raus)|entferne? (?:die )?schwarzen (?:balken|streifen|ränder)',
    ),
    'Rahmen weg',
  ],
  [endOfWish('(?:quita|elimina|borra)(?:r|le)? (?:las )?(?:barras|franjas|bandas) negras'), 'quita el marco'],
  [endOfWish('(?:enlève|supprime|retire)[rz]? (?:les )?(?:bandes|barres) noires'), 'enlève le cadre'],
  [
    endOfWish(
      '(?:tira|remove|elimina)(?:r)? (?:as )?(?:barras|faixas|tarjas) pretas|(?:tira|remove)(?:r)? (?:a )?moldura',
    ),
    'corta 4% de cada lado',
  ],
  [
    endOfWish(
      '(?:togli|rimuovi|elimina)(?:re)? (?:le )?(?:bande|barre|strisce|fasce) nere|(?:togli|rimuovi|elimina)(?:re)? la cornice',
    ),
    'taglia 4% da ogni lato',
  ],
  // "There's a white border from the scanner, cut it off".
  [
    endOfWish(
      "(?:there(?:[’']?s| is) )?(?:an? |the )?(?:white|black|gr[ae]y|dark) (?:border|strip|edge|frame|margin)s?(?: (?:all )?(?:a?round(?: (?:it|the (?:whole )?(?:picture|photo|image|scan)))?|from (?:the |my )?(?:scanner|scan|screenshot|app)|(?:on|along|at) (?:the |all |both )?(?:edges?|sides?|top|bottom|left|right)(?: side| edge)?))?[,;.] ?(?:please |can you )?(?:cut|crop|trim|take|remove) (?:it|that|them) (?:off|away|out)",
    ),
    'remove the border',
  ],
  [
    endOfWish(
      '(?:da ist )?(?:ein |der |einen )?(?:weißer?|schwarzer?|grauer?) (?:rand|streifen|rahmen)(?: (?:vom scanner|um das (?:bild|foto)|(?:rund)?(?:herum|drum|rum|drumherum)|am rand|an den (?:seiten|rändern)))?[,;.] ?(?:bitte )?(?:schneid(?:e)?|mach) (?:den|ihn|das) (?:ab|weg)',
    ),
    'Rahmen weg',
  ],
  [
    endOfWish(
      '(?:hay )?(?:un |una )?(?:borde|marco|franja|margen) (?:blanc|negr)[oa](?: (?:alrededor|todo alrededor|del escáner|en los (?:bordes|lados)|autour|tout autour|du scanner|sur les (?:bords|côtés)|em volta|ao redor|do scanner|nas bordas|intorno|tutto intorno|dallo scanner|dello scanner|sui (?:bordi|lati)))?[,;.] ?(?:recórtal|córtal|quítal)[oa]',
    ),
    'quita el marco',
  ],
  [
    endOfWish(
      '(?:il y a )?(?:une? )?(?:bande|bord|cadre|bordure|marge) (?:blanche?|noire?)(?: (?:alrededor|todo alrededor|del escáner|en los (?:bordes|lados)|autour|tout autour|du scanner|sur les (?:bords|côtés)|em volta|ao redor|do scanner|nas bordas|intorno|tutto intorno|dallo scanner|dello scanner|sui (?:bordi|lati)))?[,;.] ?(?:coupe|enlève|rogne|recadre)-l[ea]',
    ),
    'enlève le cadre',
  ],
  [
    endOfWish(
      '(?:tem )?(?:uma? )?(?:faixa|borda|moldura|margem) (?:branca|preta)(?: (?:alrededor|todo alrededor|del escáner|en los (?:bordes|lados)|autour|tout autour|du scanner|sur les (?:bords|côtés)|em volta|ao redor|do scanner|nas bordas|intorno|tutto intorno|dallo scanner|dello scanner|sui (?:bordi|lati)))?[,;.] ?(?:corta|tira|remove)(?: (?:isso|ela|fora))?',
    ),
    'corta 4% de cada lado',
  ],
  [
    endOfWish(
      "(?:c[’']è )?(?:una? )?(?:bordo|cornice|striscia|margine) (?:bianc|ner)[oa](?: (?:alrededor|todo alrededor|del escáner|en los (?:bordes|lados)|autour|tout autour|du scanner|sur les (?:bords|côtés)|em volta|ao redor|do scanner|nas bordas|intorno|tutto intorno|dallo scanner|dello scanner|sui (?:bordi|lati)))?[,;.] ?(?:taglial|toglil|ritaglial)[oa]",
    ),
    'taglia 4% da ogni lato',
  ],
];
