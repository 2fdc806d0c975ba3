import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* A vignette that shall go: the corners become lighter. */

/** "The corners are darker than the middle, even that out". */
const DARKER_CORNERS: readonly (readonly [darker: string, plainer: string])[] = [
  [
    '(?:the )?(?<which>(?:top |bottom |left |right )?corners) (?:are|look|came out) darker than (?:the )?(?:center|centre|middle|rest)(?:,? (?:please |can you )?(?:fix|even|correct|balance) (?:that|this|it|them)(?: out)?)?',
    'lighten the $<which>',
  ],
  [
    '(?:die )?ecken sind dunkler als (?:die mitte|der rest)(?:,? (?:bitte )?(?:gleich das aus|ausgleichen|korrigieren|mach das gleich))?',
    'Ecken aufhellen',
  ],
  [
    '(?:las )?esquinas (?:están|son|salen|quedaron) más oscuras que (?:el centro|el resto|el medio)(?:,? (?:compénsalo|arréglalo|iguálalo|corrígelo))?',
    'aclara las esquinas',
  ],
  [
    '(?:les )?coins sont plus (?:sombres|foncés) que (?:le centre|le milieu|le reste)(?:,? (?:corrige|compense|arrange)(?: ça)?)?',
    'éclaircis les coins',
  ],
  [
    '(?:os )?cantos (?:estão|tão|são|ficaram) mais escuros (?:do )?que (?:o centro|o meio|o resto)(?:,? (?:corrige|compensa|arruma)(?: isso)?)?',
    'clareia os cantos',
  ],
  [
    '(?:gli )?angoli sono più scuri (?:del|rispetto al) (?:centro|resto)(?:,? (?:correggi|compensa|compensare|sistema)(?:l[oi])?)?',
    'schiarisci gli angoli',
  ],
];

export const VIGNETTES_OFF: readonly Rewording[] = [
  ...DARKER_CORNERS.map(([darker, plainer]): Rewording => [word(darker), plainer]),
  [
    word(
      '(?:remove|get rid of|take (?:off|out)|delete|fix|correct|reduce) (?:the |this |that )?(?:(?:lens|dark) )?vignett(?:e|ing)',
    ),
    'lighten the corners',
  ],
  [
    word(
      '(?:die )?vignett(?:e|ierung) (?:entfernen|weg|raus|korrigieren|reduzieren)(?:machen)?|(?:entferne?|korrigiere?|reduziere?) die vignett(?:e|ierung)',
    ),
    'Ecken aufhellen',
  ],
  [
    word('(?:quita|elimina|corrige|reduce|saca)(?:r)? (?:el |la )?(?:viñet(?:a|eado|eo))'),
    'aclara las esquinas',
  ],
  [
    word('(?:enlève|supprime|retire|corrige|réduis)(?:r|z)? (?:le |la )?(?:vignett(?:e|age))'),
    'éclaircis les coins',
  ],
  [word('(?:tira|remove|elimina|corrige|reduz)(?:r)? (?:a |o )?(?:vinhet(?:a|agem))'), 'clareia os cantos'],
  [
    word('(?:togli|rimuovi|elimina|correggi|riduci)(?:re)? (?:la )?vignett(?:a|atura)'),
    'schiarisci gli angoli',
  ],
];
