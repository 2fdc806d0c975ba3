import { endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A format that other devices can open: "heic won't open on my pc, I need a normal format", "samsung can't view my iphone
 * pics". JPEG is the one that everything opens.
 */

const APPLE =
  "(?:(?:the |this |these |my |a |die |das |diese |mein |el |la |este |le |la |les |ce |o |a |esse |il |la |questo |questi |i )?(?:heics?|heif|iphone[- ](?:pics?|photos?|files?|pictures?|fotos?|bilder)|(?:fotos?|photos?|foto|immagini) (?:del?|du|do|dell?[’']?) ?iphone)(?:[- ](?:files?|photos?|pics?|datei(?:en)?|bild(?:er)?|fotos?|format))?)";
const DEVICE =
  '(?: (?:on|in|with|for|auf|bei|mit|en|con|sur|chez|no|na|em|sul|su|nel|al) (?:(?:my|her|his|our|the|mir|meinem|mein|dem|ihm|ihr|mi|mon|ma|meu|minha|o|el|la|il|mio|mia|nel) ?){0,2}(?:\\p{L}+ )?(?:windows|pc|computer|laptop|android|samsung|phone|handy|rechner|ordenador|compu(?:tadora)?|móvil|celular|ordi(?:nateur)?|téléphone|computador|telefone|mir|moi|mí|mim)(?: pc| laptop| phone)?)?';
const NEED: readonly (readonly [need: string, opens: string, plainer: string])[] = [
  [
    '(?:(?:i |we |please |just )*(?:need|want|give me|make it|convert (?:it|this|them) (?:in)?to|save (?:it|this) (?:as|in)|change (?:it|this) to|get me) )?(?:it |this )?(?:(?:in|to|as) )?(?:an? |some |the )?(?:normal|regular|standard|usual|common|ordinary)(?: (?:image|file|photo|picture))? (?:format|file|type)',
    "(?:won['’]?t|will not|doesn['’]?t|does not|don['’]?t|can['’]?t|cannot) (?:be )?open(?:ed)?",
    'save it as JPEG',
  ],
  [
    '(?:(?:ich |bitte )*(?:brauche?|brauch|will|möchte|mach|gib mir|speicher\\p{L}*) )?(?:(?:es|das|als|ins|in) )*(?:(?:ein|einem|als|einen) )?(?:normale[sn]?|gängige[sn]?|übliche[sn]?)(?: (?:format|dateiformat|datei|bildformat))',
    '(?:geht|gehen|lässt sich|lassen sich|öffnet|öffnen)(?: (?:bei mir|hier|sich|einfach))*(?: (?:nicht|net|ned))(?: (?:auf|öffnen))?',
    'als JPEG speichern',
  ],
  [
    '(?:(?:necesito|quiero|dame|pásal[ao] a|ponl[ao] en|guárdal[ao] en|conviértel[ao] a) )?(?:en |a )?(?:un |otro )?formato (?:normal|común|estándar|corriente)',
    '(?:no (?:se )?(?:abren?|puedo abrir|me (?:abren?|deja abrir)))',
    'guardar como JPEG',
  ],
  [
    "(?:(?:il (?:me )?faut|je veux|j['’]ai besoin d['’]|donne[- ]moi|mets[- ]la en|convertis en|enregistre en) ?)?(?:en |dans )?(?:un )?format (?:normal|classique|standard|courant)",
    "(?:ne |n['’])?(?:s['’])?ouvr(?:e|ent) pas",
    'enregistre en JPEG',
  ],
  [
    '(?:(?:preciso de|quero|me dá|passa pra|salva em|converte pra|muda pra) )?(?:em |para |pra )?(?:um )?formato (?:normal|comum|padrão)',
    '(?:não (?:abrem?|consigo abrir))',
    'salvar em JPEG',
  ],
  [
    '(?:(?:mi serve|voglio|vorrei|dammi|mettila in|salvala in|convertila in) )?(?:in )?(?:un )?formato (?:normale|comune|standard)',
    '(?:non si (?:apre|aprono)|non (?:riesco ad|posso) aprir(?:e|l[ao]))',
    'salva in JPEG',
  ],
];
const END = endOrNext(PLEASE_WORDS);

const OPENED_BY_ALL =
  '(?:(?:in |en |em |als |save (?:it|this) in )?(?:a format (?:that |which )?(?:everyone|everybody|anyone|every (?:phone|device)|all (?:phones|devices)|windows|android) can (?:open|see|view|read)|un formato che (?:tutti|chiunque) (?:possono|può|possa|possano) (?:aprire|vedere)|un format que tout le monde (?:peut|puisse) (?:ouvrir|lire|voir)|um formato que (?:todo mundo|todos|qualquer um) (?:abra|abre|consig[ae]m? abrir|possam? abrir))|un formato que (?:todos|cualquiera) (?:pued[ae]n?) (?:abrir|ver)|(?:in )?(?:ein|einem) format,? das (?:jeder|alle) (?:öffnen|sehen|aufmachen) (?:kann|können))';

export const USUAL_FORMATS: readonly Rewording[] = [
  ...NEED.flatMap(([need, opens, plainer]): Rewording[] => [
    [
      new RegExp(
        `(?<=^|[.!?;\\n] ?)(?:${APPLE} ${opens}${DEVICE}[,.;!]? ?(?:so |also |and |und |y |et |e )?)?(?<!\\p{L})${need}${END}`,
        'giu',
      ),
      plainer,
      /normal|regular|standard|usual|common|ordinary|gängig|üblich|com[uú]n|estándar|corriente|classique|courant|padrão/iu,
    ],
    [
      new RegExp(`^(?:(?:my|the) )?${APPLE} ${opens}${DEVICE}(?=\\s*[.!?]*$)`, 'giu'),
      plainer,
      /hei[cf]|iphone/iu,
    ],
  ]),
  [
    /^(?:(?:i |we |my \p{L}+ |she |he |they |samsung |android |windows |her \p{L}+ |his \p{L}+ ){1,2})(?:can['’]?t|cannot|won['’]?t|isn['’]?t able to|is unable to|doesn['’]?t) (?:open|view|see|read|load|show|display) (?:the |this |these |my |our |any |a )?(?:heics?|heif|iphone)(?:[- ](?:files?|pics?|photos?|pictures?|images?))?(?=\s*[.!?]*$)/giu,
    'save it as JPEG',
  ],
  [new RegExp(`(?<=^|[.!?;,\\n] ?)${OPENED_BY_ALL}${END}`, 'giu'), 'save it as JPEG', /format/iu],
];
