import type { Rewording } from '../rewording.ts';

/* What people say of their skin: spots that are no stains of paper, and how far it may be smoothed. */

/** Spots on a face. Elsewhere the same words mean stains. */
const SPOTS: readonly Rewording[] = [
  [
    /(?<!\p{L})manchas?(?= (?:de|en) (?:(?:la|mi|su|el) )?(?:cara|piel|rostro|frente|mejillas?)(?!\p{L}))/giu,
    'espinillas',
  ],
  [
    /(?<!\p{L})manchas?(?= (?:d[aeo]|n[ao]) (?:(?:meu|minha|seu|sua) )?(?:rosto|pele|cara|testa|bochechas?)(?!\p{L}))/giu,
    'espinhas',
  ],
  [
    /(?<!\p{L})macchie(?= (?:del|della|sul|sulla|dal|dalla) (?:(?:mio|mia|suo|sua) )?(?:viso|volto|pelle|faccia|fronte)(?!\p{L}))/giu,
    'brufoli',
  ],
];

/** "Without looking like a doll": naturally. */
const DOLL =
  '(?:dolls?|plastic(?:k?y|-?like)?|waxy|puppe|plastik(?:artig)?|wachs|muñec[oa]s?|plástico|plastificad[oa]s?|poupée|plastique|plastifiée?s?|bonec[oa]s?|plástico|bambol[ae]|plastica|plastificat[oaei])';
const NATURAL: readonly (readonly [without: string, natural: string])[] = [
  [
    "(?:without (?:looking|making (?:me|her|him|it|us) look)|(?:but )?(?:please )?(?:not|(?:don['’]?t|do not) make (?:me|her|him|it|us)(?: look)?)|so (?:it|i|she|he) does(?:n['’]?t| not) look)(?: too)?(?: like)?(?: an?)?(?: made of)?",
    'but natural',
  ],
  [
    '(?:ohne (?:dass (?:ich|sie|er|es) )?|(?:aber )?(?:bitte )?nicht )(?:wie )?(?:eine? |aus )?',
    'aber natürlich',
  ],
  [
    '(?:pero )?(?:sin|que no)(?: (?:que )?(?:parezca|parecer|quede|quedar|tener))?(?: cara| efecto)?(?: como| de| a)?(?: una?)?',
    'pero natural',
  ],
  [
    "(?:mais )?sans(?: (?:faire|avoir l['’]air|ressembler|effet|l['’]effet))?(?: (?:d['’]une|à une|une|de|en))?",
    'mais naturel',
  ],
  [
    '(?:mas )?sem(?: (?:parecer|ficar|deixar|efeito))?(?: (?:com cara|com jeito))?(?: (?:de|uma|como))*',
    'mas natural',
  ],
  [
    "(?:ma )?senza(?: (?:effetto|sembrare|farl[ao] sembrare|l['’]effetto))?(?: (?:di|una|come))*",
    'ma naturale',
  ],
];
/** Words for skin and noise, one of which must stand before "not like plastic": a toy may be of plastic. */
const OF_SKIN =
  '(?:noise|grain|rausch|ruido|bruit|ruído|rumore|skin|face|wrinkl|blemish|pimple|spots|forehead|haut|gesicht|falten|pickel|piel|cara|arrugas|espinill|granos|granitos|peau|visage|rides|boutons|pele|rosto|rugas|espinhas|pelle|viso|volto|rughe|brufoli)';
