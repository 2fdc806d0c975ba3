import type { Rewording } from '../rewording.ts';

/*
 * "Scrivi Saldi in fondo": a text at the bottom. Elsewhere these Italian words are what is behind. And "no rodapé" is no part of a
 * text.
 */

const WRITES =
  '(?:writ|typ|put|add|place|schreib|setz|pack|füg|escrib|pon|añad|agreg|coloc|écri|ecri|met|ajout|sign|escrev|põe|bota|insir|adicion|assin|scriv|aggiung|inser|firm)\\p{L}*|(?:text|caption|texto|leyenda|legenda|texte|légende|testo|scritta)';
/** For each language the foot of a page, where a text stands at the bottom. */
const AT_FOOT: readonly (readonly [foot: string, bottom: string])[] = [
  [
    '(?:in|as) (?:the |a )?footer|at the foot(?: of (?:the|this) (?:page|photo|picture|image))?',
    'at the bottom',
  ],
  ['in der fußzeile|am fuß(?:e)?(?: (?:des bildes|der seite|vom bild))?', 'unten'],
  ['(?:a|al) pie(?: de (?:la )?(?:foto|imagen|página|pagina))?|en el pie(?: de (?:foto|página))', 'abajo'],
  ["en pied de page|au pied(?: de (?:la |l['’])?(?:photo|page|image))|en bas de page", 'en bas'],
  ['no rodapé(?: d[ae] (?:foto|imagem|página))?|no rodape', 'embaixo'],
  ['a piè di (?:pagina|foto)|nel piè di pagina|a fondo pagina', 'in basso'],
];
const IN_FOOT: readonly Rewording[] = AT_FOOT.map(([foot, bottom]) => [
  new RegExp(`(?<=(?<!\\p{L})(?:${WRITES})(?!\\p{L})[^.;!?\\n]* |^ )(?:${foot})(?!\\p{L})`, 'giu'),
  bottom,
]);

/** "Under it write 1974": below in the picture. The other languages have words for it that are no preposition. */
const UNDER_IT: readonly Rewording[] = [
  [
    /(?<=^\s*|[.;!?] *|, *(?:and )?|(?<!\p{L})and )(?:under(?:neath)?|below|beneath) (?:it|that|this|everything|the (?:photo|picture|image)),? (?=(?:please |you can |can you |could you |just |also )*(?:write|put|add|type|place) (?!(?:an? |the )?(?:border|frame|line|shadow)))/giu,
    'at the bottom ',
  ],
  // "Write Hello below in gold".
  [
    /(?<=(?<!\p{L})(?:write|type|put|add) [^;!?\n"“]{1,60}) below(?= (?:in|with) (?!the |my |our )\p{L})/gu,
    ' at the bottom',
  ],
  [
    /(?<=(?<!\p{L})(?:write|type|put|add) [^;!?\n"“]{1,60}) above(?= (?:in|with) (?!the |my |our )\p{L})/gu,
    ' at the top',
  ],
  [
    /(?<=(?<!\p{L})(?:write|type) [^.;!?\n"“]{1,60}) (?:under|beneath) (?:it|that|this)(?=\s*(?:[.,;!?]|$)| (?:in|and|please)(?!\p{L}))/giu,
    ' at the bottom',
  ],
];

/** “Schreib drunter: Wir heiraten”: the first text of a prompt stands below nothing but the picture. */
const WRITTEN_BELOW: readonly Rewording[] = (
  [
    ['(?:schreib|setz)\\p{L}*(?: (?:bitte|mal|noch|da))*', '(?:unten )?drunter', 'unten'],
    [
      '(?:écri|ecri|met[sz]|ajout)\\p{L}*(?: (?:juste|stp))*',
      '(?:juste )?(?:(?:au|en)[ -])?dessous',
      'en bas',
    ],
    ['(?:escrev|põe|coloca|adicion)\\p{L}*', '(?:por baixo|debaixo)', 'embaixo'],
  ] as const
).map(([write, below, bottom]) => [
  new RegExp(
    `(?<=^(?=\\p{L})(?:(?!${write})[^"“„«:])*(?<!\\p{L})${write} )${below}(?=\\s*:|\\s*$| \\p{L})(?! (?:de|du|des|d[ao]s?|l[ea]s?) )`,
    'iu',
  ),
  bottom,
]);
/** “Schreib Wir heiraten drunter”. */
const BELOW_AT_END: Rewording = [
  /(?<=^(?=\p{L})(?:(?!schreib)[^"“„«:])*(?<!\p{L})schreib\p{L}* (?:(?!oben|drüber|unten|schreib)[^.;!?"“„«:]){2,60} )drunter(?=\s*[.!]*$)/iu,
  'unten',
];

export const AT_THE_BOTTOM: readonly Rewording[] = [
  ...UNDER_IT,
  ...WRITTEN_BELOW,
  BELOW_AT_END,
  ...IN_FOOT,
  [
    /(?<=(?<!\p{L})(?:(?:scriv|mett|aggiung|inser)\p{L}* (?:[^.;!?\n]* )?))in fondo(?: alla (?:foto|pagina)| all['’]immagine)?(?!\p{L})(?! all[ao']?)/giu,
    'in basso',
    /["«“\d]|(?<!\p{L})(?:scriv\p{L}*|testo|scritta|numero|parol[ae]|data)(?!\p{L})/iu,
  ],
  // Directly behind a quoted text.
  [/(?<=^ )in fondo(?= a (?:destra|sinistra)(?!\p{L})|\s*(?:[,.;!?]|$))/giu, 'in basso'],
  [
    /(?<=^ ?|["”»] ?),? ?(?:under|below|underneath) (?:the |this |my )(?:photo|picture|image|pic)(?!\p{L})(?! frames?(?!\p{L}))/iu,
    ' below',
  ],
];
