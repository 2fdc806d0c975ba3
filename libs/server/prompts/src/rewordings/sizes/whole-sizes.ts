import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Sizes that are said without their usual words: "hazla chiquita", "res up", "the site says it is too big", and a size
 * beside another wish, "a black frame and the whole thing a bit smaller".
 */

/** Words with which nothing is small but the picture. */
const SMALL: readonly Rewording[] = [
  [
    /(?<=^|[.!?;,\n] ?)(?:haz(?:la|lo|me la foto)|(?:que sea|d[eé]jal[ao]|ponl[ao]|hacerl[ao])|la (?:foto|imagen)|la quiero)?(?: ?(?:un poco|un poquito|bien|muy|algo))? ?(?:más )?(?:chic|chiquit|pequeñit|chiquitit)(?<end>[ao])(?=\s*(?:[,.;!?]|$| por favor| porfa))/giu,
    'más pequeña',
    /chi[cq]|pequeñit/iu,
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:rends?-l[ae]|fais-l[ae]|je la veux)? ?(?:toute|bien|très) (?<size>petite?)(?=\s*(?:[,.;!?]|$| svp))/giu,
    'plus $<size>',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:falla|rendila|la voglio|mettila)? ?(?:più )?(?:piccin[ao]|piccolin[ao])(?=\s*(?:[,.;!?]|$| per favore))/giu,
    'più piccola',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:deix[ae]r?|faz|faça|quero)?(?: (?:a foto|ela|isso))? ?(?:bem )?(?:menorzinh[ao]|pequeninh[ao]|pequenininh[ao])(?=\s*(?:[,.;!?]|$| por favor))/giu,
    'diminui a foto',
  ],
  // "For whatsapp, small please".
  [
    /^(?:(?:for|to send (?:on|by|via)) (?:whats ?app|telegram|e-?mail|sms),? )?(?:please )?(?:make it )?(?:really |very )?small(?: please| pls)?(?=\s*[.!]*$)/giu,
    'make it smaller',
  ],
  [
    /^(?:(?:für|zum) (?:whats ?app|telegram|e-?mail|mail|versenden),? )?(?:bitte )?(?:mach es )?(?:schön |ganz )?klein(?: bitte)?(?=\s*[.!]*$)/giu,
    'mach es kleiner',
  ],
];

/** The screen of a telephone, half of a file's weight, and pixels that are seen in a print. */
const PURPOSES: readonly Rewording[] = [
  [
    /(?<=^|[.!?;,\n] ?)(?:como |de )?fondo de pantalla (?:para|de|del) (?:el |mi )?(?:m[oó]vil|celular|tel[eé]fono|iphone)(?=\s*(?:[,.;!?]|$))/giu,
    'recorta a 9:16',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:en )?fond d['’]écran (?:pour|de) (?:le |mon |un )?(?:téléphone|portable|smartphone|iphone)(?=\s*(?:[,.;!?]|$))/giu,
    'recadre en 9:16',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:como )?papel de parede (?:pro|para o|do|pra) (?:meu )?(?:celular|telefone|telemóvel|iphone)(?=\s*(?:[,.;!?]|$))/giu,
    'corta em 9:16',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:come )?sfondo (?:per|del) (?:il |mio )?(?:telefono|cellulare|telefonino|iphone)(?=\s*(?:[,.;!?]|$))/giu,
    'ritaglia in 9:16',
  ],
  [/(?<=^|[.!?;,\n] ?)(?:a )?la mitad de(?:l)? peso(?=\s*(?:[,.;!?]|$))/giu, 'comprime el archivo'],
  [/(?<=^|[.!?;,\n] ?)(?:deux fois|moitié) moins lourde?(?=\s*(?:[,.;!?]|$))/giu, 'compresse le fichier'],
  [/(?<=^|[.!?;,\n] ?)(?:la )?metà del peso(?=\s*(?:[,.;!?]|$))/giu, 'comprimi il file'],
  [
    /(?<=^|[.!?;,\n] ?)(?:mach es )?so klein wie möglich(?: fürs web| für(?:s| das) internet| zum hochladen)?(?=\s*(?:[,.;!?]|$))/giu,
    'mach es kleiner',
  ],
  [
    /(?<!\p{L})(?:tá|está|ficou) (?:muito )?pixelad[ao](?: demais)? (?:pra|para) imprimir(?!\p{L})/giu,
    'aumenta a resolução',
  ],
  [
    /(?<!\p{L})(?:è )?troppo (?:sgranat[ao]|pixelat[ao]) per (?:stampar(?:e|l[ao])|la stampa)(?!\p{L})/giu,
    'aumenta la risoluzione',
  ],
];

