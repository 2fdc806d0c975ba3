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

/** "The edges were darkened by my filter": what a lens or a filter did to them, and no wish for it. */
const DARKENED_BY_LENS: readonly (readonly [darkened: string, plainer: string])[] = [
  [
    '(?:the |all )?(?:edges|corners|borders) (?:(?:are|were|got|look|have been) )?(?:darkened|dark|darker) (?:by|from|because of|due to|thanks to) (?:my |the |a |an |that )?(?:\\p{L}+ )?(?:filter|lens|lens hood|hood|adapter)',
    'lighten the corners',
  ],
  [
    'my (?:filter|lens|lens hood) (?:darkened|has darkened|darkens) the (?:edges|corners)',
    'lighten the corners',
  ],
  [
    '(?:die )?(?:ränder|ecken) (?:(?:sind|wurden) )?(?:dunkel|dunkler|abgedunkelt|verdunkelt) (?:durch|wegen|vom|von) (?:de[mnrs] |das |die |mein\\p{L}* )?(?:filter|objektiv|gegenlichtblende|streulichtblende)s?',
    'Ecken aufhellen',
  ],
  [
    '(?:(?:los|las) )?(?:bordes|esquinas) (?:(?:están|salieron|quedaron|salen) )?(?:oscurecid[oa]s|oscur[oa]s|más oscur[oa]s) (?:por|por culpa de|debido a|a causa de)(?:l| el| la| mi| un)? ?(?:filtro|objetivo|lente|parasol)',
    'aclara las esquinas',
  ],
  [
    '(?:mi|el) (?:filtro|objetivo|lente|parasol) (?:me )?(?:ha )?oscurec(?:ió|ido|e) (?:l[oa]s) (?:bordes|esquinas)',
    'aclara las esquinas',
  ],
  [
    "(?:(?:les|des) )?(?:bords|coins|angles) (?:(?:sont|ont été) )?(?:assombris|sombres|noircis|obscurcis|plus sombres) (?:par|à cause de|a cause de|à cause du|dus? (?:à|au)) ?(?:mon |le |un |l['’])?(?:filtre|objectif|pare-soleil)",
    'éclaircis les coins',
  ],
  [
    "(?:mon|le|l['’]) ?(?:filtre|objectif|pare-soleil) (?:m['’])?(?:a )?(?:assombri[ts]?|noirci[ts]?|obscurci[ts]?) les (?:bords|coins)",
    'éclaircis les coins',
  ],
  [
    '(?:(?:os|as) )?(?:bordas|cantos) (?:(?:estão|tão|ficaram|saíram) )?(?:escurecid[oa]s|escur[oa]s|mais escur[oa]s) (?:pel[oa]|por causa d[oa]|por culpa d[oa]|devido a[oà]?|do) (?:meu |minha )?(?:filtro|objetiva|lente|para-sol)',
    'clareia os cantos',
  ],
  [
    '(?:[oa] )?(?:meu |minha )?(?:filtro|objetiva|lente) escureceu (?:os|as) (?:cantos|bordas)',
    'clareia os cantos',
  ],
  [
    "(?:(?:i|gli) )?(?:bordi|angoli) (?:(?:sono|sono stati|risultano) )?(?:scuriti|scuri|più scuri|oscurati) (?:dal|dall['’]|per colpa del|a causa del|per via del) ?(?:mio )?(?:filtro|obiettivo|paraluce)",
    'schiarisci gli angoli',
  ],
  [
    "(?:il|l['’]) ?(?:mio )?(?:filtro|obiettivo|paraluce) (?:mi )?ha (?:scurito|oscurato) (?:i bordi|gli angoli)",
    'schiarisci gli angoli',
  ],
];

export const VIGNETTES_OFF: readonly Rewording[] = [
  ...TOO_STRONG.map(([strong, plainer]): Rewording => [word(strong), plainer]),
  ...DARKENED_BY_LENS.map(([darkened, plainer]): Rewording => [word(darkened), plainer]),
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
