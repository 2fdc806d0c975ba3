import { clause, word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "I want duller colors": weaker ones, by words that also name a fault of colors or a look of the whole picture. */

/** For each language duller colors, and plainer words. */
const DULLER: readonly (readonly [said: string, plainer: string])[] = [
  ['(?:duller|more muted|less vivid|quieter|softer|gentler|milder) colou?rs', 'less saturated colors'],
  [
    '(?:the )?colou?rs (?<bit>a (?:bit|little) )?(?:softer|gentler|milder|quieter)',
    '$<bit>less saturated colors',
  ],
  [
    '(?:mattere|gedecktere|stumpfere|blassere|ruhigere|weichere|sanftere|mildere|zartere) farben',
    'weniger gesättigte Farben',
  ],
  [
    '(?:die )?farben (?<bit>(?:etwas|ein bisschen|ein wenig) )?(?:weicher|sanfter|milder|zarter|ruhiger)',
    '$<bit>weniger gesättigte Farben',
  ],
  [
    'colores (?<bit>un po(?:co|quito) )?más (?:apagados|mortecinos|discretos|suaves|tenues|delicados)',
    'colores $<bit>menos saturados',
  ],
  [
    'couleurs (?<bit>un (?:petit )?peu )?plus (?:ternes|éteintes|sobres|discrètes|douces|tendres|délicates)',
    'couleurs $<bit>moins saturées',
  ],
  [
    'cores (?<bit>um (?:pouco|pouquinho) )?mais (?:mortiças|apagadas|baças|sóbrias|discretas|suaves|delicadas|macias)',
    'cores $<bit>menos saturadas',
  ],
  [
    "colori (?<bit>un po[’']? )?più (?:spenti|smorti|sobri|discreti|morbidi|tenui|delicati|dolci)",
    'colori $<bit>meno saturi',
  ],
];

/** For each language that a device made all too vivid, and plainer words. */
const MADE_VIVID: readonly (readonly [said: string, plainer: string])[] = [
  [
    '(?:my|the) (?:phone|camera|app) (?:made|makes|turned) (?:everything|it all|the colou?rs) (?:way )?too (?:vivid|bright and colou?rful|saturated)',
    'the colors are too vivid',
  ],
  [
    '(?:das|mein|die|meine) (?:handy|kamera|app) (?:hat|macht) (?:alles|die farben) (?:viel )?zu (?:knallig|bunt|kräftig)(?: gemacht)?',
    'die Farben sind zu knallig',
  ],
  [
    '(?:el|mi|la) (?:móvil|celular|teléfono|cámara) (?:puso|dejó|hizo|pone) (?:todo|los colores) (?:demasiado|muy) vivos?',
    'los colores están demasiado vivos',
  ],
  [
    "(?:mon|le|l['’]) ?(?:téléphone|portable|appareil) (?:a rendu|a mis|rend) (?:tout|les couleurs) (?:beaucoup )?trop (?:vives?|vif|saturée?s?)",
    'les couleurs sont trop vives',
  ],
  [
    '(?:o|a|meu|minha) (?:telemóvel|celular|câmara|câmera|telefone) (?:pôs|deixou|fez|põe) (?:tudo|as cores) (?:demasiado|muito) viv[oa]s?',
    'as cores estão demasiado vivas',
  ],
  [
    '(?:il|la|mio|mia) (?:telefono|cellulare|fotocamera) ha (?:reso|fatto) (?:tutto|i colori) troppo (?:vivid[oi]|vivac[ei]|satur[oi])',
    'i colori sono troppo vivaci',
  ],
];

/** For each language colors that shall not be so vivid, and plainer words. */
const NOT_SO_VIVID: readonly (readonly [said: string, plainer: string])[] = [
  [
    "(?:the )?colou?rs (?:(?:should ?n['’]t|should not|must not) be |but )?(?:not )?(?:so|too|that|quite so) (?:garish|gaudy|loud|lurid|glaring|screaming|intense)",
    'less saturated colors',
  ],
  [
    '(?:die )?farben (?:(?:aber|bitte|sollen|dürfen) )*nicht (?:ganz )?(?:so|zu|allzu) (?:quietschig|quietschbunt|grell|knallig|schrill|poppig|bunt|kräftig)(?: sein)?',
    'weniger gesättigte Farben',
  ],
  [
    '(?:los )?colores (?:(?:pero|que) )?no (?:sean )?(?:tan|muy|demasiado) (?:chillones|estridentes|vivos|intensos|fuertes)',
    'colores menos saturados',
  ],
  [
    '(?:les |des )?couleurs (?:mais )?(?:pas|moins) (?:(?:si|trop|aussi) )?(?:criardes|flashy|vives|voyantes|pétantes)',
    'couleurs moins saturées',
  ],
  [
    '(?:as )?cores (?:mas )?(?:não|nao) (?:sejam )?(?:tão|muito|demasiado) (?:berrantes|gritantes|vivas|fortes|intensas)',
    'cores menos saturadas',
  ],
  [
    '(?:i )?colori (?:(?:però|ma) )?non (?:siano )?(?:così|troppo|tanto) (?:sgargianti|accesi|chiassosi|squillanti|vivaci)',
    'colori meno saturi',
  ],
];

const AT_END = '(?=\\s*(?:[,.;!?]|$)| (?:and|so|und|y|et|e|please|bitte)(?!\\p{L}))';
/** "The colors are too bright": colors that are bright are strong, and a picture is light. */
const TOO_BRIGHT: readonly Rewording[] = (
  [
    [
      'colou?rs (?:(?:are|look|came out|seem) )?(?:(?:way|far|much|a bit|a little|just) )*',
      'too bright',
      'too strong',
    ],
    [
      'farben (?:(?:sind|wirken) )?(?:(?:viel|etwas|ein bisschen) )?',
      'zu (?:leuchtend|hell|grell)',
      'zu kräftig',
    ],
    [
      'colores (?:(?:son|están|se ven|salen|quedaron) )?',
      '(?:demasiado|muy) (?:brillantes|luminosos)',
      'demasiado fuertes',
    ],
    ['couleurs (?:(?:sont|paraissent) )?', 'trop (?:brillantes|lumineuses)', 'trop fortes'],
    ['cores (?:(?:estão|são|ficaram) )?', '(?:muito|demasiado) brilhantes', 'muito fortes'],
    ['colori (?:sono )?', 'troppo (?:brillanti|luminosi)', 'troppo forti'],
  ] as const
).map(([colors, bright, strong]) => [
  new RegExp(`(?<=(?<!\\p{L})${colors})${bright}${AT_END}`, 'giu'),
  strong,
]);
const LESS_BRIGHT: readonly Rewording[] = [
  [word('make the colou?rs (?:a (?:bit|little) )?less bright'), 'less saturated colors'],
  [word('less bright colou?rs'), 'less saturated colors'],
  [word('weniger (?:grelle|leuchtende|helle|knallige) farben'), 'weniger gesättigte Farben'],
];

export const DULLER_COLORS: readonly Rewording[] = [
  ...TOO_BRIGHT,
  ...LESS_BRIGHT,
  ...DULLER.map(([said, plainer]): Rewording => [word(said), plainer]),
  ...[...MADE_VIVID, ...NOT_SO_VIVID].map(([said, plainer]): Rewording => [clause(said), plainer]),
];