/** "And the whole thing a bit smaller": the size of the picture, and not of what was named before. */
const LINK = '(?:,| and| und| y| et| e|;)+ ';
const ALL_SMALLER: readonly Rewording[] = (
  [
    [
      'and',
      '(?:make |with )?(?:(?:the|this) (?:whole|entire) (?:thing|picture|photo|image)|(?:it|everything) all|everything)(?: (?:just|a bit|a little|slightly|somewhat))* smaller',
      'resize the picture smaller',
    ],
    [
      'und',
      '(?:mach )?(?:(?:das |des |s )?(?:ganze|gesamte)(?: (?:bild|foto|ding))?(?: (?:ein bisschen|ein wenig|etwas|bissl|noch))* kleiner(?: machen)?|(?:ein bisschen|ein wenig|etwas|bissl|e chli) kleiner (?:das |s )?ganze)',
      'verkleinere das Bild',
    ],
    [
      'y',
      '(?:haz )?(?:todo|toda la (?:foto|imagen)|el conjunto)(?: (?:un poco|un poquito|algo))* más (?:pequeñ|chic)[oa]',
      'reduce el tamaño de la foto',
    ],
    [
      'et',
      "(?:rends )?(?:le tout|l['’]ensemble|toute (?:la photo|l['’]image))(?: (?:un peu|légèrement))* plus petite?",
      'réduis la taille de la photo',
    ],
    [
      'e',
      '(?:deixa )?(?:tudo|a foto (?:toda|inteira))(?: (?:um pouco|um pouquinho))* menor',
      'diminui a foto',
    ],
    [
      'e',
      "(?:rendi )?(?:(?:il )?tutto|tutta (?:la foto|l['’]immagine))(?: (?:un po['’]?|leggermente|un pochino))* più piccol[oa]",
      'rimpicciolisci la foto',
    ],
  ] as const
).map(([link, smaller, plainer]) => [
  new RegExp(`(?<=\\p{L}${LINK})${smaller}${END}`, 'giu'),
  plainer,
  new RegExp(`(?<!\\p{L})${link}(?!\\p{L})|,`, 'iu'),
]);

const RESOLUTION: readonly Rewording[] = [
  [
    /(?<=^|[.!?;,\n] ?)(?:please )?(?:(?:bump|crank|push|turn|get|up|raise|boost) (?:up )?(?:the |its )?res(?: up)?|(?:the )?res up|up-?res(?: (?:it|this))?)(?=\s*(?:[,.;!?]|$| please| and ))/giu,
    'increase the resolution',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:bitte )?(?:die )?auflösung (?:hoch|rauf|höher|hochdrehen|hochschrauben|hochsetzen|raufsetzen)(?=\s*(?:[,.;!?]|$| bitte| und ))/giu,
    'Auflösung erhöhen',
  ],
];

/** "Make it print quality": as many pixels as a print needs. */
export const PRINT_QUALITY: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:(?:make|get|turn) (?:it|this)(?: in)?(?:to)? )?(?:(?:a |for )?(?:\p{L}+ ){0,2})?print(?:able)? quality(?=\s*(?:[,.;!?]|$| please))/giu,
    'increase the resolution',
  ],
  [
    /(?<!\p{L})(?:mach(?:e)? (?:es|sie|das bild|das foto) )?(?:druckfähig|druckreif|drucktauglich|in druckqualität)(?: machen)?(?=\s*(?:[,.;!?]|$| bitte))/giu,
    'Auflösung erhöhen',
  ],
];

/** Somebody who says that a picture is too large to be sent there means its file. */
const PLACE =
  "(?:the |my |das |die |der |beim |im |el |la |le |il |lo |o |a |l['’])?(?:(?:upload |application |online |job )?(?:form|site|website|portal|page|upload)|formular|webseite|seite|hochladen|formulario|sitio|página|web|formulaire|sito|modulo|portale|formulário)";
