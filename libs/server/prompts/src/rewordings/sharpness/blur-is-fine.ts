import type { Rewording } from '../rewording.ts';

/*
 * A blur that is fine and stays as it is, beside a wish: "the blur behind me is fine, but my face should be sharp" is
 * "my face should be sharp". The words would otherwise ask to blur the background.
 */

/** For each language, a blurred background that is fine, "but", and words for what shall be sharp. */
const LANGUAGES: readonly (readonly [fine: string, but: string, sharp: string])[] = [
  [
    "(?:(?:the )?(?:background |bg )?(?:blur|blurriness|bokeh)(?: (?:(?:in|of) the (?:background|back)|behind(?: (?:me|us|her|him|it))?|back there))?|(?:the |my )?(?:blurry |blurred )?(?:background|bg)|behind (?:me|us|her|him))(?:['’]s| is| are| can| may)? (?:(?:quite|totally|perfectly|all|looks|being|stay|remain|be) )*(?:fine|ok|okay|good|great|nice|lovely|alright|right|blurry|blurred|soft)(?: (?:behind|back there|in the back|as it is|blurry|blurred))?",
    '(?:but|just|only|though)',
    'sharp\\p{L}*|clear|crisp|in focus',
  ],
  [
    '(?:die |das )?(?:hintergrund)?(?:unschärfe|bokeh)(?: (?:hinten|im hintergrund))? (?:ist|passt|darf|kann)(?: (?:ja|so|schon|völlig|ganz|mir|bleiben))*(?: (?:ok|okay|gut|schön|in ordnung|recht|egal))?|(?:der )?(?:unscharfe )?hintergrund (?:ist|darf|kann)(?: (?:ja|so|schon|gerne?|ruhig|mir))* (?:ok|okay|gut|schön|in ordnung|unscharf bleiben|unscharf sein)',
    '(?:aber|nur)',
    'scharf|schärfe\\p{L}*|klar',
  ],
  [
    '(?:el )?(?:fondo (?:borroso|desenfocado)|desenfoque(?: (?:del|de) fondo| de atrás)?|bokeh|borroso de atrás) (?:está|esta|queda|puede|se ve)(?: (?:muy|quedarse|quedar|así))* ?(?:bien|bonito|perfecto|bueno|así|genial)?',
    '(?:pero|solo|sólo)',
    'nítid\\p{L}*|enfocad\\p{L}*|enfoca\\p{L}*|clar[oa]',
  ],
  [
    "(?:le )?(?:flou|bokeh|fond flou)(?: (?:derrière(?: (?:moi|elle|lui|nous))?|à l['’]arrière(?:-plan)?|de l['’]arrière-plan|du fond))?(?: (?:est|c['’]est|ça va|peut|me va))(?: (?:très|rester))* ?(?:bien|beau|joli|ok|parfait|nickel|flou)?",
    '(?:mais|juste)',
    'nett?e?s?|netteté',
  ],
  [
    '(?:o )?(?:fundo (?:desfocado|borrado)|desfoque(?: (?:do|de|no) fundo| atrás)?|bokeh) (?:está|tá|ficou|pode|é)(?: (?:muito|ficar|assim))* ?(?:bom|bem|bonito|ótimo|ok|legal|assim)?',
    '(?:mas|só)',
    'nítid\\p{L}*|focad\\p{L}*|foca',
  ],
  [
    '(?:lo |la )?(?:sfondo (?:sfocato|sfuocato)|sfocatura(?: (?:dello sfondo|dietro))?|bokeh|sfocato dietro) (?:va|è|può|sta)(?: (?:molto|restare|rimanere|così))* ?(?:bene|bello|bella|ok|perfetto|così)?',
    '(?:ma|solo|però)',
    'nitid\\p{L}*|a fuoco',
  ],
];

export const BLUR_IS_FINE: readonly Rewording[] = [
  // "Il mio viso deve essere nitido", which neither reader takes for a wish.
  [
    /(?<!\p{L})(?<what>(?:(?:il|la|i|le) (?:mi[oaei]|su[oa]|nostr[oaie]) |il |la |lo |l['’])\p{L}+) (?:dev(?:e|ono)|dovrebbe(?:ro)?) (?:essere|restare|rimanere) (?:nitid[oaie]|a fuoco)(?!\p{L})/giu,
    'rendi più nitido $<what>',
  ],
  ...LANGUAGES.map(([fine, but, sharp]): Rewording => [
    new RegExp(
      `(?<=(?:^|[.;!?])\\s*)(?:${fine})\\s*[,;.]? ${but} (?=[^.;!?]*(?<!\\p{L})(?:${sharp})(?!\\p{L}))`,
      'giu',
    ),
    '',
  ]),
];
