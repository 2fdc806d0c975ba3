import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * How much light, measured in stops as photographers do: brightening and darkening change about one stop at their ordinary
 * strength, so that a number of stops is a strength. "Darken it by 1.5 stops", "half a stop brighter", "bring the sky down a stop",
 * and "+1.3 EV" without a name.
 */

interface Language {
  /** What may stand before the number. */
  readonly by: string;
  /** Numbers of stops in words. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly stops: string;
  /** Behind “one stop”: “and a half”. */
  readonly andHalf: string;
  readonly brighter: string;
  readonly darker: string;
  /** Turns of phrase that raise or lower what stands in their middle, and the words for them. */
  readonly raised: readonly (readonly [before: string, behind: string, plainer: string])[];
  /** Words that ask for more or for less light of the whole picture, before a number of stops or behind it. */
  readonly lone: readonly (readonly [before: string, behind: string, plainer: string])[];
  readonly atStrength: (percent: number) => string;
}

const LANGUAGES: readonly Language[] = [
  {
    by: '(?:by )?(?:(?:about|around|roughly|maybe) )?',
    numbers: {
      'half an?|a half(?: of a)?': 0.5,
      '(?:a |one )?third of an?': 0.33,
      'two thirds of an?': 0.67,
      'one and a half': 1.5,
      'one|an?': 1,
      'two|a couple of': 2,
      three: 3,
    },
    stops: '(?:full )?(?:f-?)?(?:stops?|ev)(?: of (?:light|exposure))?',
    andHalf: ' and a half',
    brighter: 'brighter|lighter',
    darker: 'darker',
    raised: [
      ['(?:pull|bring|drop|take|turn)', ' down', 'darken'],
      ['(?:pull|bring|lift|push|raise|take)', ' up', 'brighten'],
      ['(?:drop|lower)', '', 'darken'],
      ['(?:lift|raise)', '', 'brighten'],
    ],
    lone: [
      ['(?:(?:go|move|push|come) )?up', 'up', 'brighten it'],
      ['(?:(?:go|move|pull|come) )?down', 'down', 'darken it'],
    ],
    atStrength: (percent) => `at ${percent}% strength`,
  },
  {
    by: '(?:um )?(?:(?:etwa|ca\\.?|ungefähr|circa) )?',
    numbers: {
      'eine halbe|ne halbe|halbe': 0.5,
      'eine drittel|ein drittel': 0.33,
      'eineinhalb|anderthalb': 1.5,
      'eine|ne': 1,
      zwei: 2,
      drei: 3,
    },
    stops: '(?:blenden?(?:stufen?)?|ev)',
    andHalf: '',
    brighter: 'heller',
    darker: 'dunkler',
    raised: [],
    lone: [
      ['(?:geh|gehe|geht) (?:bitte )?(?:hoch|rauf)', '(?:hoch|rauf|höher|drauf)', 'aufhellen'],
      ['(?:geh|gehe|geht) (?:bitte )?runter', '(?:runter|tiefer|drunter)', 'abdunkeln'],
    ],
    atStrength: (percent) => `mit ${percent}% Stärke`,
  },
  {
    by: '(?:en |de )?(?:(?:unos?|casi) )?',
    numbers: { medio: 0.5, 'un tercio de': 0.33, 'uno|un': 1, dos: 2, tres: 3 },
    stops: '(?:stops?|pasos?|puntos?|diafragmas?|ev)(?: de (?:luz|exposición|diafragma))?',
    andHalf: ' y medio',
    brighter: 'm[aá]s (?:clar[oa]|luminos[oa])',
    darker: 'm[aá]s oscur[oa]',
    raised: [],
    lone: [
      ['s[uú]b(?:e|ela|ele|ir)', 'arriba', 'aclara'],
      ['b[aá]j(?:a|ala|ale|ar)', 'abajo', 'oscurece'],
    ],
    atStrength: (percent) => `al ${percent}% de intensidad`,
  },
  {
    by: "(?:d['’]|de )?(?:(?:environ|à peu près) )?",
    numbers: { 'un demi': 0.5, 'un tiers de': 0.33, un: 1, deux: 2, trois: 3 },
    stops: '(?:stops?|diaphs?|diaphragmes?|il|ev)',
    andHalf: ' et demi',
    brighter: 'plus (?:claire?|lumineu(?:x|se))',
    darker: 'plus (?:sombre|foncée?)',
    raised: [],
    lone: [
      ['(?:re)?monte[rz]?(?:[- ]la)?', 'en plus', 'éclaircis'],
      ['(?:baisse[rz]?(?:[- ]la)?|descends)', 'en moins', 'assombris'],
    ],
    atStrength: (percent) => `à ${percent}% d'intensité`,
  },
  {
    by: '(?:em |de )?(?:(?:uns?|cerca de) )?',
    numbers: { meio: 0.5, 'um terço de': 0.33, um: 1, dois: 2, três: 3 },
    stops: '(?:stops?|pontos?|ev)(?: de (?:luz|exposição))?',
    andHalf: ' e meio',
    brighter: 'mais (?:clar[oa]|luminos[oa])',
    darker: 'mais escur[oa]',
    raised: [],
    lone: [
      ['(?:sobe|suba|subir|aumenta)', 'acima', 'clareia'],
      ['(?:baixa|baixe|baixar|diminui)', 'abaixo', 'escurece'],
    ],
    atStrength: (percent) => `com ${percent}% de intensidade`,
  },
  {
    by: '(?:di )?(?:circa )?',
    numbers: { mezzo: 0.5, 'un terzo di': 0.33, 'uno|un': 1, due: 2, tre: 3 },
    stops: '(?:stop|diaframm[ai]|ev)',
    andHalf: ' e mezzo',
    brighter: 'più (?:chiar[oa]|luminos[oa])',
    darker: 'più scur[oa]',
    raised: [],
    lone: [
      ['(?:alza(?:la)?|alzare|sali|aumenta)', 'in più', 'schiarisci'],
      ['(?:abbassa(?:la)?|abbassare|scendi)', 'in meno', 'scurisci'],
    ],
    atStrength: (percent) => `forza ${percent}%`,
  },
];