const AS_DOLL: readonly Rewording[] = NATURAL.map(([without, natural]) => [
  new RegExp(
    `(?<=${OF_SKIN}[^.!?;]{0,60}),? ?(?:(?<!\\p{L})(?:but|aber|pero|mais|mas|ma) )?(?<!\\p{L})${without} ${DOLL}(?: (?:aussehen|auszusehen|aussehe|look|de cera))?(?=\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  ` ${natural}`,
]);

/** "Wrinkles under my eyes, soften them by 30%": the amount belongs to what is named before. */
const AMOUNT =
  "(?<amount>(?:(?:by|um|en|de|del|di|em|un|about|around|etwa|ca|circa|environ|unos|aproximadamente|cerca de|più o meno|d[’']environ) )*\\d+ ?(?:%|percent|prozent|por ciento|pour ?cent|por cento|per cento))";
const SOFTENED: Rewording = [
  new RegExp(
    `(?<=^|[.;!?\\n] ?)(?<what>(?:(?:the|my|die|meine|las|mis|les|mes|as|minhas|le|mie) )*(?:wrinkles?|fine lines|crow['’]s feet|falten|fältchen|arrugas|rides|rugas|rughe)(?: [\\p{L}'’]+){0,4}), (?<verb>soften|reduce|smooth|lessen|mildere|glätte|reduziere|suavíza|reduce|atenúa|adoucis|atténue|réduis|lisse|suaviza|reduz|diminui|ammorbidisci|riduci|attenua)(?:(?:l[aeo]s?|le|-?les|-?as)| (?:them|it|those|sie|diese))? ${AMOUNT}`,
    'giu',
  ),
  '$<verb> $<what> $<amount>',
];

/** "Take the shine off my forehead": the skin shines, and nothing else is too bright. */
const SHINE: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:take|get|remove|reduce|lose|fix)(?: away| out)? (?:the |that |some )?(?:shine|shininess|glare|gloss|oily shine) (?:off|from|on|of)(?: of)? (?:(?:the|my|his|her|our|their) )?(?:forehead|face|skin|nose|cheeks?|t-zone|head)(?!\p{L})/giu,
    'reduce shine on my face',
  ],
  [
    /(?<!\p{L})(?:nimm|entferne?|reduzier\p{L}*|mach) (?:bitte )?(?:mir )?(?:den|das) (?:fett)?(?:glanz|glänzen) (?:auf|von|aus|in|im|an) (?:(?:der|dem|meine[rmn]|ihre[rmn]|seine[rmn]) )?(?:stirn|gesicht|haut|nase|wangen?)(?: weg)?(?!\p{L})/giu,
    'weniger Glanz im Gesicht',
  ],
  [
    /(?<!\p{L})(?:quit[ae]r?|quíta\p{L}*|s[aá]ca(?:le|r(?:le)?)?|b[aá]ja(?:le)?|elimin[ae]r?|reduc[ei]r?|reduce|disminuy?[ei]r?) (?:el|los) brillos? (?:de|en|a) (?:la|el|mi|su) (?:frente|cara|piel|nariz|rostro)(?: (?:a|de) (?:mi|la|el) \p{L}+)?(?: (?:jaja)+)?(?!\p{L})/giu,
    'reduce el brillo de la piel',
  ],
  // "Estoy brillosa de la cara, quítame el brillo".
  [
    /(?<=(?<!\p{L})(?:cara|piel|rostro|frente)(?!\p{L})[^]{0,40})qu[ií]ta(?:r)?(?:me|le)? (?:el|los) brillos?(?!\p{L})/giu,
    'reduce el brillo de la piel',
  ],
  [
    /(?<!\p{L})(?:enlève|enlever|retire|atténue|réduis|supprime) (?:la brillance|les brillances|le brillant) (?:du|de la|de mon|de ma|sur le|sur la|sur mon) (?:front|visage|peau|nez)(?!\p{L})/giu,
    'lisse la peau',
  ],
  [
    /(?<!\p{L})(?:tir[ae]r?|remov[ae]r?|reduz(?:ir)?|diminu[ia]r?) o brilho (?:d[ao]|n[ao]) (?:minha |meu )?(?:testa|rosto|pele|nariz|cara)(?!\p{L})/giu,
    'suaviza a pele',
  ],
  [
    /(?<!\p{L})(?:togli|togliere|elimina|riduci|rimuovi) (?:il lucido|la lucidità|l'effetto lucido) (?:dalla|della|dal|del|sulla|sul) (?:mia |mio )?(?:fronte|viso|pelle|naso|faccia)(?!\p{L})/giu,
    'riduci la lucidità della pelle',
  ],
];

export const SKIN_WORDS: readonly Rewording[] = [...SPOTS, ...SHINE, ...AS_DOLL, SOFTENED];
