import type { Rewording } from '../rewording.ts';

/*
 * A half, a third or a quarter at a side: "crop to the top half" keeps it, and "cut the top third off" does not. Plainer
 * words say how much is cut off which side.
 */

type Side = 'top' | 'bottom' | 'left' | 'right';
const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];
const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

interface Language {
  /** For each fraction its words, and the percentage that it is. */
  readonly fractions: readonly (readonly [said: string, percent: number])[];
  /** Nouns for a side, which is a half of the picture where it is kept: "crop to the left side". */
  readonly sides: string;
  /** For each side its words before or behind the fraction. */
  readonly before: Readonly<Record<Side, string>> | null;
  readonly behind: Readonly<Record<Side, string>> | null;
  /** Words before and behind a fraction that is kept, and before and behind one that is cut off. */
  readonly kept: readonly (readonly [before: string, behind: string])[];
  readonly cut: readonly (readonly [before: string, behind: string])[];
  readonly plainer: (side: Side, percent: number) => string;
}

const ROMANCE_SIDES = {
  es: { top: 'arriba', bottom: 'abajo', left: 'la izquierda', right: 'la derecha' },
  fr: { top: 'en haut', bottom: 'en bas', left: 'à gauche', right: 'à droite' },
  pt: { top: 'em cima', bottom: 'embaixo', left: 'à esquerda', right: 'à direita' },
  it: { top: 'in alto', bottom: 'in basso', left: 'a sinistra', right: 'a destra' },
  de: { top: 'oben', bottom: 'unten', left: 'links', right: 'rechts' },
} as const;

/** At the end of a prompt: beside other wishes, what is kept may only stay as it is. */
const LAST = '(?=,?(?: (?:please|pls|bitte|por favor|svp|stp|per favore|thanks))?[\\s.!?]*$)';

