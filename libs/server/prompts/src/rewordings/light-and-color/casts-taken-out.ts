import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A color cast that is named, and a few words to take it out: "blue cast, get rid" is "remove the blue cast". "Cold"
 * says only what the cast is like.
 */

const END = '(?=\\s*(?:(?:please|pls|bitte|por favor|svp|per favore)\\s*)?(?:[,.;!?]|$))';
/** For each language the end of the words for a cast, and what asks to take it out. */
const LANGUAGES: readonly (readonly [cast: string, out: string])[] = [
  [
    '(?:(?:colou?r )?cast|tint|tinge|hue|too (?:yellow|blue|green|red|orange|pink|cold|warm))',
    '(?:please )?(?:get rid(?: of (?:it|that|this))?|remove (?:it|that|this)|lose (?:it|that)|take (?:it|that) (?:out|away)|away with it|make it go(?: away)?)',
  ],
  [
    '(?:\\p{L}+stich|zu (?:gelb|blau|grün|rot|orange|kalt|warm))',
    '(?:bitte )?(?:weg damit|raus damit|bitte weg|muss weg|mach (?:ihn|das|den) weg|weg|raus)',
  ],
  [
    '(?:(?:dominante|tono|tinte) (?:azul|amarill[oa]|verde|roj[oa]|naranja|fría?|azulad[oa]|amarillent[oa]))',
    '(?:fuera|quít[ae]l[oa]|elimínal[oa]|sácal[oa]|hay que quitarl[oa])',
  ],
  [
    '(?:(?:dominante|teinte) (?:bleue|jaune|verte|rouge|orange|froide|bleutée|jaunâtre|verdâtre))',
    "(?:(?:à|faut|il faut) (?:l['’])?(?:enlever|virer|retirer|supprimer)|(?:enlève|vire|retire)-l[ae])",
  ],
  [
    '(?:(?:dominante|tom) (?:azul|amarel[oa]|verde|vermelh[oa]|azulad[oa]|amarelad[oa]|laranja))',
    '(?:tira(?: isso| ela| ele)?|fora|remove|precisa tirar)',
  ],
  [
    '(?:(?:dominante|tinta|tono) (?:blu|giall[oa]|verde|ross[oa]|azzurr[oa]|bluastr[oa]|giallastr[oa]|fredd[oa]))',
    '(?:da (?:togliere|eliminare)|toglil[oa]|eliminal[oa]|via)',
  ],
];

/** "Green reflections on her face" are a cast of the skin. */
const REFLECTIONS: readonly Rewording[] = [
  [
    word(
      '(?<color>green|yellow|blue|orange|red|pink)(?:ish)? (?:reflections?|reflexes|glow|shine) (?<on>(?:on|in) (?:the|my|her|his|their|our) (?:face|skin))',
    ),
    '$<color> cast $<on>',
  ],
  [
    word(
      '(?<color>grün|gelb|blau|rot)e? (?:reflexe|reflexionen) (?<on>(?:auf|in|im) (?:der |dem |meiner |meinem |ihrer |ihrem )?(?:haut|gesicht))',
    ),
    '$<color>stich $<on>',
  ],
  [
    word('reflejos? (?<color>verde|amarillo|azul|rojo)s? (?<on>en (?:la|mi|su) (?:cara|piel))'),
    'dominante $<color> $<on>',
  ],
  [
    word('reflets? verts? (?<on>(?:sur|de) (?:ma|mon|la|le|sa|son) (?:peau|visage))'),
    'dominante verte $<on>',
  ],
  [
    word('reflets? jaunes? (?<on>(?:sur|de) (?:ma|mon|la|le|sa|son) (?:peau|visage))'),
    'dominante jaune $<on>',
  ],
  [
    word('reflets? (?:bleus?|bleutés?) (?<on>(?:sur|de) (?:ma|mon|la|le|sa|son) (?:peau|visage))'),
    'dominante bleue $<on>',
  ],
  [
    word('reflexos? (?<color>verde|amarelo|azul)s? (?<on>n[ao] (?:minha |meu |sua |seu )?(?:pele|rosto))'),
    'dominante $<color> $<on>',
  ],
  [
    word('riflessi verdi (?<on>(?:sulla|sul) (?:mia |mio |sua |suo )?(?:pelle|viso|volto))'),
    'dominante verde $<on>',
  ],
  [
    word('riflessi gialli (?<on>(?:sulla|sul) (?:mia |mio |sua |suo )?(?:pelle|viso|volto))'),
    'dominante gialla $<on>',
  ],
];

