import type { Rewording } from '../rewording.ts';

/*
 * Edits that somebody does not want, in words that hide the denial: "skin smoothing is not needed", "niente rotazione", "I hate
 * when apps sharpen it, so only add a border", "I was going to say crop it but no, brighten it".
 */

interface Words {
  /** Names of edits, so that "the text is not needed" still removes a text. */
  readonly edits: string;
  /** What is said behind the name of an edit. */
  readonly needless: string;
  /** What is said before the name of an edit. */
  readonly none: string;
  /** The word for “no” before the name of an edit. */
  readonly no: string;
}

const LANGUAGES: readonly Words[] = [
  {
    edits:
      '(?:background )?blur(?:ring)?|blur(?:red|ry)? background|crop(?:ping)?|black and white|b&w|(?:skin )?(?:smoothing|retouching)|rotation|rotating|sharpening|removal of [^,.;!?]+|warmth|filters?|upscaling|resizing',
    needless: "(?:is|are|was)(?: not|n['’]?t) (?:needed|necessary|required|wanted|asked for)|can be skipped",
    none: 'zero|absolutely no',
    no: 'no',
  },
  {
    edits:
      'desenfoque|recorte|blanco y negro|suavizado(?: de (?:la )?piel)?|retoques?(?: de piel)?|giro|rotación|filtros?|nitidez',
    needless: '(?:no hace(?:n)? falta|no es necesari[oa]|no lo necesito|no lo quiero)',
    none: 'nada de',
    no: 'sin',
  },
  {
    edits:
      'flou|recadrage|noir et blanc|lissage(?: de (?:la )?peau)?|retouches?|rotation|filtres?|netteté|suppression de [^,.;!?]+',
    needless:
      "(?:(?:ce )?n['’]est pas (?:la peine|nécessaire)|c['’]est pas (?:la peine|nécessaire)|pas besoin)",
    none: 'surtout pas de|aucune?',
    no: 'sans',
  },
  {
    edits:
      'desfoque|corte|preto e branco|pele (?:lisa|alisada)|alisamento(?: de pele)?|retoques?|giro|rotação|filtros?|nitidez',
    needless: '(?:não|nao) (?:precisa|é necessári[oa]|quero)',
    none: 'nada de',
    no: 'sem',
  },
  {
    edits:
      'sfocatura|ritaglio|bianco e nero|levigatura(?: della pelle)?|ritocch?[io]|rotazione|filtr[io]|nitidezza|rimozione di [^,.;!?]+',
    needless: '(?:non (?:serve|servono|è necessari[oa]|mi serve|lo voglio))',
    none: '(?:assolutamente )?niente|nessun[oa]?',
    no: 'senza',
  },
];

const BEGIN = '(?<=^|[,.;!?]\\s*)';
const END = '(?=\\s*(?:[,.;!?]|$)| (?:please|per favore|por favor|svp|stp)(?!\\p{L}))';
const THE = "(?:(?:the|any|el|la|le|un|une|o|a|il|lo|una) |l['’])?";

/** What other programs do and somebody dislikes, in five languages; the English forms are below. */
const HATED = [
  'ich (?:hasse(?: es)?|mag(?: es)? nicht),? wenn (?:andere |die )?(?:apps|handys|programme|kameras)',
  '(?:odio|detesto|no me gusta) (?:cuando|que) (?:las |los |otr[oa]s )(?:apps?|aplicaciones|programas|móviles|teléfonos)',
  "(?:je déteste|je (?:n['’])?aime pas|j['’]aime pas) (?:quand|que) (?:les |d['’]autres )(?:applis?|apps|applications|logiciels|téléphones)",
  '(?:eu )?(?:odeio|detesto|não gosto) (?:quando|que) (?:os |as |outros )(?:apps?|aplicativos|programas|celulares)',
  '(?:odio|detesto|non mi piace) (?:quando|che) (?:le |i |altr[ie] )(?:app|applicazioni|programmi|telefoni)',
];
/** What such a program leaves in the image, and shall be removed. */
const WATERMARK = "(?:wasserzeichen|marca de agua|marca d['’]água|filigran[ea]|logo)";

export const NOT_NEEDED: readonly Rewording[] = [
  // “No crop” alone would ask for a square that shows all of the image.
  [
    /^\s*(?:the )?(?:crop(?:ping)?) (?:is|are|was)(?: not|n['’]?t) (?:needed|necessary|required|wanted|asked for)(?=[\s.!]*$)/giu,
    "don't crop",
  ],
  ...LANGUAGES.flatMap(({ edits, needless, none, no }): readonly Rewording[] => [
    [new RegExp(`${BEGIN}${THE}(?<edit>${edits}) ${needless}${END}`, 'giu'), `${no} $<edit>`],
    [new RegExp(`${BEGIN}(?:${none}) (?<edit>${edits})${END}`, 'giu'), `${no} $<edit>`],
  ]),
  // What other programs do, or what somebody nearly asked for, is told and asks for nothing.
  [
    /^i (?:really )?(?:hate|can['’]?t stand|dislike)(?: it)? (?:when|how|that) (?:other )?(?:apps?|phones?|editors?|programs?|sites?) (?:always )?[^,.;!?]+[,.;!] *(?:so )?(?=(?:please |just |only )*\p{L}+ )/giu,
    '',
  ],
  [
    /^i (?:really )?(?:hate|can['’]?t stand|dislike)(?: it)? (?:when|how|that) (?:my|the|this) (?:app|phone|camera) (?:always )?(?:makes?|turns?) (?:it|everything|(?:my )?(?:photos?|pictures?|pics?)) [^,.;!?]+[,.;!] *(?:so )?(?=(?:please |just |only )*\p{L}+ )/giu,
    '',
  ],
  ...HATED.map((hated): Rewording => [
    new RegExp(`^${hated} (?![^,.;!?]*${WATERMARK})[^,.;!?]+[,.;!] *(?=\\p{L}+ )`, 'giu'),
    '',
  ]),
  [
    /^i? ?(?:was|am) (?:just |about |going |gonna )+(?:to )?(?:ask|say|tell)(?: you)?(?: to)? [^,.;!?]+?,? but (?:no|actually|nah|instead|then)[,.]? +(?=\p{L}+ )/giu,
    '',
  ],
  [/(?<=^\s*)pas de flou(?=(?: (?:svp|stp|s['’]il (?:te|vous) pla[iî]t))?[\s.!]*$)/giu, 'sans flou'],
  [/(?<=^\s*)(?:niente|senza) sfocatura (?:per favore|grazie)(?=[\s.!]*$)/giu, 'senza sfocatura'],
  [/(?<!\p{L})whatever you do,? (?=(?:please )?(?:don['’]?t|do not|never|no)(?!\p{L}))/giu, ''],
  [/(?<=^|[,.;!?]\s*)nunca (?=(?:quites|borres|elimines|recortes|gires|suavices|desenfoques) )/giu, 'no '],
  [/(?<!\p{L})no quiero que suavices(?= (?:la|mi|su) piel(?!\p{L}))/giu, 'sin suavizar'],
];
