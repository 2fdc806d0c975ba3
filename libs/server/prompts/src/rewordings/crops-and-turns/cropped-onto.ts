import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Somebody or something that a crop shall show: "crop to the puppy on the left", of which the side says which one it is, and
 * "4:5, centered on the couple". And too much of something at a side, which is cut off there.
 */

const PARTS =
  '(?:side|edge|half|part|third|quarter|corner|border|margin|rand|seite|hälfte|teil|drittel|ecke|lado|borde|mitad|parte|tercio|esquina|côté|bord|moitié|partie|tiers|coin|metade|borda|canto|metà|lato|bordo|terzo|angolo)';
/** One of several people is not told from the others. */
const PEOPLE =
  '(?:man|woman|person|guy|girl|boy|kid|child|lady|people|mann|frau|person|mädchen|junge|kind|typ|leute|hombre|mujer|persona|chic[oa]|niñ[oa]|señora?|gente|homme|femme|personne|fille|garçon|enfant|gens|dame|homem|mulher|pessoa|menin[oa]|moç[oa]|criança|cara|uomo|donna|persona|ragazz[oa]|bambin[oa]|signor[ea]|gente)s?';

/** For each language a wish to crop to one thing at a side, and the plainer wish. */
const ONTO: readonly (readonly [before: string, side: string, behind: string, plainer: string])[] = [
  [
    '(?:crop|zoom|cut)(?: (?:it|this|in))* (?:to|on|onto|around|in on)(?: just| only)? (?:the|my|our|that) ',
    '(?:on|at|to) the (?:far )?(?:left|right)(?: (?:side|hand side))?',
    '',
    'crop to the subject',
  ],
  [
    '(?:(?:zuschneiden|schneide?|zoome?) )?auf (?:den|die|das|meinen?|unsere?n?) ',
    '(?:ganz )?(?:links|rechts)',
    '(?: (?:zuschneiden|zu|zoomen|croppen))?',
    'auf das Motiv zuschneiden',
  ],
  [
    '(?:rec[oó]rta(?:r|la|lo)?|c[oó]rta(?:r)?|haz zoom) (?:(?:solo|sólo|solamente|únicamente|a|al|en|sobre|alrededor de|alrededor del) ?)+(?:el |la |mi )?',
    '(?:de|a) la (?:izquierda|derecha)',
    '',
    'recorta alrededor del sujeto',
  ],
  [
    "(?:recadre|coupe|rogne|zoome)(?:r|z)? (?:(?:sur|autour de|autour du|uniquement|seulement|juste) ?)+(?:le |la |mon |ma |l['’])?",
    '(?:à|de) (?:gauche|droite)',
    '',
    'recadre sur le sujet',
  ],
  [
    '(?:corta|recorta|dá zoom)(?:r)? (?:(?:só|somente|apenas|no|na|em volta do|em volta da) ?)+(?:o |a |meu |minha )?',
    '(?:da|à|na) (?:esquerda|direita)',
    '',
    'corta em volta do sujeito',
  ],
  [
    "(?:ritaglia|taglia|zooma)(?:re)? (?:(?:solo|soltanto|sul|sulla|su|attorno al|intorno al) ?)+(?:il |la |lo |l['’]|mio |mia )?",
    '(?:a|di|sulla) (?:sinistra|destra)',
    '',
    'ritaglia sul soggetto',
  ],
];

/** "4:5, centered on the couple": around the subject, which a shape is cropped to. */
const CENTERED: readonly (readonly [centered: string, around: string])[] = [
  [
    '(?:cent(?:ered|red)|with the focus) (?:on|around) (?:the|my|our|us|him|her|them|me)(?: [\\p{L}-]+)?',
    ' around the subject',
  ],
  [
    '(?:zentriert|mittig|ausgerichtet) auf (?:(?:den|die|das|dem|der|mein\\p{L}*|unser\\p{L}*) [\\p{L}-]+|mich|uns|sie|ihn)',
    ' um das Motiv',
  ],
  [
    'centrad[oa]s? en (?:(?:el|la|los|las|mi|nuestr\\p{L}+) \\p{L}+|mí|nosotros|ella|él)',
    ' alrededor del sujeto',
  ],
  ["centrée?s? sur (?:(?:le |la |les |l['’]|mon |ma |notre )\\p{L}+|moi|nous|elle|lui)", ' autour du sujet'],
];