/** “The colors should be true”: they are not, and no stronger colors are wished. */
const TRUE_COLORS: readonly Rewording[] = (
  [
    [
      '(?:the )?colou?rs (?:should|must|need to|have to) (?:be|look|stay) (?:more )?(?:true|accurate|correct|right|realistic|faithful)(?: to life)?',
      'remove the color cast',
    ],
    [
      '(?:die )?farben (?:sollen|sollten|müssen) (?:stimmen|echt (?:aussehen|wirken|sein)|naturgetreu sein)',
      'entferne den Farbstich',
    ],
    [
      '(?:los )?colores (?:deben|tienen que|deberían) (?:ser|verse) (?:más )?(?:reales|fieles|correctos)',
      'corrige el balance de blancos',
    ],
    [
      '(?:les )?couleurs (?:doivent|devraient) être (?:plus )?(?:fidèles|vraies|justes|exactes)',
      'corrige la balance des blancs',
    ],
    ['(?:as )?cores (?:devem|têm que) ser (?:mais )?(?:reais|fiéis|corretas)', 'corrige o balanço de branco'],
    [
      '(?:i )?colori (?:devono|dovrebbero) essere (?:più )?(?:reali|fedeli|giusti)',
      'correggi il bilanciamento del bianco',
    ],
  ] as const
).map(([said, plainer]) => [word(said), plainer]);

/** “No more green tint”: it shall be gone, and what is denied is no edit. */
const NO_MORE: readonly Rewording[] = [
  [
    /(?<=^\s*|[,.;!?] ?(?:and )?)no (?:more )?(?<cast>(?:yellow|blue|green|orange|red|magenta|pink|purple)(?:ish)? (?:colou?r )?(?:tint|cast|tinge|hue))(?!\p{L})/giu,
    'remove the $<cast>',
  ],
  [
    /(?<=^\s*|[,.;!?] ?(?:und )?)kein(?:en)? (?<cast>\p{L}+stich) (?:mehr|bitte)(?!\p{L})/giu,
    '$<cast> entfernen',
  ],
  [
    /(?<=^\s*|[,.;!?] ?(?:y )?)(?:no más|ya no|nada de) (?<cast>(?:tono|tinte) (?:azul|amarillo|verde|rojo|naranja|rosa))(?!\p{L})/giu,
    'quita el $<cast>',
  ],
  [
    /(?<=^\s*|[,.;!?] ?(?:et )?)(?:plus de|sans) (?<cast>teinte (?:bleue|jaune|verte|rouge|orange|rose))(?!\p{L})/giu,
    'enlève la $<cast>',
  ],
  [
    /(?<=^\s*|[,.;!?] ?(?:e )?)(?:chega de|nada de) (?<cast>tom (?:azul|amarelo|verde|vermelho|laranja|rosa))(?!\p{L})/giu,
    'tira o $<cast>',
  ],
  [
    /(?<=^\s*|[,.;!?] ?(?:e )?)(?:basta|niente|non più) (?<cast>(?:tono|dominante) (?:blu|giall[oa]|verde|ross[oa]|rosa))(?!\p{L})/giu,
    'togli la $<cast>',
  ],
];

/** “White walls without a yellow tint” asks to remove a cast of the light, which the walls only show. */
const CASTS_OF_WALLS: readonly Rewording[] = (
  [
    [
      '(?:the )?(?:white |cream )?(?:walls?|whites?)',
      'without (?:an? |any |the )?(?<color>yellow|blue|green|orange|pink|red)(?:ish)? (?:colou?r )?(?:tint|cast|tone|tinge|hue)',
      'remove the $<color> cast',
    ],
    [
      '(?:die )?(?:weiße[nr]? )?(?:wände|wand)',
      'ohne (?:den )?(?<color>gelb|blau|grün|orange|rot|rosa)(?:stich|ton)',
      'entferne den $<color>stich',
    ],
    [
      '(?:las? )?(?:paredes|pared)(?: blancas?)?',
      'sin (?:el |ese )?(?:tono|tinte|matiz) (?<color>amarill(?:o|ento)|azul(?:ado)?|verd(?:e|oso)|roji?zo|naranja)',
      'quita la dominante $<color>',
    ],
    [
      '(?:les? |des )?murs?(?: blancs?)?',
      'sans (?:la |cette )?(?:teinte|dominante|couleur) (?<color>jaune|jaunâtre|bleue|bleutée|verte|verdâtre|orange|rouge)',
      'enlève la dominante $<color>',
    ],
    [
      '(?:as? )?paredes?(?: brancas?)?',
      'sem (?:o |esse |um )?tom (?<color>amarel(?:o|ado)|azul(?:ado)?|esverdeado|verde|laranja)',
      'tira a dominante $<color>',
    ],
    [
      '(?:le |la )?(?:pareti|parete|muri)(?: bianc(?:he|a|hi))?',
      'senza (?:la |quella |il )?(?:tinta|tono|dominante) (?<color>giall[oa]|giallastr[oa]|blu|azzurr[oa]|verde|ross[oa])',
      'togli la dominante $<color>',
    ],
  ] as const
).map(([walls, without, plainer]) => [
  word(`${walls},? (?:(?:and|und|y|et|e|mais|mas|ma|pero|aber|but) )?${without}${END}`),
  plainer,
]);

