import type { Rewording } from '../rewording.ts';

/*
 * By how much the picture shrinks or grows, where the rules know only to how much of its size: "a third smaller" is
 * "resize it to 67 %".
 */

interface Language {
  /** A third, a quarter, a half, as they stand before "smaller". */
  readonly shares: readonly (readonly [share: string, percent: number])[];
  readonly by: string;
  readonly smaller: string;
  readonly larger: string;
  /** Words for the picture, before which "smaller" is about it. */
  readonly picture: string;
  readonly to: readonly [before: string, after: string];
}

const LANGUAGES: readonly Language[] = [
  {
    shares: [
      ['(?:a|one) third', 33],
      ['(?:a|one) quarter', 25],
      ['half', 50],
    ],
    by: '(?:by )?',
    smaller: 'smaller',
    larger: 'bigger|larger',
    picture: 'make (?:it|this|the (?:picture|photo|image))|(?:it|this) (?:should|must) be',
    to: ['resize it to ', ''],
  },
  {
    shares: [
      ['(?:ein|einem) drittel', 33],
      ['(?:ein|einem) viertel', 25],
      ['(?:die|der) hälfte', 50],
    ],
    by: '(?:um )?',
    smaller: 'kleiner(?: machen)?|verkleinern',
    larger: 'größer(?: machen)?|vergrößern',
    picture: '(?:mach(?:e)?|verkleinere?|vergrößere?) (?:es|das (?:bild|foto))',
    to: ['auf ', ' skalieren'],
  },
  {
    shares: [
      ['un tercio', 33],
      ['un cuarto', 25],
      ['la mitad(?: de)?', 50],
    ],
    by: '(?:en )?(?:un )?',
    smaller: 'm[aá]s (?:pequeñ|chic)[oa]',
    larger: 'm[aá]s grande',
    picture: '(?:hazla|hazlo|haz la (?:foto|imagen))',
    to: ['redimensiona al ', ''],
  },
  {
    shares: [
      ["(?:d'|de )?un tiers", 33],
      ["(?:d'|de )?un quart", 25],
      ['(?:de )?(?:la )?moitié', 50],
    ],
    by: '(?:de )?',
    smaller: 'plus petite?',
    larger: 'plus grande?',
    picture: '(?:rends-la|rends-le|rends la photo|fais-la)',
    to: ['redimensionne à ', ''],
  },
  {
    shares: [
      ['um terço', 33],
      ['um quarto', 25],
      ['(?:a )?metade', 50],
    ],
    by: '(?:em )?',
    smaller: 'menor|mais pequen[oa]',
    larger: 'maior',
    picture: '(?:deix[ae]|faz|faça|torn[ae]|põe|bota)(?:-a)?(?: (?:a foto|a imagem|ela))?',
    to: ['redimensiona para ', ''],
  },
  {
    shares: [
      ['(?:di )?un terzo', 33],
      ['(?:di )?un quarto', 25],
      ['(?:della |la )?metà', 50],
    ],
    by: '(?:di |del )?(?:il |un )?',
    smaller: 'pi[uù] piccol[oa]',
    larger: 'pi[uù] grande',
    picture: '(?:falla|fallo|rendila|rendi la foto)',
    to: ['ridimensiona al ', ''],
  },
];

/** The picture by its name in six languages. */
const THE_PICTURE = '(?:(?:the|das|la|l.|a|il) ?)?(?:picture|photo|image|foto|imagen|imagem|immagine|bild)';
/** Where a wish begins, so that "the text 20 % smaller" keeps its text. */
const BEGIN = String.raw`(?<=^|[,.;:!] |(?<!\p{L})(?:and|und|y|e|et|then|dann|please|bitte|just|nur|solo|só) )`;
const END = String.raw`(?=\s*(?:[,.;!?]|$)|,? (?:please|pls|bitte|svp|and|und|y|e|et|por favor|per favore)(?!\p{L}))`;

const NUMBER = String.raw`\d{1,2} ?(?:%|percent|prozent|por ?ciento|pour ?cent|por ?cento|per ?cento)`;

/** The percentage of the present size that is meant by this share of it. */
const resizedBy =
  (sign: 1 | -1, percent: number | null, [before, after]: Language['to']) =>
  (...found: readonly unknown[]): string => {
    const share = percent ?? Number(/\d+/.exec(String(found[0]))?.[0]);
    return `${before}${100 + sign * share} %${after}`;
  };

/**
 * "Verkleinere es um 30 %", "redúcela un 30 %", "reduce the size by 30 %": the share stands after the verb. A file has
 * another size.
 */
const SHRUNK_BY: readonly Rewording[] = (
  [
    [
      '(?:(?:make it |make (?:this|the (?:picture|photo|image)) )?smaller by|(?:reduce|decrease|lower) (?:the |its |their )?(?:(?:image|picture|photo) )?(?:size|dimensions|resolution) by) (?:SHARE)',
      ['resize it to ', ''],
    ],
    [
      '(?:reduce|reducir|disminuye|achica) (?:el )?(?:tamaño|las dimensiones)(?: de la (?:foto|imagen))? (?:en )?un (?:SHARE)',
      ['redimensiona al ', ''],
    ],
    [
      '(?:réduis|réduire|diminue[rz]?) (?:la taille|les dimensions)(?: de la photo| de l.image)? de (?:SHARE)',
      ['redimensionne à ', ''],
    ],
    [
      '(?:riduci|ridurre|diminuisci) (?:la dimensione|le dimensioni|la grandezza)(?: della foto| dell.immagine)? del (?:SHARE)',
      ['ridimensiona al ', ''],
    ],
    [
      '(?:verkleiner[en]?|mach)(?: (?:es|das (?:bild|foto)))? um (?:SHARE)(?: kleiner)?',
      ['auf ', ' skalieren'],
    ],
    [
      '(?:(?:redúce|achíca)l[ao]|(?:reduce|achica|reducir) (?:la )?(?:foto|imagen)) (?:en )?un (?:SHARE)',
      ['redimensiona al ', ''],
    ],
    [
      '(?:riducil[ao]|rimpicciolisci(?:l[ao])?|(?:riduci|ridurre) (?:la foto|l.immagine)) del (?:SHARE)',
      ['ridimensiona al ', ''],
    ],
  ] as const
).map(([said, to]) => [
  new RegExp(BEGIN + said.replace('SHARE', NUMBER) + END, 'giu'),
  resizedBy(-1, null, to),
]);

const SHRUNK = '(?:shrink|scale|downsize|resize)(?: it| this| the (?:picture|photo|image))?(?: down)? by ';

const COMPARED: readonly Rewording[] = LANGUAGES.flatMap(({ shares, by, smaller, larger, picture, to }, at) =>
  [...shares, [NUMBER, null] as const].flatMap(([share, percent]): Rewording[] => {
    const begun = (words: string): RegExp => new RegExp(`${BEGIN}${words}${END}`, 'giu');
    const compared = (than: string): RegExp =>
      begun(`(?:(?:${picture}|${THE_PICTURE}) )?${by}(?:${share}) (?:${than})`);
    return [
      [compared(smaller), resizedBy(-1, percent, to)],
      [compared(larger), resizedBy(1, percent, to)],
      ...(at === 0 ? [[begun(`${SHRUNK}(?:${share})`), resizedBy(-1, percent, to)] as const] : []),
    ];
  }),
);

export const OF_SHARES: readonly Rewording[] = [...COMPARED, ...SHRUNK_BY];