export const TOO_BIG_FOR_SITES: readonly Rewording[] = (
  [
    [
      '(?:says|tells me|complains|claims|said|keeps saying)(?: that)?,?',
      "(?:it['’]?s|it is|(?:the|my) (?:file|photo|picture|image) is|file|image|photo|picture)(?: way| much| far)? too (?:big|large|heavy)",
      'compress the file',
    ],
    [
      '(?:sagt|meint|meldet|steht|heißt es)[,:]?(?: dass)?',
      '(?:es|die datei|das (?:bild|foto)|datei|bild|foto)(?: (?:ist|sei))?(?: viel)? zu (?:groß|gross|schwer)(?: (?:ist|sei))?',
      'Datei komprimieren',
    ],
    [
      '(?:me )?(?:dice|avisa|pone)(?: que)?',
      '(?:(?:la foto|la imagen|el archivo) )?(?:es|está|pesa)?(?: (?:demasiado|muy|mucho))(?: (?:grande|pesad[oa]))?',
      'comprime el archivo',
    ],
    [
      "(?:me )?dit (?:que|qu['’])",
      "(?:c['’]est|(?:la photo|l['’]image|le fichier|elle|il) est)(?: (?:beaucoup|bien))? trop (?:lourde?|gros(?:se)?|grande?|volumineu(?:x|se))",
      'compresse le fichier',
    ],
    [
      '(?:me )?(?:diz|fala|avisa|tá dizendo)(?: que)?',
      '(?:(?:a foto|a imagem|o arquivo) )?(?:é|está|tá)?(?: (?:muito|grande|pesad[oa]))(?: (?:grande|pesad[oa]|demais))',
      'comprimir o arquivo',
    ],
    [
      '(?:mi )?(?:dice|segnala|avvisa)(?: che)?',
      "(?:(?:la foto|l['’]immagine|il file) )?è(?: (?:davvero|un po['’]))? troppo (?:grande|grosso|grossa|pesante)",
      'comprimi il file',
    ],
  ] as const
).map(([says, tooBig, plainer]) => [
  new RegExp(`(?<=^|[.!?;,\\n] ?)${PLACE} ${says} ?${tooBig}${END}`, 'giu'),
  plainer,
]);

/** "Le site refuse au-dessus de 5 Mo": a limit that is told as a refusal. */
const AMOUNT = '(?<amount>\\d+(?:[.,]\\d+)? ?(?:[km]b|[km]o|mega\\p{L}*|kilo\\p{L}*))(?!\\p{L})';
export const REFUSED_ABOVE: readonly Rewording[] = (
  [
    [
      "(?:refuse|n['’]accepte pas|ne prend pas|bloque|rejette)(?:nt)? (?:tout ce qui (?:est|fait) |les fichiers )?(?:au[- ]dessus de|de plus de|plus de)",
      'max',
    ],
    [
      '(?:não aceitam?|recusam?|rejeitam?|bloqueiam?) (?:nada |arquivos? |fotos? )?(?:acima de|maior(?:es)? (?:que|do que))',
      'máximo',
    ],
    [
      '(?:rechazan?|no aceptan?|bloquean?) (?:todo lo que (?:pase|supere) (?:de )?|archivos )?(?:por encima de|de más de|mayores de|más de)',
      'máximo',
    ],
    ['(?:rifiutano?|non accettano?) (?:file )?(?:oltre(?: i)?|sopra(?: i)?|superiori a|più di)', 'massimo'],
    [
      '(?:refuses?|rejects?|blocks?) (?:anything |everything |files? )?(?:over|above|bigger than|larger than|more than)',
      'max',
    ],
    ['(?:verweigert|lehnt|blockiert) (?:alles |dateien )?(?:über|ab)', 'max'],
  ] as const
).map(([refuses, most]) => [
  new RegExp(`(?<!\\p{L})${refuses} ${AMOUNT}(?: ab(?!\\p{L}))?`, 'giu'),
  `${most} $<amount>`,
  /\d ?[km]/iu,
]);

/** "Muss 800x600 sein, sonst nimmt es das Portal nicht": the reason without its comma. */
const OR_ELSE: Rewording = [
  /(?<=\d ?[x×*] ?\d{2,5}(?: ?(?:px|pixel|pixels))?(?: (?:sein|haben|groß sein))?) (?=sonst (?:nimmt|geht|klappt|akzeptiert|wird|kann|lehnt)(?!\p{L}))/giu,
  ', ',
];

const HEIGHTS: readonly Rewording[] = [
  // "800 píxeles de alto", where both readers lose the side.
  [
    /(?<!\p{L}|\d)(?<size>\d{3,5}) ?(?:px|p[ií]xe(?:les|ls|is)?|pixels?) de (?:alto|altura)(?!\p{L})/giu,
    'altura $<size> px',
  ],
  [/(?<!\p{L}|\d)(?<size>\d{3,5}) ?(?:px|pixels?) de (?:haut|hauteur)(?!\p{L})/giu, 'hauteur $<size> px'],
  [/(?<!\p{L}|\d)(?<size>\d{3,5}) ?(?:px|pixel) (?:di|in) altezza(?!\p{L})/giu, 'altezza $<size> px'],
];

export const WHOLE_SIZES: readonly Rewording[] = [
  ...HEIGHTS,
  ...SMALL,
  ...PURPOSES,
  ...ALL_SMALLER,
  ...RESOLUTION,
  OR_ELSE,
];
