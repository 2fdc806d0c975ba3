import type { Rewording } from '../rewording.ts';

/*
 * Somebody who shall not be cut off by a crop, or whom the edge of the picture cuts off: "but nobody may be cut off" is
 * "without cutting anyone off".
 */

/** "Auf 13x18 zuschneiden, ohne dass der Hut abgeschnitten wird": what stays in the picture. */
const GERMAN_UNCUT: Rewording = [
  /,?(?: und| aber)? (?:ohne dass (?:der|die|das|mein|meine|ihr|ihre|sein|seine) (?<what>\p{L}+) (?:dabei )?abgeschnitten (?:wird|werden)|ohne (?:den|die|das|meine?n?|ihre?n?|seine?n?) (?<without>\p{L}+) abzuschneiden)(?=\s*(?:[,.;!?]|$))/giu,
  ', der $<what>$<without> muss drauf bleiben',
  /(?<!\p{L})(?:zuschneid|zuschnitt|zugeschnitten)/iu,
];

/**
 * "But nobody may be cut off", "que no se corte nadie", "senza tagliare nessuno": all faces stay in the picture. Not that
 * nothing at all is cut, for which bars are added.
 */
export const NOBODY_CUT: readonly Rewording[] = [
  GERMAN_UNCUT,
  [
    /(?<!\p{L})(?:but |and |so that |so )?(?:nobody|no ?one|none of us|not anyone)(?:['’]?s (?:head|face|feet))?(?: (?:may|must|should|can|is allowed to|gets?|is))?(?: (?:be|being|get|getting))? (?:cut|cropped|chopped)(?: (?:off|out))?(?!\p{L})/giu,
    'without cutting anyone off',
  ],
  [
    /(?<!\p{L})(?:aber |und |so ?dass |damit )?(?:niemand|keiner)(?: (?:darf|soll))? (?:abgeschnitten|angeschnitten|weggeschnitten)(?: (?:werden|wird|ist|sein))?(?!\p{L})/giu,
    'ohne ein Gesicht abzuschneiden',
  ],
  [
    /(?<!\p{L})(?:pero |y )?(?:(?:sin|no) (?:cortar|recortar|dejar fuera)(?:me)? a (?:nadie|ninguno)|(?:que )?no se (?:corte|recorte|quede fuera) (?:a )?nadie)(?!\p{L})/giu,
    'sin cortar las caras',
  ],
  [
    /(?<!\p{L})(?:mais |et )?(?:(?:que )?personne ne (?:soit|doit être|est) (?:coupée?|rognée?)|sans (?:couper|rogner) personne)(?!\p{L})/giu,
    'sans couper les visages',
  ],
  [
    /(?<!\p{L})(?:mas |e )?(?:sem (?:cortar|deixar de fora) (?:ninguém|ninguem)|(?:que )?ninguém (?:seja|fique|pode ser|pode ficar) (?:cortad[oa]|de fora))(?!\p{L})/giu,
    'sem cortar os rostos',
  ],
  [
    /(?<!\p{L})(?:ma |e )?(?:senza (?:tagliare|lasciare fuori) nessuno|(?:che )?nessuno (?:sia|venga|deve essere) (?:tagliat[oa]|fuori))(?!\p{L})/giu,
    'senza tagliare i volti',
  ],
];

/* Somebody whom the frame cuts off, and who is no cut-out: "half cut out of the frame". */
export const CUT_OFF_BY_FRAME: readonly Rewording[] = [
  // Somebody who is cut off by the frame, and no cut-out.
  [
    /(?<=(?<!\p{L})(?:is|are|was|got|['’]s|['’]re) (?:half |partly |almost )?)cut (?:out of|off by) (?:the )?(?:frame|shot)(?!\p{L})/giu,
    'cut off',
  ],
  // "Remets-la à l'endroit".
  [/(?<!\p{L})senza tagliare (?:via )?nessuno(?!\p{L})/giu, 'senza tagliare le persone'],
];