/** What fills a side of a picture. Of anything else, "too much" may ask for less of it. */
const SURFACE =
  '(?:pared|muro|suelo|piso|cielo|techo|mesa|espacio|césped|hierba|agua|mar|carretera|calle|arena|vacío|parede|chão|céu|teto|espaço|grama|água|areia|rua|vazio|parete|pavimento|terra|cielo|soffitto|tavolo|spazio|prato|erba|acqua|mare|strada|sabbia|vuoto)';
/** Words for what a picture has too much of at a side, each side, and the plainer wish to cut it off. */
const TOO_MUCH: readonly (readonly [before: string, sides: readonly (readonly [string, string])[]])[] = [
  [
    `(?:(?:hay|tiene) )?(?:(?:me |nos )?sobran? (?:(?:medio metro de|mucho|mucha|tanto|tanta|un trozo de|todo (?:el|ese)|toda (?:la|esa)|demasiad[oa]|un montón de) )?\\p{L}+|demasiad[oa] ${SURFACE}) `,
    [
      ['(?:a|en|por) la izquierda', 'recorta a la izquierda'],
      ['(?:a|en|por) la derecha', 'recorta a la derecha'],
      ['(?:arriba|por arriba)', 'recorta arriba'],
      ['(?:abajo|por abajo)', 'recorta abajo'],
    ],
  ],
  [
    `(?:(?:tem|tá) )?(?:sobr(?:a|ou|ando) (?:(?:muita|muito|um pedaço de|tanta|tanto) )?\\p{L}+|(?:muita|muito) ${SURFACE}(?: sobrando| demais)?) `,
    [
      ['(?:à|na|pela) esquerda', 'corta à esquerda'],
      ['(?:à|na|pela) direita', 'corta à direita'],
      ['(?:em cima|no topo)', 'corta em cima'],
      ['(?:embaixo|em baixo)', 'corta embaixo'],
    ],
  ],
  [
    `(?:c['’]è )?(?:tropp[oa] ${SURFACE}|avanza(?: (?:tanto|tanta|un pezzo di|molto|molta))? \\p{L}+) `,
    [
      ['(?:a|sulla) sinistra', 'taglia a sinistra'],
      ['(?:a|sulla) destra', 'taglia a destra'],
      ['(?:in alto|sopra)', 'taglia in alto'],
      ['(?:in basso|sotto)', 'taglia in basso'],
    ],
  ],
];
/** What is too much of in another sense, for which nothing is cut off. */
const NOT_THINGS =
  '(?!(?:.* )?(?:luz|sombra|contraste|ruido|grano|brillo|color|reflejo|texto|gente|luce|ombra|contrasto|rumore|rosso|giallo|blu|verde|colore|riflesso|sole|sol|ruído|grão|brilho|cor|reflexo|gent[ei])(?!\\p{L}))';

/** Things and people that are sold or shown, which shall stand in the middle: "white background, shoes centered". */
const SHOWN: readonly (readonly [centered: string, plainer: string])[] = [
  [
    '(?:(?:the |my )?(?:shoes?|products?|items?|bottles?|bags?|rings?|watch|dress|couple|dog|cat|car|cake|dish) (?:is |are )?(?:cent(?:ered|red)|in the (?:middle|cent(?:er|re)))|cent(?:er|re) the (?:shoes?|products?|items?|bottles?|bags?|rings?|watch|dress|couple|dog|cat|car|cake|dish))',
    'crop to the subject',
  ],
  [
    '(?:(?:die |das |den )?(?:schuhe?|produkte?|artikel|flasche|tasche|ring|uhr|kleid|paar|hund|katze|auto|torte) (?:zentrier(?:t|en)|mittig)|zentriere? (?:die|das|den) (?:schuhe?|produkte?|artikel|flasche|tasche|ring|uhr|kleid|paar|hund|katze|auto|torte))',
    'auf das Motiv zuschneiden',
  ],
  [
    '(?:(?:los |las |el |la )?(?:zapatos|zapatillas|productos?|botella|bolso|anillo|reloj|vestido|pareja|perro|gato|coche) centrad[oa]s?|centra(?:r)? (?:los|las|el|la) (?:zapatos|zapatillas|productos?|botella|bolso|anillo|reloj|vestido|pareja|perro|gato|coche))',
    'recorta alrededor del sujeto',
  ],
  [
    '(?:(?:les |le |la )?(?:chaussures?|produits?|bouteille|sac|bague|montre|robe|couple|chien|chat|voiture) centrée?s?|centre[rz]? (?:les|le|la) (?:chaussures?|produits?|bouteille|sac|bague|montre|robe|couple|chien|chat|voiture))',
    'recadre sur le sujet',
  ],
  [
    '(?:(?:os |as |o |a )?(?:sapatos?|tênis|produtos?|garrafa|bolsa|anel|relógio|vestido|casal|cachorro|gato|carro) (?:centralizad|centrad)[oa]s?|(?:centraliza|centra)(?:r)? (?:os|as|o|a) (?:sapatos?|tênis|produtos?|garrafa|bolsa|anel|relógio|vestido|casal|cachorro|gato|carro))',
    'corta em volta do sujeito',
  ],
  [
    "(?:(?:le |la |il |i |l['’])?(?:scarpe|prodott[oi]|bottiglia|borsa|anello|orologio|vestito|coppia|cane|gatto|auto) centrat[oaie]|centra(?:re)? (?:le |la |il |i |l['’])(?:scarpe|prodott[oi]|bottiglia|borsa|anello|orologio|vestito|coppia|cane|gatto|auto))",
    'ritaglia sul soggetto',
  ],
];

