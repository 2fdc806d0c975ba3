import type { Rewording } from '../rewording.ts';

/*
 * A fraction by which a tone becomes stronger or weaker, such as "a third brighter", "um ein Drittel heller" or "un tercio más
 * claro": the same as its percentage, which the readers know wherever it stands. Fractions of the size are read elsewhere.
 */

interface Language {
  /** The article of the fraction, after the preposition that may precede it. */
  readonly by: string;
  readonly third: string;
  readonly quarter: string;
  readonly fifth: string;
  /** The comparative that must follow. One of a size, such as “smaller”, does not count. */
  readonly more: string;
  readonly percent: (percent: number) => string;
}

const LANGUAGES: readonly Language[] = [
  {
    by: '(?:by )?(?:a|one) ',
    third: 'third',
    quarter: 'quarter',
    fifth: 'fifth',
    more: '(?:(?:bright|dark|light|warm|cool|cold|sharp|soft)er|more|less)(?!\\p{L})',
    percent: (percent) => `${percent} % `,
  },
  {
    by: '(?:um )?(?:ein |einen )',
    third: 'drittel',
    quarter: 'viertel',
    fifth: 'fünftel',
    more: '(?:(?:hell|dunkl|wärm|kühl|kält|schärf|weich|kräftig|bunt)er|mehr|weniger)(?!\\p{L})',
    percent: (percent) => `um ${percent} % `,
  },
  {
    by: '(?:en )?un ',
    third: 'tercio',
    quarter: 'cuarto',
    fifth: 'quinto',
    more: '(?:m[aá]s|menos) (?!peque|grande|alt|ancha?|larg|cort|baj|estrech)',
    percent: (percent) => `un ${percent} % `,
  },
  {
    by: "(?:d['’])?un ",
    third: 'tiers',
    quarter: 'quart',
    fifth: 'cinquième',
    more: '(?:plus|moins) (?!petit|grand|haut|large|long|court|bas|étroit)',
    percent: (percent) => `de ${percent} % `,
  },
  {
    by: '(?:em )?um ',
    third: 'terço',
    quarter: 'quarto',
    fifth: 'quinto',
    more: '(?:mais|menos) (?!pequen|grande|alt|larg|compri|curt|baix|estreit)',
    percent: (percent) => `${percent} % `,
  },
  {
    by: '(?:di )?un ',
    third: 'terzo',
    quarter: 'quarto',
    fifth: 'quinto',
    more: '(?:più|meno) (?!piccol|grand|alt|larg|lung|cort|bass|strett)',
    percent: (percent) => `del ${percent} % `,
  },
];

export const FRACTIONS_OF_TONES: readonly Rewording[] = LANGUAGES.flatMap(
  ({ by, third, quarter, fifth, more, percent }) =>
    (
      [
        [third, 33],
        [quarter, 25],
        [fifth, 20],
      ] as const
    ).map(([fraction, share]): Rewording => [
      new RegExp(`(?<!\\p{L})${by}${fraction} (?=${more})`, 'giu'),
      percent(share),
    ]),
);
