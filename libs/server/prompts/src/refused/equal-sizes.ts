import { END_OF_PROMPT } from '../rewordings/ends.ts';

/*
 * "Make both the same width": of two pictures each stays as large as it is, and the readers would halve the one there is.
 */

const LANGUAGES: readonly (readonly [two: string, equal: string])[] = [
  [
    '(?:(?:them )?both(?: of (?:them|these))?|(?:these|the|my) two|the two of them)(?: (?:of )?(?:these |the |my |our )?(?:photos|pictures|pics|images|sides|halves))?',
    '(?:(?:be |to be |have |get )?(?:exactly )?(?:the same|equal|an equal) (?:width|height|size|dimensions|resolution)s?|(?:be )?(?:equally|just as) (?:wide|tall|high|big|large)|(?:be )?(?:as|the same) (?:size|wide|tall|big|large) as (?:each other|one another))',
  ],
  [
    '(?:alle )?(?:die |diese |meine )?(?:beiden?|zwei)(?: (?:bilder|fotos|aufnahmen|seiten|hälften))?',
    '(?:genau )?(?:gleich (?:groß|gross|breit|hoch)|(?:auf |in )?(?:(?:die|der) )?(?:gleiche[nr]?|selbe[nr]?|dieselbe) (?:breite|höhe|größe|groesse))',
  ],
  [
    '(?:(?:las|los|estas|estos|mis) dos|amb[ao]s)(?: (?:fotos|imágenes|lados|mitades))?',
    '(?:exactamente )?(?:(?:del|al|con el|en el|tengan el|de) mismo (?:ancho|alto|tamaño)|(?:de|a|con) la misma (?:anchura|altura)|igual de (?:grandes|anchas|anchos|altas|altos))',
  ],
  [
    '(?:toutes )?(?:les|ces|mes) deux(?: (?:photos|images|côtés|moitiés))?',
    "(?:exactement )?(?:(?:de|à|dans|avec) la même (?:taille|largeur|hauteur)|aussi (?:grandes?|larges?|hautes?) l[’']une que l[’']autre)",
  ],
  [
    '(?:(?:as|estas|essas|minhas) duas|(?:os|estes) dois|amb[ao]s(?: [ao]s)?)(?: (?:fotos|imagens|lados|metades))?',
    '(?:exatamente )?(?:(?:do|com o|no) mesmo tamanho|(?:da|com a|na) mesma (?:largura|altura)|igualmente (?:grandes|largas))',
  ],
  [
    "(?:(?:le|i|queste|mie) due|entramb[ei](?: (?:le|i))?|tutte e due(?: le)?|tutt['’]e due)(?: (?:foto|immagini|lati|metà))?",
    '(?:esattamente )?(?:(?:del|al|con la|alla|della) (?:stess[ao]|medesim[ao]) (?:grandezza|larghezza|altezza|dimensione|misura)|(?:nelle|delle|con le) stesse dimensioni|ugualmente (?:grandi|larghe))',
  ],
];
const EQUAL = new RegExp(
  `(?<!\\p{L})(?:${LANGUAGES.map(([two, equal]) => `${two}(?: bitte| please| por favor)? ${equal}|${equal} (?:for |für |para |pour |per )?${two}`).join('|')})${END_OF_PROMPT}`,
  'iu',
);
/** Sizes that say how large both shall be, and two pictures that are joined. */
const FULFILLED =
  /\d|(?<!\p{L})(?:side by side|next to|collage|joined?|combine|merge|nebeneinander|zusammen\p{L}*|un(?:e|ir|isci)|junt\p{L}*|al lado|côte à côte|assemble\p{L}*|lado a lado|affianc\p{L}*|fianco)(?!\p{L})/iu;

/** True for a wish that two pictures become equally large. */
export const makesTwoEqual = (prompt: string): boolean => EQUAL.test(prompt) && !FULFILLED.test(prompt);
