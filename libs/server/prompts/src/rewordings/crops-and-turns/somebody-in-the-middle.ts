import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Crop to 9:16, I should be in the middle": the crop is made around whoever writes. Plainer words put the person in the
 * middle of it.
 */

/** A prompt that cuts a picture to a shape. */
const CUTS =
  /(?<!\p{L})(?:crop|cut|trim|zuschneid|zugeschnitten|schneide?|beschneid|recort|cort[ae]|recadr|rogn|coup[eé]|ritagli|tagli)\p{L}*|\d ?[:x×/] ?\d/iu;

/** For each language somebody who shall be in the middle, as a clause, and plainer words. */
const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    "(?:and |so (?:that )?|but )?(?:keep (?:me|us) (?:centered|centred|(?:right )?in the (?:middle|center|centre))|(?:i|we) (?:should|must|want to|need to) (?:be|stay|stand) (?:right )?in the (?:middle|center|centre)|(?:i['’]?m|i am|we are|we['’]re) (?:right )?in the (?:middle|center|centre))",
    'with me in the middle',
  ],
  [
    '(?:und |aber |so ?dass |dass )?(?:ich (?:soll|sollte|muss|möchte|will) (?:genau |schön )?(?:in der mitte|mittig) (?:sein|stehen|bleiben)|ich (?:bin |bleibe )?(?:genau |schön )?(?:in der mitte|mittig)(?: (?:bin|stehe|bleibe))?|mit mir in der mitte)',
    'auf mich zentriert',
  ],
  [
    '(?:y |pero )?(?:(?:de forma |de modo )?que (?:yo )?(?:quede|salga|esté|aparezca) (?:yo )?(?:bien |justo )?(?:en (?:el )?(?:medio|centro)|al centro|centrad[oa])|conmigo en (?:el )?(?:medio|centro)|yo (?:en|al) (?:el )?(?:medio|centro))',
    'con la persona en el centro',
  ],
  [
    '(?:et |mais )?(?:(?:de façon à ce |pour )?que je (?:sois|reste) (?:bien )?(?:au (?:milieu|centre)|centrée?)|je (?:dois|veux|voudrais) (?:être|rester) (?:bien )?(?:au (?:milieu|centre)|centrée?)|(?:avec )?moi (?:bien )?au (?:milieu|centre))',
    'avec la personne au centre',
  ],
  [
    '(?:e |mas )?(?:(?:pra |para )?(?:que )?eu (?:fique|ficar|apareça) (?:bem )?(?:no (?:meio|centro)|centralizad[oa]|centrad[oa])|(?:quero|devo) ficar (?:bem )?(?:no (?:meio|centro)|centralizad[oa])|comigo (?:bem )?no (?:meio|centro)|eu no (?:meio|centro))',
    'com a pessoa no centro',
  ],
  [
    '(?:e |ma )?(?:(?:in modo )?che io (?:sia|stia|resti) (?:ben )?(?:al centro|in mezzo|centrat[oa])|(?:devo|voglio|vorrei) (?:stare|essere|restare) (?:al centro|in mezzo)|(?:con me|io) (?:al centro|in mezzo))',
    'con la persona al centro',
  ],
];

/** “21:9 with the lighthouse on the right third”: nothing is cut off there, and nobody can place it so. */
const ON_A_THIRD: readonly Rewording[] = [
  [
    'with (?<what>(?:the|my|our|his|her) \\p{L}+ (?:on|in|at) the (?:left|right|upper|lower|top|bottom) third)',
    'Place $<what>',
  ],
  [
    '(?:mit|und) (?<what>(?:dem|der|meinem|meiner) \\p{L}+ (?:im|auf dem) (?:linken|rechten|oberen|unteren) drittel)',
    'Setze $<what>',
  ],
  [
    'con (?<what>(?:el|la|mi) \\p{L}+ en el tercio (?:izquierdo|derecho|superior|inferior|de la (?:izquierda|derecha)))',
    'Coloca $<what>',
  ],
  [
    "avec (?<what>(?:le |la |mon |ma |l['’])\\p{L}+ (?:sur|dans) le tiers (?:gauche|droit|supérieur|inférieur|de (?:gauche|droite)))",
    'Place $<what>',
  ],
  [
    'com (?<what>(?:o|a|meu|minha) \\p{L}+ no terço (?:esquerdo|direito|superior|inferior|da (?:esquerda|direita)))',
    'Coloca $<what>',
  ],
  [
    "con (?<what>(?:il |la |lo |mio |mia |l['’])\\p{L}+ (?:nel|sul) terzo (?:sinistro|destro|superiore|inferiore|di (?:sinistra|destra)))",
    'Metti $<what>',
  ],
].map(([said = '', plainer = '']): Rewording => [
  new RegExp(`(?<=\\d ?[:x×/] ?\\d{1,2}(?: \\p{L}+){0,2}),? ${said}(?!\\p{L})`, 'giu'),
  `. ${plainer}`,
]);

export const SOMEBODY_IN_THE_MIDDLE: readonly Rewording[] = [
  ...LANGUAGES.map(([said, plainer]): Rewording => [clause(said), plainer, CUTS]),
  ...ON_A_THIRD,
];
