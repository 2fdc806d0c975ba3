import { inPlainerWords, type Rewording } from '../rewording.ts';

/*
 * How large the picture is, which asks for no size: "it is only 320x240, make it as good as you can". And a limit of bytes
 * whose unit stands only beside the present size: "it weighs 8 MB and they only let me upload 1".
 */

const SIZE =
  '\\d{2,4} ?[x×*] ?\\d{2,4}(?: ?(?:px|pixels?|píxeles|pixeles|píxels|punkte))?(?![\\d.,]*\\d| ?(?:cm|mm|inch|zoll|in(?!\\p{L}))|\\p{L})';
/** Words in a sentence whose size is the one that somebody needs, and not the present one. */
const NEEDED =
  'need|want|requir|should|must|target|output|final|banner|cover|header|slot|frame|screen|monitor|display|wallpaper|size for|brauch|soll|muss|müss|verlang|ziel|necesit|quier|pide|exig|deb|require|besoin|faut|doi|veu|voul|demand|precis|quer|ped|serv|vogl|richies|chied|dev|wünsch|mind|at least|al menos|au moins|pelo menos|almeno';

const BECAUSE = '(?:because |since |weil |porque |parce que |car |perché )?';
const DETERMINER =
  '(?:it|this|that|its|the|my|our|das|es|die|der|mein|meine|sie|la|el|mi|esta|este|le|ma|mon|elle|il|a|o|minha|meu|essa|esse|ela|lo|questa|questo|mia|mio)';
const SUBJECT = `(?:${BECAUSE}(?:${DETERMINER} |l['’] ?))*(?:${BECAUSE}${DETERMINER})?(?:(?:original|source|old|altes|alte) )?(?:photos?|pics?|pictures?|images?|scan|file|original|resolution|screenshot|fotos?|bild|datei|auflösung|imagen|archivo|resolución|résolution|fichier|imagem|arquivo|resolução|immagine|risoluzione|originale)?`;
const IS =
  "(?:(?:[’']s|is|was|has|measures|only has|ist|hat|misst|hat ja|es|es de|mide|tiene|fait|est|est de|mesure|é|é de|tem|mede|è|è di|ha|misura)(?!\\p{L}))";
const ONLY =
  '(?:,? ?(?:only|just|merely|about|barely|nur|bloß|gerade mal|lediglich|solo|sólo|solamente|apenas|seulement|que|à peine|só|somente|soltanto|appena|circa|um die|unos|environ))*';
const DEVICE =
  '(?:phone|cell|camera|webcam|handy|kamera|móvil|celular|teléfono|cámara|téléphone|portable|appareil|telemóvel|telefone|câmera|telefono|cellulare|telefonino|fotocamera|nokia|motorola)';
const OLD =
  '(?:old|ancient|alte[nrms]?|uralte[nrms]?|viej[oa]|vieux|vieil|vieille|vecchi[oa]|velh[oa]|antig[oa]|ancien|ancienne)';
const IMPROVES =
  '(?:improv|enhanc|as good as|do what you can|sharpen|verbesser|schärf|so gut|amélior|mejor|melhor|miglior|nitid|nítid)';

const CLAUSE = '(?<=^|[.,;:!?\\n(] ?|(?<!\\p{L})(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )';
const NOT_NEEDED = `(?<!(?:${NEEDED})[^.;!?\\n]{0,40})`;

