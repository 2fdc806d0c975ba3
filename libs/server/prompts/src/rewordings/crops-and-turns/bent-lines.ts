import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Les lignes tordues par le grand angle": lines that a lens has bent. To turn the picture straightens none of them, so it is
 * named as what it is, which nothing corrects.
 */

const LANGUAGES: readonly (readonly [lines: string, bent: string, lens: string, plainer: string])[] = [
  [
    '(?:the )?(?:(?:\\p{L}+ )?lines|horizon)(?: of the \\p{L}+)?',
    '(?:(?:are|is|look|got) )?(?:bent|curved|distorted|bowed|warped) (?:by|because of|due to|from|thanks to)',
    '(?:the |my )?(?:wide[- ]?angle|ultra[- ]?wide|lens|gopro|fish ?eye)(?: lens)?',
    'lens distortion',
  ],
  [
    '(?:die )?(?:\\p{L}+linien|linien|kanten|fugen|horizont)(?: der \\p{L}+)?',
    '(?:(?:sind|ist) )?(?:verbogen|gebogen|verzerrt|krumm|gekrümmt)? ?(?:durch|wegen|vom)',
    '(?:das |des |dem )?(?:weitwinkel|ultraweitwinkel|objektiv|gopro)s?(?:objektiv)?(?: (?:verbogen|gebogen|verzerrt|gekrümmt))?',
    'Objektivverzerrung',
  ],
  [
    '(?:las )?(?:líneas|lineas|juntas|rayas)(?: (?:del|de la|de las|de los) \\p{L}+)?',
    '(?:(?:están|salen|salieron) )?(?:torcidas|curvadas|curvas|deformadas|dobladas|distorsionadas) (?:por|por culpa de|a causa de)(?:l| el| la)?',
    ' ?(?:gran angular|objetivo|lente|ojo de pez)',
    'distorsión de la lente',
  ],
  [
    '(?:les )?(?:lignes|joints|droites)(?: (?:du|de la|des) \\p{L}+)?',
    "(?:(?:sont|ont été) )?(?:tordues?|déformées?|courbées?|courbes|incurvées?|gondolées?) (?:par|à cause|a cause)(?: du| de la| le| la| mon| l[’'])?",
    ' ?(?:grand[- ]?angle|ultra grand[- ]?angle|objectif|fisheye|gopro)',
    "distorsion de l'objectif",
  ],
  [
    '(?:as )?(?:linhas|juntas)(?: (?:do|da|dos|das) \\p{L}+)?',
    '(?:(?:estão|ficaram|tão|saíram) )?(?:tortas|curvas|curvadas|entortadas|distorcidas|deformadas) (?:pel[oa]|por causa d[oa]|por culpa d[oa])',
    ' ?(?:grande[- ]?angular|lente|objetiva|olho de peixe)',
    'distorção da lente',
  ],
  [
    '(?:le )?(?:linee|fughe)(?: (?:del|della|delle|dei) \\p{L}+)?',
    "(?:(?:sono|vengono) )?(?:storte|curve|curvate|deformate|distorte|piegate) (?:dal|dalla|dall['’]|per colpa del|a causa del)",
    ' ?(?:grandangolo|obiettivo|lente|fisheye)',
    "distorsione dell'obiettivo",
  ],
];

export const BENT_LINES: readonly Rewording[] = LANGUAGES.map(([lines, bent, lens, plainer]) => [
  word(`${lines} ${bent} ?${lens}`),
  plainer,
]);
