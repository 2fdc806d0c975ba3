import type { Rewording } from '../rewording.ts';

/* “The lawn is neon green”: a complaint, and no wish to have it so. */

/** For each language grass, how green it is, and the plainer complaint. */
const LANGUAGES: readonly (readonly [grass: string, is: string, neon: string, plainer: string])[] = [
  [
    '(?:(?:the|my|our) )(?:lawn|grass|meadow|hedge)',
    '(?:is|looks|came out|turned out|went)(?: (?:so|all|way|too|really|totally|just|completely))*',
    '(?:neon|radioactive|fluorescent|toxic|highlighter|nuclear|acid|glowing)[- ]?green',
    'is too green',
  ],
  [
    '(?:(?:der|das|die|mein|unser) )(?:rasen|gras|wiese|hecke)',
    '(?:ist|wirkt|wurde|leuchtet|sieht)(?: (?:so|ja|dermaßen|total|völlig|richtig|viel|zu|ganz|derart))*',
    '(?:gift|neon|knall|quietsch|grell|schrei)-?grün(?: (?:aus|geworden))?(?:[,;.]? das glaubt (?:mir )?(?:keiner|niemand))?(?:[,;.]? (?:bitte )?(?:nimm|nehmt) (?:da|dort)(?: (?:mal|bitte|ordentlich|ruhig|etwas|bisschen|viel))* was raus)?',
    'ist zu grün',
  ],
  [
    '(?:el césped|la hierba|el pasto|la grama|el prado)',
    '(?:es|está|sale|salió|quedó|se ve)(?: (?:muy|todo|toda|demasiado|como|de|un))*',
    'verde (?:fosforito|fosforescente|fl[uú]or|fluorescente|neón|chillón|radi[oa]activo|ácido)',
    'está demasiado verde',
  ],
  [
    "(?:la pelouse|l['’]herbe|le gazon)",
    "(?:est|paraît|ressort)(?: (?:tout|toute|trop|vraiment|carrément|d['’]un))*",
    'verte? (?:fluo|flashy|criarde?|radioacti(?:f|ve)|pétante?|néon)',
    'est trop verte',
  ],
  [
    '(?:a grama|o gramado|a relva)',
    '(?:está|tá|ficou|é|saiu)(?: (?:muito|toda|todo|um|tão))*',
    'verde[- ](?:n[eé]on|fluorescente|radioativo|berrante|marca[- ]texto)',
    'está verde demais',
  ],
  [
    "(?:il prato|l['’]erba|la siepe)",
    '(?:è|sembra|pare|è venut[oa])(?: (?:tutt[oa]|troppo|proprio|di|un|così))*',
    'verde (?:evidenziatore|fluo|fosforescente|fluorescente|acido|radioattivo|neon|pennarello)',
    'è troppo verde',
  ],
];

/** "La pelouse est trop verte", which is no green that it shall have. */
const FRENCH: Rewording = [
  /(?<!\p{L})la pelouse est (?=(?:(?:bien|beaucoup|vraiment) )?trop verte(?!\p{L}))/giu,
  "l'herbe est ",
];

/** "Il prato è verde fluo, abbassalo parecchio ma i papaveri lasciali stare": the wish alone, beside what it spares. */
const BEFORE_SPARED: Rewording = [
  /(?<!\p{L})(?<grass>il prato|l['’]erba) (?:è|sembra) (?:(?:(?:tutt[oa]|di un) )?verde (?:evidenziatore|fluo|fosforescente|acido|neon)|troppo verde)(?:,? (?:abbassal|smorzal)[oa](?: (?:parecchio|molto|tanto))?)?(?=,? (?:ma|però) )/giu,
  '$<grass> molto meno saturo',
];

export const NEON_LAWNS: readonly Rewording[] = [
  BEFORE_SPARED,
  ...LANGUAGES.map(([grass, is, neon, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})(?<grass>${grass}) ${is} ${neon}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
    `$<grass> ${plainer}`,
  ]),
  FRENCH,
];
