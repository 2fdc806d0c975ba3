import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Fit it to an A4 page": the shape of the page. */

const PAGE =
  '(?:an? |ein(?:e|en)? |una? |une |um |uma )?(?:(?:din )?(?<page>a[3-6])|(?<letter>letter))(?:[- ](?:page|size|format|paper|seite|blatt|papier|sheet))?';

export const PAGES_FITTED: readonly Rewording[] = [
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
  // A page with bars that nothing is cut off for.
  [
    /(?<=^\s*(?:(?:fit|put|make|place) (?:it |this |them )?(?:in|on|to|into|onto)? ?(?:an? )?)?)(?:din )?(?<page>a[3-6]) (?:page|sheet|paper)(?=,? .*(?:bars?|borders?|margins?))/giu,
    'crop to $<page> format',
  ],
];