/** “Kitchen brighter, with neutral colors” asks to remove the color cast, also beside other wishes. */
const NEUTRAL: readonly Rewording[] = (
  [
    ['(?:with |in )?neutral colou?rs|(?:with )?the white of the walls neutral', 'remove the color cast'],
    [
      '(?:mit |in )?neutralen? farben|farben neutral|(?:das |mit dem )?weiß der wände neutral',
      'entferne den Farbstich',
    ],
    [
      '(?:con )?(?:los )?colores neutros|(?:con )?el blanco de las paredes neutro',
      'corrige el balance de blancos',
    ],
    [
      '(?:avec )?(?:des |les )?couleurs neutres|(?:avec )?le blanc des murs neutre',
      'corrige la balance des blancs',
    ],
    ['(?:com )?(?:as )?cores neutras|(?:com )?o branco das paredes neutro', 'corrige o balanço de branco'],
    [
      '(?:con )?(?:i )?colori neutri|(?:con )?il bianco delle pareti neutro',
      'correggi il bilanciamento del bianco',
    ],
  ] as const
).map(([said, plainer]) => [
  new RegExp(
    `(?<=(?:^|[.,;!?])\\s*(?:(?:and|und|y|et|e) )?|(?<!\\p{L})(?:and|und|y|et|e) )(?:${said})(?=\\s*(?:[.,;!?]|$)| (?:and|und|y|et|e)(?!\\p{L}))`,
    'giu',
  ),
  plainer,
]);

const COLORS_OF_SHADES: Readonly<Record<string, string>> = { blu: 'blue', redd: 'red', purpl: 'purple' };
/** “Fix the bluish tint”: both readers would make it bluer. */
const SHADES: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:fix|correct|remove|reduce|get rid of|take out) (?:the|that|this) (?:slight(?:ly)? |strong(?:ly)? |bit )?)(?<color>yellow|blu|green|orange|redd|pink|purpl)e?ish(?= (?:tint|cast|hue|tinge|tone)(?!\p{L}))/giu,
    (...found) => {
      const { color = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return COLORS_OF_SHADES[color.toLowerCase()] ?? color;
    },
  ],
  [
    /(?<=(?<!\p{L})(?:enl[eè]ve[rz]?|corrige[rz]?|vire[rz]?|retire[rz]?|supprime[rz]?|réduire|réduis) (?:la|cette) (?:teinte|dominante) )bleutée(?!\p{L})/giu,
    'bleue',
  ],
];

export const CASTS_TAKEN_OUT: readonly Rewording[] = [
  ...SHADES,
  ...NO_MORE,
  ...TRUE_COLORS,
  ...NEUTRAL,
  ...CASTS_OF_WALLS,
  // Neon light is to blame for a cast in "durch das Neonlicht so bläulich", and no neon look is wished.
  [
    /(?<=(?<!\p{L})(?:durch|wegen|unter) (?:das|dem|die|der|des) )neon(?:lichts?|röhren|lampen?|beleuchtung)(?!\p{L})/giu,
    'Kunstlicht',
  ],
  ...REFLECTIONS,
  [
    /(?<!\p{L})(?:cold|cool|icy|warm) (?=(?:blue|yellow|orange|green)(?:ish)? (?:colou?r )?(?:cast|tint|tinge)(?!\p{L}))/giu,
    '',
  ],
  // "Bluastro" always complains.
  [
    /(?<=(?:^|[.,;!?])\s*(?:(?:è|troppo|un po['’]?|la foto è) )*)bluastr[oa](?:,? non era così)?(?=\s*(?:[,.;!?]|$))/giu,
    'dominante blu',
  ],
  [
    new RegExp(
      `(?<=^\\s*(?:(?:it['’]s|a|there is|is) )*)(?<cast>(?:blue|yellow|green|orange|red|magenta|pink) (?:colou?r )?(?:cast|tint|tinge))\\s*[,;:.-]? ${LANGUAGES[0]?.[1] ?? ''}${END}`,
      'giu',
    ),
    'remove the $<cast>',
  ],
  ...LANGUAGES.map(([cast, out]): Rewording => [
    new RegExp(`(?<=(?<!\\p{L})${cast})\\s*[,;:.-]? ${out}${END}`, 'giu'),
    '',
  ]),
];
