import type { Rewording } from '../rewording.ts';

/*
 * “Make this 70s photo look like it was taken yesterday”: an old photo shall look new, and the decade is that of the photo.
 */

const OLD =
  "(?:(?:(?:19)?[2-9]0['’]?s|old|antique|faded|childhood|family) )*(?:photo|pic|picture|image|snap|print|slide|one)";

const NEW: readonly (readonly [said: string, plainer: string])[] = [
  [
    `(?:make|get) (?:(?:it|this|(?:the|this|my|our|that) ${OLD}) )?(?:to )?look (?:like|as if|as though) (?:it (?:was|were|had been|has been|got) |we )?(?:just )?(?:taken|shot|took it|made) (?:yesterday|today|this morning|last week|just now|recently|with a modern (?:camera|phone))`,
    'restore this old photo',
  ],
  [
    '(?:mach|lass)(?:e|t)? (?:es|das|(?:das|dieses|mein) (?:alte )?(?:foto|bild)) (?:so )?(?:aussehen )?(?:,? )?(?:wie|als wäre es|als ob es) (?:erst )?(?:gestern|heute) (?:gemacht|aufgenommen|fotografiert)(?: (?:worden|wurde|aus))?(?: aussehen)?',
    'restauriere dieses alte Foto',
  ],
  [
    '(?:haz que )?(?:(?:esta|la) foto )?(?:vieja |antigua )?(?:parezca|que parezca)(?: como si (?:fuera|la hubieran))? (?:hecha|tomada|sacada)(?: con)? (?:ayer|hoy|la semana pasada)',
    'restaura esta foto antigua',
  ],
  [
    "(?:(?:fais|qu['’]on dirait|on doit croire) )?(?:qu['’]elle |que (?:la|cette) photo )?(?:ait l['’]air|semble|paraisse) (?:d['’]avoir été )?prise (?:hier|aujourd['’]hui|la semaine dernière)",
    'restaure cette vieille photo',
  ],
  [
    '(?:faz (?:a|esta|essa) foto (?:antiga |velha )?parecer|deixa (?:a|esta|essa) foto (?:antiga |velha )?como se)(?: que)?(?: (?:tivesse sido|foi))? (?:tirada|feita) (?:ontem|hoje|semana passada)',
    'restaura esta foto antiga',
  ],
  [
    '(?:fai (?:in modo che (?:sembri|paia)|sembrare)|falla sembrare)(?: (?:questa|la) (?:vecchia )?foto)?(?: come se fosse(?: stata)?)? (?:scattata|fatta) (?:ieri|oggi|la settimana scorsa)',
    'restaura questa vecchia foto',
  ],
];

export const TAKEN_YESTERDAY: readonly Rewording[] = NEW.map(([said, plainer]) => [
  new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'giu'),
  plainer,
]);
