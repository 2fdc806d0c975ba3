import { COURTESIES } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A “without” beside no wish, which asks to remove what is named: "without the bottle" is "remove the bottle". People,
 * who may be those in the picture or those behind them, are read by the rules, and so is a background.
 */

const PLEASE = `(?=(?:,? (?:${COURTESIES}))?[.!?\\s]*$)`; /** Words after which something else is meant. */
const NO_OTHER =
  "(?!(?:[\\p{L}'’]+ ){0,2}?(?:people|persons?|leute|menschen|personen|gente|personas?|gens|personnes?|pessoas?|persone|background|hintergrund|fondo|fond|fundo|sfondo|me|mich|mí|moi|mim|crop|zuschnitt|recorte|corte|recadrage|ritaglio)(?!\\p{L}))";

const LANGUAGES: readonly (readonly [same: string, without: string, what: string, remove: string])[] = [
  [
    '(?:the |this )?(?:same |whole )?(?:photo|picture|pic|image|shot) (?:but )?|(?:the )?same,? (?:but )?|but ',
    'without',
    '(?:the|that|this|those|these|my|his|her) [^.,;:!?]+?',
    'remove ',
  ],
  [
    '(?:das |dieses )?(?:gleiche |selbe |ganze )?(?:bild|foto),? (?:nur |aber )?|(?:das )?(?:gleiche|selbe),? (?:nur |aber )?|nur ',
    'ohne',
    '(?:den|die|das|diesen?|dieses|meine?n?) [^.,;:!?]+?',
    'entferne ',
  ],
  [
    '(?:la |esta )?(?:misma )?(?:foto|imagen),? (?:pero )?|lo mismo,? (?:pero )?|pero ',
    'sin',
    '(?:el|la|los|las|es[ea]|es[ao]s) [^.,;:!?]+?',
    'quita ',
  ],
  [
    '(?:la |cette )?(?:même )?(?:photo|image),? (?:mais )?|pareil,? (?:mais )?|mais ',
    'sans',
    "(?:(?:le|la|les|ce|cet|cette|ces) |l['’])(?!\\p{L}+er(?!\\p{L}))[^.,;:!?]+?",
    'enlève ',
  ],
  [
    '(?:a |essa |esta )?(?:mesma )?(?:foto|imagem),? (?:mas )?|(?:a )?mesma coisa,? (?:mas )?|mas ',
    'sem',
    '(?:o|a|os|as|ess[ea]|aquel[ea]) [^.,;:!?]+?',
    'tira ',
  ],
  [
    '(?:la |questa )?(?:stessa )?(?:foto|immagine),? (?:ma )?|uguale,? (?:ma )?|ma ',
    'senza',
    "(?:(?:il|lo|la|i|gli|le|quel|quella|quest[oa]) |l['’])[^.,;:!?]+?",
    'togli ',
  ],
];

export const BARE_WITHOUT: readonly Rewording[] = LANGUAGES.map(
  ([same, without, what, remove]): Rewording => [
    new RegExp(`^(?:${same})?${without} (?=${NO_OTHER}${what}${PLEASE})`, 'iu'),
    remove,
  ],
);
