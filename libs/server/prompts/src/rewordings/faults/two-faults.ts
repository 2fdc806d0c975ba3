import type { Rewording } from '../rewording.ts';

/*
 * Two faults of a picture, named with adjectives alone: "dark and grainy" is "too dark, it is noisy". Alone, "dark"
 * would be a wish to darken it, and the second fault is lost where it has no verb.
 */

interface Language {
  /** What may stand before the faults if nothing asks for them. */
  readonly before: string;
  readonly dark: string;
  readonly and: string;
  /** The other faults, each with a complaint about it. */
  readonly faults: readonly (readonly [said: string, complaint: string])[];
  /** What complains about darkness, alone, */
  readonly tooDark: string;
  /** and words for a picture on which nothing can be seen. */
  readonly unseen: string;
}

const LANGUAGES: readonly Language[] = [
  {
    before:
      "(?:it|this|the|photo|picture|pic|shot|everything|is|looks?|came out|turned out|it['’]s|very|too|so|really|all|super|quite|and|night|indoor)",
    dark: 'dark|dim|murky',
    and: ',? and|,? &|,',
    faults: [
      ['grainy|noisy|speckled', 'it is noisy'],
      ['blurry|blurred|shaky|out of focus|fuzzy', 'it is blurry'],
    ],
    tooDark: 'too dark',
    unseen:
      "(?:i |you |we )?(?:can(?:['’]?t|not)|can hardly|can barely|couldn['’]?t) (?:even )?see (?:anything|a thing|much)|nothing (?:is visible|can be seen)",
  },
  {
    before:
      '(?:es|das|die|bild|foto|aufnahme|ist|war|wirkt|wurde|alles|sehr|zu|so|total|ganz|und|leider|viel)',
    dark: 'dunkel|finster|düster',
    and: ',? und|,? &|,',
    faults: [
      ['verrauscht|rauschig|körnig', 'verrauscht'],
      ['unscharf|verwackelt|verschwommen', 'unscharf'],
    ],
    tooDark: 'zu dunkel',
    unseen:
      '(?:man |ich )?(?:sieht|seh|sehe|erkennt|erkenne) (?:man |ich )?(?:(?:fast|gar|kaum|überhaupt) )*(?:nichts|nix|was)',
  },
  {
    before:
      '(?:la|foto|imagen|es|está|esta|salió|sale|quedó|se|ve|muy|toda|todo|y|tan|super|súper|demasiado)',
    dark: 'oscur[oa]',
    and: ',? y|,',
    faults: [
      [
        '(?:con (?:mucho )?(?:ruido|grano)|tiene (?:mucho )?ruido|ruidos[oa]|granulad[oa]|granos[oa])',
        'tiene ruido',
      ],
      ['(?:está |sale )?(?:borros[oa]|movid[oa]|desenfocad[oa])', 'está borrosa'],
    ],
    tooDark: 'está demasiado oscura',
    unseen: 'no se (?:ve|distingue) (?:casi )?nada',
  },
  {
    before: "(?:la|photo|image|elle|est|sort|trop|très|toute|tout|et|bien|super|c['’]est)",
    dark: 'sombre|obscure?|noire?',
    and: ',? et|,',
    faults: [
      [
        '(?:bruitée?|granuleu(?:x|se)|avec du (?:bruit|grain)|pleine? de (?:bruit|grain))',
        'la photo est bruitée',
      ],
      ['floue?|bougée?', 'la photo est floue'],
    ],
    tooDark: 'trop sombre',
    unseen: "on (?:n['’]y |y |ne |n['’])?(?:voit|distingue) (?:presque )?rien",
  },
  {
    before: '(?:a|foto|imagem|está|ficou|saiu|tá|muito|toda|tudo|e|bem|super)',
    dark: 'escur[oa]',
    and: ',? e|,',
    faults: [
      ['(?:com (?:muito )?(?:ruído|grão)|tem (?:muito )?ruído|ruidos[oa]|granulad[oa])', 'tem ruído'],
      ['tremid[oa]|borrad[oa]|embaçad[oa]|desfocad[oa]', 'está desfocada'],
    ],
    tooDark: 'escura demais',
    unseen: 'não (?:dá (?:pra|para) ver|se vê|vejo) (?:quase )?nada',
  },
  {
    before: '(?:la|foto|immagine|è|venuta|viene|molto|troppo|tutta|tutto|e|così|super)',
    dark: 'scur[oa]|bui[oa]',
    and: ',? ed?|,',
    faults: [
      ['(?:rumoros[oa]|sgranat[oa]|granulos[oa]|(?:con|piena di) (?:rumore|grana))', "c'è rumore"],
      ['sfocat[oa]|sfuocat[oa]|moss[oa]', 'è sfocata'],
    ],
    tooDark: 'troppo scura',
    unseen: 'non si vede (?:quasi )?(?:niente|nulla)',
  },
];

/** More than a little of it: "very", "all". */
const VERY =
  '(?:(?:too|very|so|all|zu|sehr|so|muy|toda?|très|trop|toute?|muito|toda?|molto|troppo|tutt[oa]) )?';

/** "Tá", as people say it for "está", beside which the plainer words would not be read. */
const SPOKEN = '(?:tá )?';

export const TWO_FAULTS: readonly Rewording[] = LANGUAGES.flatMap(
  ({ before, dark, and, faults, tooDark, unseen }): Rewording[] => {
    /** A sentence begins, and nothing before the faults asks for them. */
    const start = `(?<=(?:^|[.;!?])\\s*(?:${before} )*)`;
    const end = '(?=\\s*(?:[,.;!?]|$))';
    return faults.flatMap(([said, complaint]): Rewording[] => [
      [
        new RegExp(`${start}${SPOKEN}${VERY}(?:${dark})(?:${and}) ${VERY}(?:${said})${end}`, 'giu'),
        `${tooDark}, ${complaint}`,
      ],
      [
        new RegExp(`${start}(?:${said})(?:${and}) ${VERY}(?:${dark})${end}`, 'giu'),
        `${complaint}, ${tooDark}`,
      ],
      [new RegExp(`${start}(?:${said})(?:${and}) (?:${unseen})${end}`, 'giu'), `${complaint}, ${tooDark}`],
    ]);
  },
);