const HAS_SIZE = /\d ?[x×*] ?\d/iu;
export const PRESENT_SIZES: readonly Rewording[] = [
  // "My pic is 1024x768 and a bit dark": what it is besides stays.
  [
    new RegExp(
      `${CLAUSE}${NOT_NEEDED}(?<what>${SUBJECT} ?${IS})${ONLY} ?${SIZE},? (?:and|und|y|et|e) (?=(?:a bit|a little|too|quite|very|ein bisschen|etwas|zu|sehr|un poco|muy|un peu|trop|très|um pouco|muito|un po|molto|troppo)(?!\\p{L}))`,
      'giu',
    ),
    '$<what> ',
    HAS_SIZE,
  ],
  // A prompt of nothing else stays as it is.
  [
    new RegExp(
      `${CLAUSE}${NOT_NEEDED}(?=\\p{L}|[’'])${SUBJECT} ?${IS}${ONLY} ?${SIZE}(?: ?(?:groß|big|large|de grande|de résolution|resolution))?[\\s,.;:!?)]+(?:(?:and|but|so|und|aber|also|y|pero|et|mais|donc|e|mas|ma) )?(?=\\p{L}+ ?\\p{L})`,
      'giu',
    ),
    '',
    HAS_SIZE,
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})${OLD}(?: \\p{L}+){0,2} ${DEVICE}|(?<!\\p{L})${DEVICE} (?:\\p{L}+ )?${OLD}),? ?(?:at |mit |de |en |à |a |in |con |com )?${ONLY} ?${SIZE}(?=\\s*[,.;!?]\\s*\\p{L})`,
      'giu',
    ),
    '',
    HAS_SIZE,
  ],
  [
    new RegExp(
      `(?<=^(?:an? |une? |una |um |uma |ein )?(?:photo|picture|image|scan|foto|bild|imagen|imagem|immagine)) (?:of |in |de |da |di |mit |con |com |à |a )?${SIZE}(?=\\s*[,.;][^.!?]{0,20}${IMPROVES})`,
      'giu',
    ),
    '',
    HAS_SIZE,
  ],
];

const SIDE_UNIT = '(?: ?(?:px|p[ií]xel\\p{L}*))?';
/** The one side that the picture has, behind a wish to enlarge it: "twice as big pls its only 640 wide". */
export const PRESENT_SIDES: readonly Rewording[] = (
  [
    [
      'big|bigger|large|larger|enlarge|upscale|double',
      "(?:because |as |since )?(?:it['’]?s|it is) (?:only|just|merely)",
      '(?:wide|across|tall|high)',
    ],
    [
      'groß|größer|vergrößer\\p{L}*|doppelt',
      '(?:weil )?(?:es|sie|das bild) (?:ist|hat) nur',
      '(?:breit|hoch)',
    ],
    [
      'grande|ampl[ií]a\\p{L}*|agr[aá]nda\\p{L}*|doble',
      '(?:porque )?(?:(?:solo|sólo) (?:tiene|mide)|(?:tiene|mide) (?:solo|sólo))',
      'de (?:ancho|alto)',
    ],
    [
      'grande?|agrandi\\p{L}*|double',
      "(?:car |parce qu['’])?(?:elle|il|ça|ca) (?:ne )?fait (?:que|seulement)",
      'de (?:large|haut|largeur|hauteur)',
    ],
    [
      'maior|grande|ampli\\p{L}*|aument\\p{L}*|dobro',
      '(?:porque )?(?:ela )?(?:só tem|tem só|tem apenas)',
      'de (?:largura|altura)',
    ],
    [
      'grande|ingrandi\\p{L}*|doppi[oa]',
      '(?:perché )?(?:è (?:larga|alta) solo|misura solo)',
      '(?:di (?:larghezza|altezza))?',
    ],
  ] as const
).map(([enlarged, only, side]) => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${enlarged})(?!\\p{L})[^.!?;\\n]{0,40}),? ${only} \\d{2,4}${SIDE_UNIT} ?${side}(?=\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  '',
  /\d{2}/u,
]);

/** The prompt without the size that the picture has. */
export const withoutPresentSizes = inPlainerWords(PRESENT_SIZES);

const NUMBER = '\\d+(?:[.,]\\d+)?';
const UNITS: readonly (readonly [said: string, unit: string])[] = [
  ['(?:mb|mib|megas?|megs?|megabytes?|megaoctets?|mo)', 'MB'],
  ['(?:kb|ko|kilobytes?|kilos?)', 'KB'],
];
const NO_BYTES =
  '(?! ?(?:mb|mo|kb|ko|mega\\p{L}*|megs?|px|pixels?|%|prozent|percent|cm|mm|x|×|photos?|pictures?|files?|fotos?|bilder|dateien|archivos|fichiers|arquivos|file|dpi|ppi|times?|mal|veces|fois|vezes|volte|seiten|pages?|kilo\\p{L}*|gb|go)(?!\\p{L})|[\\d.,:]*\\d)';

const LIMITED: readonly (readonly [only: string, plainer: (unit: string) => string])[] = [
  ['(?:only|just|max(?:imum)?|at most|no more than|up to|limit)', (unit) => `file under $<limit> ${unit}`],
  ['(?:nur|max(?:imal)?|höchstens|bloß|bis|limit)', (unit) => `Datei unter $<limit> ${unit}`],
  ['(?:s[oó]lo|solamente|máximo|como mucho|hasta|límite)', (unit) => `archivo de menos de $<limit> ${unit}`],
  [
    "(?:seulement|(?:n['’]|ne )\\p{L}+(?: \\p{L}+){0,2} que|n['’]en \\p{L}+ que|max(?:imum)?|au plus|limite|limité)",
    (unit) => `fichier de moins de $<limit> ${unit}`,
  ],
  ['(?:só|somente|apenas|máximo|no máximo|até|limite)', (unit) => `arquivo abaixo de $<limit> ${unit}`],
  ['(?:solo|soltanto|massimo|al massimo|fino a|limite)', (unit) => `file sotto $<limit> ${unit}`],
];
/** The words of the languages tell which one it is: "solo" is Spanish and Italian. */
const OF_LANGUAGE: readonly string[] = [
  '(?:it|is|the|they|has|weighs|file|my|form)',
  '(?:das|die|ist|hat|wiegt|ich|und|der|foto)',
  '(?:pesa|tiene|la web|y|me|el|es|deja|dejan|megas)',
  '(?:elle|le|la|fait|pèse|et|il|mo|site)',
  '(?:tem|o|pesa|posso|é|aceita|mandar|arquivo)',
  '(?:il|è|ne|accetta|di|fanno|sito|pesa)',
];

export const LIMITS_WITHOUT_UNIT: readonly Rewording[] = UNITS.flatMap(([said, unit]) =>
  LIMITED.map(([only, plainer], at): Rewording => [
    new RegExp(
      `(?<=^|[.;!?\\n] ?|, )(?=[^.!?]*(?<!\\p{L})${OF_LANGUAGE[at] ?? ''}(?!\\p{L}))[^.!?;\\n\\d]{0,40}(?<![\\d.,])${NUMBER} ?${said}(?!\\p{L})(?=[^.!?;\\n\\d]{2,70}\\d)[^.!?;\\n\\d]*?(?<!\\p{L})${only}(?!\\p{L})[^.!?;\\n\\d]{0,50}?(?<limit>${NUMBER})${NO_BYTES}[^.,;!?\\n\\d]{0,20}(?=[.,;!?\\n]|$)`,
      'giu',
    ),
    plainer(unit),
  ]),
);
