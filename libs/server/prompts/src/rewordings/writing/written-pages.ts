import type { Rewording } from '../rewording.ts';

/*
 * Boards and handwritten pages that somebody photographed in order to read them: "photo of the whiteboard", "grandma's
 * handwritten recipe, hard to read". They are straightened and made readable as scanned pages are.
 */

const END = '(?=\\s*[.!?]*$)';

/** For each language a board, what is handwritten, what cannot be read well, and the plainer wish. */
const LANGUAGES: readonly (readonly [
  photo: string,
  board: string,
  handwritten: string,
  unreadable: string,
  plainer: string,
])[] = [
  [
    '(?:(?:a |my )?(?:photo|picture|pic) of|fix the perspective of|straighten(?: (?:the|this|my) (?:photo|picture|pic) of)?) (?:the |my |our |a )',
    '(?:whiteboard|blackboard|chalk ?board|flip ?chart)',
    'handwritten',
    "(?:(?:it(?:['’]s| is) )?(?:hard|difficult|impossible) to read|(?:can['’]?t|cannot) (?:be )?read(?: it)?|(?:barely |hardly )readable|illegible)",
    'scan the document',
  ],
  [
    '(?:(?:ein )?(?:foto|bild) (?:vom|von der|von dem|der|des)|perspektive (?:vom|von der|der|des)) ',
    '(?:whiteboards?|tafel|flipcharts?|schultafel)',
    'handgeschrieben\\p{L}*',
    '(?:(?:ist )?(?:schlecht|kaum|schwer|nicht)(?: zu)? (?:lesbar|lesen))',
    'das Dokument einscannen',
  ],
  [
    '(?:(?:una )?foto de|corrige la perspectiva de|endere(?:za|zar|ce)(?: la foto de)?) (?:la |el |una |mi )',
    '(?:pizarra(?: blanca)?|pizarrón)',
    '(?:escrit[oa]s? a mano|manuscrit[oa]s?)',
    '(?:(?:se lee|se leen|se ve) mal|no se (?:lee|leen)(?: bien| nada)?|cuesta leerl[oa]|(?:es )?difícil de leer)',
    'escanea el documento',
  ],
  [
    '(?:(?:une )?photo d(?:u|e la|e mon)|corrige la perspective d(?:u|e la)|redresse[rz]? (?:le|la photo du)) ',
    '(?:tableau(?: blanc| noir)|tableau(?= de (?:la )?(?:classe|leçon)| du cours)|paperboard)',
    '(?:manuscrite?s?|écrite?s? à la main)',
    "(?:on (?:le |la )?lit mal|(?:c['’]est )?(?:difficile|dur) à lire|illisible|on n['’]arrive pas à (?:la |le )?lire)",
    'scanne le document',
  ],
  [
    '(?:(?:uma )?foto d[ao]|corrige a perspectiva d[ao]|endireit(?:a|ar|e) (?:a foto d)?[ao]) ',
    '(?:lousa|quadro[ -](?:branco|negro)|quadro(?= da (?:aula|sala|escola)))',
    '(?:escrit[oa]s? à mão|manuscrit[oa]s?)',
    '(?:(?:está |é |tá )?(?:difícil|ruim) de ler|não dá (?:pra|para) ler|(?:está |tá )?ilegível|mal dá pra ler)',
    'digitaliza o documento',
  ],
  [
    '(?:(?:una )?foto della|correggi la prospettiva della|raddrizza(?:re)? la(?: foto della)?) ',
    '(?:lavagna(?: bianca)?)',
    '(?:scritt[oaie] a mano|manoscritt[oaie])',
    '(?:si legg(?:e|ono) male|non si legg(?:e|ono)(?: bene)?|(?:è )?difficile da leggere|illeggibile)',
    'scansiona il documento',
  ],
];
/** "From class", behind a board. */
const FROM_CLASS =
  '(?: (?:from (?:class|school|the lecture|the meeting)|aus dem unterricht|aus der (?:schule|vorlesung)|von heute|de (?:la )?clase|de (?:la )?(?:classe|leçon)|du cours|da (?:aula|sala|escola)|della (?:classe|lezione)|di scuola))?';

/** „Tafel gerade ausrichten“, „richte die Tafel gerade“: the verb stands around the board. */
const GERMAN_BOARDS: Rewording = [
  new RegExp(
    `^(?:bitte )?(?:(?:richte|rücke?|ziehe?|mache?|dreh) )?(?:(?:das )?(?:foto|bild) (?:von der|vom|der|des) |(?:die |das )?)(?:whiteboard|tafel(?:bild)?|flipchart|schultafel) (?:bitte )?(?:gerade(?: ?(?:ausrichten|richten|ziehen|machen|rücken|drehen))?|begradigen|entzerren)${END}`,
    'iu',
  ),
  'das Dokument einscannen',
];

export const WRITTEN_PAGES: readonly Rewording[] = LANGUAGES.flatMap(
  ([photo, board, handwritten, unreadable, plainer]): Rewording[] => [
    [new RegExp(`^${photo}${board}${FROM_CLASS}(?: korrigieren)?${END}`, 'iu'), plainer],
    [
      new RegExp(
        `^(?:[^,.;!?\\n]{0,60} )?${handwritten}(?: [^,.;!?\\n]{0,40})?,? (?:and |und |y |et |e )?${unreadable}${END}`,
        'iu',
      ),
      plainer,
    ],
  ],
).concat([
  GERMAN_BOARDS,
  // "Mach den Brief lesbar".
  [
    /(?<=^|[.!?;,\n] ?)(?:bitte )?mach(?:e)? (?:den|das|die|diesen|meinen) (?:brief|zettel|rezept|dokument|urkunde|beleg|bon|kassenbon|vertrag|schein|bescheid|notiz(?:en)?) (?:besser |gut )?(?:lesbar|leserlich)(?:er)?(?!\p{L})/giu,
    'das Dokument einscannen',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:haz|deja|vuelve) (?:más )?legible (?:la|el|mi|este|esta) (?:carta|receta|nota|documento|recibo|certificado|contrato|factura|hoja)(?!\p{L})/giu,
    'escanea el documento',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:rends?|fais) (?:la|le|ma|mon|cette|ce) (?:lettre|recette|note|document|ticket|reçu|certificat|contrat|facture|feuille) (?:plus |bien )?lisible(?!\p{L})/giu,
    'scanne le document',
  ],
  [
    /(?<=^|[.!?;,\n] ?)rendi (?:più )?leggibile (?:la |il |lo |questa |questo )(?:lettera|ricetta|nota|documento|scontrino|certificato|contratto|fattura|foglio)(?!\p{L})/giu,
    'scansiona il documento',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:enlève|enlever|supprime|retire) (?:les ombres?|l['’]ombre) (?:du|de la|sur le|sur la) (?:papier|feuille|page|document)(?!\p{L})/giu,
    'scanne le document',
  ],
  // "O recibo está ilegível".
  [/(?<!\p{L})(?:está|tá|é|ficou) (?:ilegível|difícil de ler)(?!\p{L})/giu, 'não dá pra ler'],
]);
