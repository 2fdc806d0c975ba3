import type { Rewording } from '../rewording.ts';

/** "Inverser gauche et droite": a flip, and no inversion of the colors of one side. */
export const OF_SIDES: readonly Rewording[] = (
  [
    ['invers(?:e[rz]?|ion (?:de )?)', 'gauche', 'droite', 'et|avec|\\/', 'retourner horizontalement'],
    ['inv(?:ertir|ierte|erte|ierta)', 'izquierda', 'derecha', 'y|con|por|\\/', 'voltear horizontalmente'],
    ['invert(?:er|e|a)', 'esquerda', 'direita', 'e|com|por|\\/', 'espelhar horizontalmente'],
    ['invert(?:ire|i|ite)', 'sinistra', 'destra', 'e|con|\\/', 'capovolgi orizzontalmente'],
    ['invert|reverse', 'left', 'right', 'and|with|\\/', 'flip it horizontally'],
  ] as const
).map(([verb, one, other, and, plainer]) => [
  new RegExp(
    `(?<!\\p{L})(?:${verb}) (?:l[ao] |il |el |the |[ao] )?(?:${one} ?(?:${and}) ?(?:l[ao] |the |[ao] )?${other}|${other} ?(?:${and}) ?(?:l[ao] |the |[ao] )?${one})(?!\\p{L})`,
    'giu',
  ),
  plainer,
]);

const SHAPES_OF: Readonly<
  Record<string, readonly [instead: string, upright: string, lying: string, shape: readonly [string, string]]>
> = {
  english: [
    '(?:instead of|rather than)(?: in)?',
    '(?:portrait|vertical|upright)',
    '(?:landscape|horizontal)',
    ['portrait format', 'landscape format'],
  ],
  german: [
    '(?:statt|anstatt|anstelle von)(?: im| in)?',
    '(?:hochkant|hoch|hochformat|vertikal)',
    '(?:quer|querformat|horizontal)',
    ['Hochformat', 'Querformat'],
  ],
  spanish: [
    'en (?:vez|lugar) de(?: en)?',
    '(?:vertical|retrato)',
    '(?:horizontal|apaisad[oa])',
    ['formato vertical', 'formato horizontal'],
  ],
  french: [
    "(?:au lieu (?:de|d['’])|plutôt que) ?(?:en )?",
    '(?:portrait|vertical)',
    '(?:paysage|horizontal)',
    ['format portrait', 'format paysage'],
  ],
  portuguese: [
    '(?:em (?:vez|lugar) de|ao invés de)(?: em| na)?',
    '(?:vertical|retrato)',
    '(?:horizontal|paisagem)',
    ['formato retrato', 'formato paisagem'],
  ],
  italian: [
    '(?:invece (?:che|di)|anziché|al posto di)(?: in)?',
    '(?:verticale)',
    '(?:orizzontale)',
    ['formato verticale', 'formato orizzontale'],
  ],
};
/** "Portrait instead of landscape": the name of a shape, and of the one that it shall not have. */
const INSTEAD = Object.values(SHAPES_OF).flatMap(([instead, upright, lying, [tall, wide]]) =>
  (
    [
      [upright, lying, tall],
      [lying, upright, wide],
    ] as const
  ).map(
    ([wanted, other, shape]) =>
      [
        new RegExp(
          `(?<!\\p{L})${wanted}(?: (?:format|orientation|shape))?,? (?:${instead}|(?:and |und |y |et |e )?(?:not|nicht|no|pas|não|non)(?: (?:in|im|en|em))?) ?${other}(?: (?:format|orientation|shape))?(?!\\p{L})`,
          'giu',
        ),
        shape,
      ] as const,
  ),
);

/** "Landscape orientation", "formato horizontal": other names of the two shapes. */
const NAMED: readonly Rewording[] = [
  [/(?<!\p{L})landscape orientation(?!\p{L})/giu, 'landscape format'],
  [/(?<!\p{L})portrait orientation(?!\p{L})/giu, 'portrait format'],
  [/(?<!\p{L})horizontal (?:format|orientation)(?!\p{L})/giu, 'landscape format'],
  [
    /(?<!\p{L})(?:make|turn|change|convert|switch|get) (?:it|this|(?:this|the|my) (?:photo|picture|image|pic)) (?:in(?:to)? |to )?(?<shape>landscape|portrait)(?=\s*(?:[,.;!?]|please|pls|and |$))/giu,
    'crop it to $<shape> format',
  ],
  [/(?<!\p{L})(?:formato|orientación) horizontal(?!\p{L})/giu, 'formato apaisado'],
  [
    /(?<!\p{L})formato na horizontal(?!\p{L})|(?<!\p{L})orientação horizontal(?!\p{L})/giu,
    'formato paisagem',
  ],
  [/(?<!\p{L})format horizontal(?!\p{L})/giu, 'format paysage'],
  [
    /(?<=(?:mets|mettre|passe|passer)(?:-l[ae]| l[ae] photo)? en )(?<shape>paysage|portrait)(?=\s*(?:[,.;!?]|svp|$))/giu,
    'format $<shape>',
  ],
];

/** Words for the shape that a picture shall have. */
export const OF_SHAPES: readonly Rewording[] = [...INSTEAD, ...NAMED];