/** "Only my face and shoulders", which are the head and shoulders. */
const SHOULDERS: readonly Rewording[] = [
  [
    /(?<!\p{L})(?<whose>the |my |his |her )?face and (?:the |my |his |her )?shoulders(?: show| are visible)?(?!\p{L})/giu,
    '$<whose>head and shoulders',
  ],
  [/(?<!\p{L})gesicht und (?:die )?schultern(?!\p{L})/giu, 'Kopf und Schultern'],
  [
    /(?<!\p{L})(?:la |mi |su )?(?:cara|rostro) y (?:los |mis |sus )?hombros(?!\p{L})/giu,
    'la cabeza y los hombros',
  ],
  [/(?<!\p{L})(?:le |mon |son )?visage et (?:les |mes |ses )?épaules(?!\p{L})/giu, 'la tête et les épaules'],
  [/(?<!\p{L})(?:o |meu )?(?:rosto|cara) e (?:os |meus )?ombros(?!\p{L})/giu, 'cabeça e ombros'],
  [/(?<!\p{L})(?:il |la |mio )?(?:viso|volto|faccia) e (?:le )?spalle(?!\p{L})/giu, 'testa e spalle'],
];

export const CROPPED_ONTO: readonly Rewording[] = [
  ...SHOULDERS,
  ...ONTO.map(([before, side, behind, plainer]): Rewording => [
    new RegExp(
      `(?<=^|[.!?;,\\n] ?|(?<!\\p{L})(?:and|und|y|et|e|please|bitte) )${before}(?!(?:${PARTS}|${PEOPLE})(?!\\p{L}))[\\p{L}-]+ ${side}${behind}${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    plainer,
    /left|right|links|rechts|izquierda|derecha|gauche|droite|esquerda|direita|sinistra|destra/iu,
  ]),
  ...CENTERED.map(([centered, around]): Rewording => [
    new RegExp(`(?<=\\d ?[:x×/] ?\\d{1,2}(?: \\p{L}+){0,2}),? ${centered}${BEFORE_NEXT_WISH}`, 'giu'),
    around,
    /cent[er]|zentr|mittig|ausgerichtet|focus/iu,
  ]),
  ...SHOWN.map(([centered, plainer]): Rewording => [
    new RegExp(`(?<=^|[.!?;,\\n] ?|(?<!\\p{L})(?:and|und|y|et|e) )${centered}${BEFORE_NEXT_WISH}`, 'giu'),
    plainer,
    // With a size it is read already: "product centered, 2000x2000".
    /^(?!.*\d).*(?:cent|zentr|mittig)/iu,
  ]),
  [
    /(?<=\d{2,4} ?(?:x|by|×) ?\d{2,4}(?: ?(?:px|pixels))?) with (?:our|the|my) \p{L}+ in the (?:middle|cent(?:er|re))(?!\p{L})/giu,
    ' around the subject',
    /in the/iu,
  ],
  ...TOO_MUCH.flatMap(([before, sides]) =>
    sides.map(([side, plainer]): Rewording => [
      new RegExp(`(?<=^|[.!?;\\n] ?)${NOT_THINGS}${before}${side}${BEFORE_NEXT_WISH}`, 'giu'),
      plainer,
      /sobr|demasiad|muit|tropp|avanza/iu,
    ]),
  ),
];
