import { endOfWish, word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Fit it to an A4 page", "make it A4": the shape of the page. */

const PAGE =
  '(?:an? |ein(?:e|en)? |una? |une |um |uma )?(?:(?:din )?(?<page>a[3-6])|(?<letter>letter))(?:[- ](?:page|size|format|paper|seite|blatt|papier|sheet))?';

/** "Make it a letter" asks for no page. */
const A_PAGE =
  '(?:an? )?(?:din )?(?<page>a[3-6])(?:[- ](?:page|size|format|paper|seite|blatt|papier|sheet|größe))?';

/** A page that is named beside other wishes: "assombrir, format A4", "formato A3 se ci sta". */
const PAGE_BESIDE: Rewording = [
  /(?<=[,.;] )(?:(?:and|und|y|et|e) )?(?:(?:in|im|au|en|em|auf|al) )?(?:(?:format|formato|größe|tamaño|taille|tamanho|din) )?(?<page>a[3-6])(?:[- ]?(?:format|size|größe))?(?: (?:if (?:possible|it fits)|wenn (?:es )?(?:geht|passt|möglich)|si (?:cabe|se puede|possible|ça passe)|se (?:der|possível|ci sta|possibile)))?(?=\s*(?:[,.;!?]|$))/giu,
  'crop to $<page> format',
  /^(?![^]*(?<!\p{L})(?:scan|scann|escan|scans|numéris|digitali|pdf|dpi))/iu,
];

export const PAGES_FITTED: readonly Rewording[] = [
  PAGE_BESIDE,
  [
    word(
      `(?:fit|adapt|adjust|scale) (?:it |this |the (?:photo|picture|image) )?(?:on|to|onto|into|in) ${PAGE}`,
    ),
    'crop to $<page>$<letter> format',
  ],
  [word(`(?:auf|an|in) ${PAGE} (?:bringen|anpassen|einpassen|skalieren)`), 'crop to $<page>$<letter> format'],
  [
    word(`(?:ajusta|adapta|encaja)(?:r)?(?:la)? (?:a|al|en) (?:formato |tamaño |una hoja )?${PAGE}`),
    'recorta a formato $<page>$<letter>',
  ],
  [
    word(
      `(?:adapte|ajuste|adapter|ajuster)(?:[- ]la)? (?:au|à|à un|en) (?:format |taille |une feuille )?${PAGE}`,
    ),
    'recadre au format $<page>$<letter>',
  ],
  [
    word(
      `(?:ajusta|ajuste|adapta|encaixa)(?:r)? (?:para|pra|ao|em|a) (?:formato |tamanho |uma folha )?${PAGE}`,
    ),
    'crop to $<page>$<letter> format',
  ],
  [
    word(`(?:adatta|regola)(?:re|la)? (?:al|a|ad|in) (?:formato |un foglio )?${PAGE}`),
    'ritaglia in formato $<page>$<letter>',
  ],
  [
    endOfWish(
      `(?:make|get|set|convert) (?:it|this|the (?:photo|picture|image)) (?:(?:in|to|into|as) )?${A_PAGE}`,
    ),
    'crop to $<page> format',
  ],
  [
    endOfWish(`(?:mach(?:e|en)?|bring(?:e|en)?) (?:es|das|das (?:bild|foto)) (?:auf|zu|in|im) ${A_PAGE}`),
    'crop to $<page> format',
  ],
  [
    endOfWish(`(?:haz|pon|pása|deja)l[ao] (?:(?:en|a|de) )?(?:formato |tamaño )?${A_PAGE}`),
    'recorta a formato $<page>',
  ],
  [
    endOfWish(`(?:mets|passe)[- ]l[ae] (?:(?:en|au) )?(?:format |taille )?${A_PAGE}`),
    'recadre au format $<page>',
  ],
  [
    endOfWish(
      `(?:deixa|coloca|põe|faz) (?:el[ae] |a (?:foto|imagem) )?(?:(?:em|no|para|pra) )?(?:formato |tamanho )?${A_PAGE}`,
    ),
    'crop to $<page> format',
  ],
  [endOfWish(`(?:metti|fa|rendi)l{1,2}[ao] (?:in )?(?:formato )?${A_PAGE}`), 'ritaglia in formato $<page>'],
  // A page with bars that nothing is cut off for.
  [
    /(?<=^\s*(?:(?:fit|put|make|place) (?:it |this |them )?(?:in|on|to|into|onto)? ?(?:an? )?)?)(?:din )?(?<page>a[3-6]) (?:page|sheet|paper)(?=,? .*(?:bars?|borders?|margins?))/giu,
    'crop to $<page> format',
  ],
];
