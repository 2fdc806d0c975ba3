import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* A vignette that shall go or is too strong: the corners become lighter. */

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

/** "The vignette is way too heavy, the corners are black". */
const TOO_STRONG: readonly (readonly [strong: string, plainer: string])[] = [
  [
    "(?:the |this |that )?vignett(?:e|ing)(?:['’]?s| is| looks)(?: (?:way|much|far|a bit|really))* (?:too|overly) (?:heavy|strong|dark|much|obvious|harsh|thick)(?:,? (?:and |so )?(?:the |my )?corners (?:are|look) (?:(?:all|so|nearly|almost|totally|too) )*(?:black|dark))?",
    'lighten the corners',
  ],
  [
    '(?:die )?vignett(?:e|ierung) (?:ist|wirkt)(?: (?:viel|mir|etwas|echt))* zu (?:stark|dunkel|heftig|kräftig|extrem)',
    'Ecken aufhellen',
  ],
  [
    '(?:la viñeta|el viñeteado|el viñeteo) (?:es|está|queda|se ve)(?: (?:muy|demasiado|tan))+ (?:fuerte|oscur[oa]|marcad[oa]|pesad[oa])',
    'aclara las esquinas',
  ],
  [
    '(?:la vignette|le vignettage) est(?: (?:bien|beaucoup|un peu))* (?:trop|hyper) (?:forte?|sombre|marquée?|lourde?|prononcée?)',
    'éclaircis les coins',
  ],
  [
    '(?:a vinheta|a vinhetagem) (?:é|está|tá|ficou)(?: (?:muito|demasiado))+ (?:forte|escura|marcada|pesada)|(?:a vinheta|a vinhetagem) (?:é|está|tá|ficou) (?:forte|escura|marcada|pesada) demais',
    'clareia os cantos',
  ],
  [
    "(?:la )?vignett(?:a|atura) è(?: (?:un po[’']|molto|decisamente))* troppo (?:forte|scura|marcata|pesante|evidente)",
    'schiarisci gli angoli',
  ],
];

export const VIGNETTES_OFF: readonly Rewording[] = [
  ...TOO_STRONG.map(([strong, plainer]): Rewording => [word(strong), plainer]),
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
