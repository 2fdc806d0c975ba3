import type { Rewording } from '../rewording.ts';

/* Words that are shortened in chats and that change what is meant: "q diga Feliz Navidad", "nn troppo forte", "SALE in
 * yellow w black outline". */

const OF_LETTERS =
  '(?:(?:an? )?(?:\\p{L}+ ){0,2}(?:outlines?|borders?|edges?|strokes?|shadows?|letters|lettering|font|text|writing|background))';

/** Without a text to write, of which a smiley may be a part. */
const NO_TEXT =
  /^(?![^]*(?<!\p{L})(?:writ|text|caption|say|put|add|schreib|escrib|ponle|pon |écri|escrev|scriv|scritt|mett|met[sz]))/iu;

export const CHAT_WORDS: readonly Rewording[] = [
  // "Col gatto in mezzo 😹 togli il gatto": a smiley ends a sentence.
  [
    /(?<=\p{L}{2}) ?(?:[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}]\u{FE0F}?)+ +(?=\p{L}{2})/gu,
    '. ',
    NO_TEXT,
  ],
  // "Ah e sem borda".
  [/(?<=[.!?;,] *)(?:ah|oh|ay|ach),? (?=(?:and|und|et|e|y) \p{L})/giu, ''],
  [/(?<!\p{L})q (?=(?:dig|pon|sea|se|no|qued|est|par|lo|la|me)\p{L}*(?!\p{L}))/giu, 'que '],
  [
    /(?<!\p{L})nn (?=(?:troppo|tanto|molto|mi|si|è|voglio|vorrei|tagliar\p{L}*|toccar\p{L}*|toglier\p{L}*|cambiar\p{L}*)(?!\p{L}))/giu,
    'non ',
  ],
  [new RegExp(`(?<=\\p{L}{2} )w(?:/ ?| )(?=${OF_LETTERS}(?!\\p{L}))`, 'giu'), 'with '],
  // "Add grain n a date stamp".
  [
    /(?<=\p{L}{2} )(?:n|nd|an['’]|['’]n['’]?|&) (?=(?:(?:then |also )?(?:add|make|crop|brighten|darken|sharpen|blur|remove|write|put|turn|rotate|flip|straighten|resize|convert|delete|erase|fix|boost|increase|reduce|lower)|an? (?:\p{L}+ )?(?:date|stamp|border|frame|vignette|caption|text|title|outline|shadow))(?!\p{L}))/giu,
    'and ',
  ],
  // “Grain n that orange date in the corner 28.06.25”.
  [
    /(?<=\p{L}{2} )(?:n|and) (?:that|this|one of those) (?=(?:\p{L}+ )?date(?:stamp)? (?:\p{L}+ ){0,4}\d)/giu,
    'and ',
  ],
  [/(?<!\p{L})outta(?!\p{L})/giu, 'out of'],
  [/(?<!\p{L})ñ (?=(?:mude|mexa|quero|tire|corte|muito|precisa)(?!\p{L}))/giu, 'não '],
];