/** Where a wish begins. */
const START = '(?<=(?:^|[.,;:!?]|(?<!\\p{L})(?:and|so|then|please|just|und|also|bitte|y|et|e)) *)';
const DIGITS = '\\d(?:[.,]\\d+)?(?: 1/2)?|\\d/\\d';
/** A tone that becomes lighter or darker, or is too light or too dark. */
const TONE =
  '(?:expos|belicht|light|hell|bright|dark|dunkl|clar|écl|aclar|oscur|scur|escur|chiar|schiar|esposi|lumi|ilumi|abdunk|aufhell|überbel|unterbel|assomb|clare)\\p{L}*';

const valueOf = (said: string): number => {
  const [whole = '', over] = said.replace(',', '.').split(' ');
  const fraction = /^(\d)\/(\d)$/u;
  const number = (text: string): number => {
    const [, above, below] = fraction.exec(text) ?? [];
    return below === undefined ? Number(text) : Number(above) / Number(below);
  };
  return number(whole) + (over === undefined ? 0 : number(over));
};

type Groups = Readonly<Record<string, string | undefined>>;
const inGroups = (said: (groups: Groups) => string): ((...found: readonly unknown[]) => string) => {
  return (...found) => said(found.at(-1) as Groups);
};

const stopsIn = ({ by, numbers, stops, andHalf, brighter, darker, raised, lone, atStrength }: Language) => {
  const words = Object.keys(numbers);
  const count = `${by}(?<number>${[...words, DIGITS].join('|')}) ${stops}(?<half>${andHalf})?(?!\\p{L}| sign)`;
  const strength = ({ number = '', half = '' }: Groups): string => {
    const word = words.find((one) => new RegExp(`^(?:${one})$`, 'iu').test(number));
    const value = (word === undefined ? valueOf(number) : (numbers[word] ?? 1)) + (half === '' ? 0 : 0.5);
    return value === 1 ? '' : ` ${atStrength(Math.round(value * 100))}`;
  };
  const lifted = raised.map(([before, behind, plainer]): Rewording => [
    new RegExp(
      `(?<!\\p{L})${before} (?<what>(?:it|the \\p{L}+|my \\p{L}+|everything))${behind} ${count}`,
      'giu',
    ),
    inGroups((groups) => `${plainer} ${groups['what'] ?? ''}${strength(groups)}`),
  ]);
  const comparative: Rewording = [
    new RegExp(`(?<!\\p{L})${count} (?<tone>${brighter}|${darker})(?!\\p{L})`, 'giu'),
    inGroups((groups) => `${groups['tone'] ?? ''}${strength(groups)}`),
  ];
  const behindTone: Rewording = [
    new RegExp(`(?<=(?<!\\p{L})${TONE}(?: \\p{L}+){0,3}) ${count}`, 'giu'),
    inGroups(strength),
  ];
  const alone = lone.flatMap(([before, behind, plainer]): readonly Rewording[] => [
    [
      new RegExp(`${START}(?:${before}) ${count}`, 'giu'),
      inGroups((groups) => `${plainer}${strength(groups)}`),
    ],
    [
      new RegExp(`${START}(?:geh[et]? (?:bitte )?)?${count} (?:${behind})${BEFORE_NEXT_WISH}`, 'giu'),
      inGroups((groups) => `${plainer}${strength(groups)}`),
    ],
  ]);
  return [...lifted, ...alone, comparative, behindTone];
};

export const STOPS_OF_LIGHT: readonly Rewording[] = [
  [
    /(?<=(?:^|[,;]) ?)(?<amount>[-+–−]\d(?:[.,]\d+|\/\d)?) ?(?:ev|il|stops?|blenden?)(?!\p{L})/giu,
    'exposure $<amount>',
  ],
  [
    /(?<=(?:exposure|belichtung|exposici[oó]n|exposition|exposição|esposizione) [-+–−]\d(?:[.,]\d+|\/\d)?) ?(?:ev|il|stops?|blenden?)(?!\p{L})/giu,
    '',
  ],
  ...LANGUAGES.flatMap(stopsIn),
];