const LANGUAGES: readonly Language[] = [
  {
    fractions: [
      ['two thirds|2\\/3', 67],
      ['three quarters|3\\/4', 75],
      ['half', 50],
      ['third|1\\/3', 33],
      ['quarter|1\\/4', 25],
    ],
    sides: 'side|part',
    before: {
      top: '(?:top|upper)',
      bottom: '(?:bottom|lower)',
      left: 'left(?:[- ]hand)?',
      right: 'right(?:[- ]hand)?',
    },
    behind: null,
    kept: [
      [
        '(?:crop|cut|trim)(?: (?:it|this|the (?:photo|picture|image)))?(?: down)? (?:to|so (?:that )?only|so it only shows)(?: just| only)? the ',
        '',
      ],
      [
        '(?:(?:i )?(?:only|just) (?:want|need|keep)|keep (?:only|just)|show (?:only|just)|leave (?:only|just)) the ',
        '',
      ],
      [
        '(?:(?:crop(?: it)? (?:to|and) )?keep|(?:i )?(?:only|just) want(?: to keep)?|crop it so only) the ',
        `(?: stays)?${LAST}`,
      ],
    ],
    cut: [
      [
        '(?:cut|crop|trim|chop|slice|take) (?:off |away |out )?(?:the |a )',
        '(?: of (?:it|the (?:photo|picture|image)))? (?:off|away)',
      ],
      ['(?:cut|crop|trim|chop|slice|take) (?:off|away|out) (?:the |a )', ''],
      ['(?:cut|trim|chop) the ', LAST],
      ['(?:remove|delete|get rid of|lose) the ', '(?: of (?:it|the (?:photo|picture|image)))?'],
    ],
    plainer: (side, percent) => `crop ${percent}% off the ${side}`,
  },
  {
    fractions: [
      ['zwei drittel', 67],
      ['drei viertel', 75],
      ['hälfte', 50],
      ['drittel', 33],
      ['viertel', 25],
    ],
    sides: 'seite|teil',
    before: { top: 'obere[ns]?', bottom: 'untere[ns]?', left: 'linke[ns]?', right: 'rechte[ns]?' },
    behind: null,
    kept: [
      ['auf (?:die|das) ', ' (?:zuschneiden|zugeschnitten|kürzen|beschneiden|croppen)'],
      ['(?:zuschneiden|schneide?(?: (?:es|das bild|das foto))?|croppe?) auf (?:die|das) ', '(?: zu)?'],
      ['(?:behalte )?nur (?:noch )?(?:die|das) ', '(?: (?:behalten|zeigen|lassen|übrig lassen))?'],
      ['behalte?(?: bitte)? (?:die|das) ', LAST],
      ['(?:die|das) ', ` behalten${LAST}`],
    ],
    cut: [
      ['(?:(?:bitte )?(?:die|das) )?', ' (?:ab|weg)(?:schneiden|machen|nehmen)?'],
      ['(?:schneide?|nimm|mach) (?:bitte )?(?:die|das) ', ' (?:ab|weg)'],
      ['entfern(?:e)? (?:die|das) ', ''],
    ],
    plainer: (side, percent) => `${ROMANCE_SIDES.de[side]} ${percent}% abschneiden`,
  },
  {
    fractions: [
      ['(?:los )?dos tercios', 67],
      ['(?:los )?tres cuartos', 75],
      ['(?:la )?mitad', 50],
      ['(?:el )?tercio', 33],
      ['(?:el )?cuarto', 25],
    ],
    sides: '(?:el )?lado|(?:la )?parte',
    before: null,
    behind: {
      top: '(?:superior(?:es)?|de arriba)',
      bottom: '(?:inferior(?:es)?|de abajo)',
      left: '(?:izquierd[oa]s?|de la izquierda)',
      right: '(?:derech[oa]s?|de la derecha)',
    },
    kept: [
      [
        '(?:rec[oó]rta(?:r|la|lo)?|c[oó]rta(?:r|la|lo)?) (?:a|hasta|para (?:que quede|dejar)(?: solo| sólo)?|y deja(?: solo)?) ',
        '',
      ],
      ['(?:d[eé]ja(?:me)?|quiero|qu[eé]date con|conserva|mantén) (?:solo|sólo|solamente|únicamente) ', ''],
      ['(?:qu[eé]date con|conserva|mantén|guarda) ', LAST],
    ],
    cut: [['(?:rec[oó]rta|c[oó]rta|quita|elimina)(?:r|le)? ', '']],
    plainer: (side, percent) => `recorta un ${percent}% de ${ROMANCE_SIDES.es[side]}`,
  },
  {
    fractions: [
      ['(?:les )?deux tiers', 67],
      ['(?:les )?trois quarts', 75],
      ['(?:la )?moitié', 50],
      ['(?:le )?tiers', 33],
      ['(?:le )?quart', 25],
    ],
    sides: '(?:le )?côté|(?:la )?partie',
    before: null,
    behind: {
      top: '(?:supérieure?s?|du haut)',
      bottom: '(?:inférieure?s?|du bas)',
      left: '(?:(?:de )?gauche)',
      right: '(?:(?:de )?droite)',
    },
    kept: [
      ['(?:recadre|coupe|rogne)(?:r|z|-la)? (?:sur|à|pour (?:ne )?garder(?: que)?) ', ''],
      ['(?:ne )?(?:garde|laisse|conserve)(?:r|z)? (?:que|seulement|juste|uniquement) ', ''],
      ['(?:garde|conserve)(?:r|z)? ', LAST],
    ],
    cut: [['(?:coupe|rogne|enlève|enleve|supprime|retire)(?:r|z)? ', '']],
    plainer: (side, percent) => `coupe ${percent}% ${ROMANCE_SIDES.fr[side]}`,
  },
  {
    fractions: [
      ['(?:os )?dois terços', 67],
      ['(?:os )?três quartos', 75],
      ['(?:a )?metade', 50],
      ['(?:o )?terço', 33],
      ['(?:o )?quarto', 25],
    ],
    sides: '(?:o )?lado|(?:a )?parte',
    before: null,
    behind: {
      top: '(?:superior(?:es)?|de cima)',
      bottom: '(?:inferior(?:es)?|de baixo)',
      left: '(?:esquerd[oa]s?|da esquerda)',
      right: '(?:direit[oa]s?|da direita)',
    },
    kept: [
      ['(?:corta|recorta)(?:r)? (?:pra|para) (?:ficar|deixar)(?: só| somente| apenas)? (?:com )?', ''],
      ['(?:deixa|deixe|mantém|quero|fica com) (?:só|somente|apenas) ', ''],
      ['(?:mantém|mantenha|fica com|fique com|guarda) ', LAST],
    ],
    cut: [['(?:corta|recorta|tira|remove|elimina)(?:r)?(?: fora)? ', '']],
    plainer: (side, percent) => `corta ${percent}% ${ROMANCE_SIDES.pt[side]}`,
  },
  {
    fractions: [
      ['(?:i )?due terzi', 67],
      ['(?:i )?tre quarti', 75],
      ['(?:la )?metà', 50],
      ['(?:il )?terzo', 33],
      ['(?:il )?quarto', 25],
    ],
    sides: '(?:il )?lato|(?:la )?parte',
    before: null,
    behind: {
      top: '(?:superior[ei]|di sopra|in alto)',
      bottom: '(?:inferior[ei]|di sotto|in basso)',
      left: '(?:sinistr[oai]|a sinistra|di sinistra)',
      right: '(?:destr[oai]|a destra|di destra)',
    },
    kept: [
      [
        '(?:ritaglia|taglia)(?:re|la)? (?:alla |al |ai |su |sulla |sul |per (?:tenere|lasciare)(?: solo)? )',
        '',
      ],
      ['(?:tieni|lascia|voglio|mostra|mantieni) (?:solo|soltanto) ', ''],
      ['(?:tieni|mantieni|conserva) ', LAST],
    ],
    cut: [['(?:taglia|ritaglia|togli|elimina|rimuovi)(?:re)?(?: via)? ', '']],
    plainer: (side, percent) => `taglia il ${percent}% ${ROMANCE_SIDES.it[side]}`,
  },
];

