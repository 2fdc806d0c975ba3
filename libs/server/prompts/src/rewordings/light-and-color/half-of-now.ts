import type { Rewording } from '../rewording.ts';

/*
 * A tone that was overdone, and shall be half of what it is: "I overcooked the saturation. Half of what it is now" is "too
 * much saturation". That something was overdone is a wish only with a wish for less behind it.
 */

const TONE =
  '(?<tone>saturation|contrast|brightness|sharpness|warmth|vibrance|sättigung|kontrast|helligkeit|schärfe|saturación|contraste|brillo|nitidez|calidez|luminosité|netteté|saturação|brilho|saturazione|contrasto|luminosità|nitidezza)';
const LATELY =
  "(?: (?:last time|before|earlier|a bit|too much|letztes mal|beim letzten mal|vorhin|la última vez|antes|la dernière fois|da última vez|l[’']ultima volta|prima))*";
const LESS =
  '(?=[.,;!]+ (?:so |also |así que |donc |então |quindi )?(?:please |bitte |por favor )?(?:half|halve|reduce|cut|less|halb|halbier|weniger|(?:a |pon |ponl[ao] a )?la mitad|reduc|reduz|baja|menos|(?:de )?(?:la )?moitié|rédui|moins|(?:pela |a )?metade|abaixa|diminui|(?:la )?metà|dimezza|riduci|meno)(?:\\p{L}|\\s|[.,;!]|$))';

/** A prompt in which "half" alone would ask for a smaller picture. */
const HALVED: readonly Rewording[] = (
  [
    [
      `(?:(?:eu )?exagerei (?:na|no|com a|com o) )?${TONE}(?: demais)?${LATELY}[.,;!]+ (?:deixa )?(?:pela |na |a )?metade(?: do que (?:está|tá|é))?(?: agora)?`,
      'reduz a $<tone> pela metade',
    ],
    [
      `(?:ho (?:esagerato|calcato) (?:con (?:la|il)|sulla|sul) |tropp[oa] )?${TONE}${LATELY}[.,;!]+ (?:la |a(?:lla)? )?metà(?: di (?:adesso|ora|quello che è))?`,
      'riduci la $<tone> della metà',
    ],
  ] as const
).map(([said, plainer]) => [new RegExp(`(?<=^|[.,;!] ?)${said}(?=\\s*(?:[.,;!?]|$))`, 'giu'), plainer]);

export const HALF_OF_NOW: readonly Rewording[] = [
  ...HALVED,
  ...(
    [
      [
        `(?:i|we|it) (?:really |totally |probably )?(?:overcooked|over-?did|overpushed|went (?:overboard|too far) (?:with|on)|pushed) (?:it (?:with|on) )?the ${TONE}`,
        'too much $<tone>',
      ],
      [
        `(?:ich|wir) (?:habe?n? )?(?:es )?(?:mit |bei )?(?:der|dem|die|den) ${TONE}${LATELY} (?:übertrieben|zu weit aufgedreht|zu hoch gedreht)`,
        'zu viel $<tone>',
      ],
      [`(?:me|nos) pas(?:é|amos) con (?:la|el) ${TONE}`, 'demasiado $<tone>'],
      [
        `j['’]ai (?:trop (?:forcé|poussé|abusé)|abusé|forcé|exagéré) (?:(?:sur|avec|de) )?(?:la|le) ${TONE}`,
        'trop de $<tone>',
      ],
      [`(?:eu )?exagerei (?:na|no|com a|com o) ${TONE}`, '$<tone> demais'],
      [`ho (?:esagerato|calcato) (?:con (?:la|il)|sulla|sul) ${TONE}`, 'troppa $<tone>'],
    ] as const
  ).map(([said, plainer]): Rewording => [
    new RegExp(`(?<=^|[.,;!] ?)${said}${LATELY}${LESS}`, 'giu'),
    plainer,
  ]),
  // "Saturation: half of what it is now".
  [
    new RegExp(
      `(?<=^|[.,;!] ?)(?:the )?${TONE}[:,]? (?:to |at |should be )?half of what it is(?: now)?`,
      'giu',
    ),
    'reduce the $<tone> to half of what it is now',
  ],
];
