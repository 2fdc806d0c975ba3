import { clause, word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Hide the plate on the golf": the plate of a vehicle is no dish, so it is called a license plate; one on a table is a dish. */

const VEHICLE =
  '(?:cars?|vans?|trucks?|lorr(?:y|ies)|bikes?|motorbikes?|motorcycles?|bus(?:es)?|taxis?|trailers?|vehicles?|scooters?|suvs?|golf|polo|passat|beetle|civic|corolla|focus|fiesta|mustang|bmw|audi|vw|volkswagen|mercedes|toyota|honda|ford|tesla|porsche|fiat|opel|seat|skoda|kia|hyundai|volvo|mazda|nissan|renault|peugeot|citro[eë]n|jeep)';

/** “Targa coperta”: a plate as it shall be, and the wish for it. */
const HIDDEN: readonly Rewording[] = (
  [
    [
      '(?:the |my )?(?:(?:number|license|licence) )?plates?(?: (?:to be|should be|must be))? (?:covered|hidden|masked|obscured|censored|blanked out)(?: up)?',
      'hide the license plate',
    ],
    [
      '(?:das |mein )?(?:nummernschild|kennzeichen|autokennzeichen) (?:ab|ver|zu)gedeckt',
      'verdecke das Kennzeichen',
    ],
    [
      "(?:la |ma )?plaque(?: d[’']immatriculation)? (?:cachée|masquée|couverte|dissimulée)",
      'cache la plaque',
    ],
    [
      '(?:a |minha )?(?:placa|matrícula) (?:do carro )?(?:coberta|tapada|escondida|oculta)',
      'esconde a placa',
    ],
    ['(?:la )?targa (?:coperta|nascosta|oscurata|mascherata)', 'copri la targa'],
  ] as const
).map(([said, plainer]) => [clause(said), plainer]);

export const PLATES_OF_CARS: readonly Rewording[] = [
  ...HIDDEN,
  [
    word(
      `(?<hide>(?:hide|blur(?: out)?|cover(?: up)?|pixelate|mask|obscure|censor|black out|blank out) (?:the |his |her |my |their |all |both )*)plate(?<s>s?)(?= (?:on|of|from) (?:the |my |his |her |our |their |that |this |both )?(?:\\p{L}+ )?${VEHICLE}(?!\\p{L}))`,
    ),
    '$<hide>license plate$<s>',
  ],
  [
    word(
      `(?<hide>(?:hide|blur(?: out)?|cover(?: up)?|pixelate|mask|obscure|censor|black out|blank out) (?:the |his |her |my |that )?(?:\\p{L}+ )?${VEHICLE}(?:['’]s)? )plate(?<s>s?)`,
    ),
    '$<hide>license plate$<s>',
  ],
  [
    word(
      '(?:blur(?: out)?|pixelate|mask|obscure) (?:the |his |her |my |their |all |both )*plate(?<s>s?)(?= (?:on|of|from) (?:the |my |his |her |our |their |that |this )?(?:table|desk|counter|kitchen|tray|tablecloth|food|pasta|cake|dinner|buffet)(?!\\p{L}))',
    ),
    'hide the plate$<s>',
  ],
];