const START = '(?<=^|[.!?;,\\n] ?|(?<!\\p{L})(?:and|und|y|et|e|please|bitte) )';
const END =
  '(?=\\s*(?:[,.;!?]|$)| (?:and|und|y|et|e|then|dann|luego|puis|depois|poi|please|bitte|por favor|svp|per favore)(?!\\p{L}))';
/** Each fraction, alone and with what it is a part of. */
const OF_PICTURE =
  "(?: (?:of (?:it|the (?:photo|picture|image))|(?:des|vom) (?:bild(?:es)?|foto(?:s)?)|de la (?:foto|imagen|photo)|de l['’]image|da (?:foto|imagem)|della foto|dell['’]immagine))?";
const AMONG =
  /half|third|quarter|[123]\/[34]|hälfte|drittel|viertel|mitad|terci|cuarto|moitié|tiers|quart|metade|terç|metà|terz/iu;
const AMONG_SIDES = /side|part|seite|teil|lado|côté|lato/iu;
const HALF = 50;

const within = (
  { before, behind }: Language,
  side: Side,
  fraction: string,
  forms: Language['cut'],
): RegExp => {
  const named =
    before === null ? `(?:${fraction}) ${behind?.[side] ?? ''}` : `${before[side]} (?:${fraction})`;
  return new RegExp(
    `${START}(?:${forms.map(([first, last]) => `${first}${named}${OF_PICTURE}${last}`).join('|')})${END}`,
    'giu',
  );
};

export const FRACTIONS_KEPT: readonly Rewording[] = LANGUAGES.flatMap((language) =>
  SIDES.flatMap((side): readonly Rewording[] => {
    const { fractions, sides, kept, cut, plainer } = language;
    return [
      ...fractions.flatMap(([fraction, percent]): readonly Rewording[] => [
        [within(language, side, fraction, kept), plainer(OPPOSITE[side], 100 - percent), AMONG],
        [within(language, side, fraction, cut), plainer(side, percent), AMONG],
      ]),
      // Other forms also ask to keep a side as it is.
      [within(language, side, sides, kept.slice(0, 1)), plainer(OPPOSITE[side], HALF), AMONG_SIDES],
    ];
  }),
);
