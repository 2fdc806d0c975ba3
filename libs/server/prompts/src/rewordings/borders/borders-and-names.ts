import type { Rewording } from '../rewording.ts';

/*
 * “Add a thin white frame and our names at the bottom”: what shall be written beside a border is a wish of its own. Without
 * the names, it is told as not done.
 */

const LANGUAGES: readonly (readonly [
  border: string,
  and: string,
  what: string,
  place: string,
  add: string,
])[] = [
  [
    '(?:frame|border|edge)',
    '(?:and|plus)',
    '(?:our|my|his|her|their|the) (?:first )?(?:names?|dates?|initials)',
    '(?:at|on|in) the \\p{L}+',
    'add',
  ],
  [
    '(?:rahmen|rand|umrandung)(?: (?:hinzu|dazu|drum|rum))?',
    '(?:und|plus)',
    '(?:unten |oben )?(?:unsere?n?|meine?n?|die|das|den) (?:namen?|vornamen|datum|initialen)',
    '(?:unten|oben|in \\p{L}+ \\p{L}+)',
    'schreib',
  ],
  [
    '(?:marco|borde)(?: \\p{L}+){0,2}',
    'y',
    '(?:nuestros?|mis?|sus?|los|la|el) (?:nombres?|fechas?|iniciales)',
    '(?:abajo|arriba|en (?:la|el) \\p{L}+)',
    'añade',
  ],
  [
    '(?:cadre|bordure)(?: \\p{L}+){0,2}',
    'et',
    '(?:nos|notre|mes|mon|leurs?|les|la|le) (?:prénoms?|noms?|dates?|initiales)',
    '(?:en (?:bas|haut)|au \\p{L}+|dans le coin)',
    'ajoute',
  ],
  [
    '(?:moldura|borda)(?: \\p{L}+){0,2}',
    'e',
    '(?:(?:os |as |o |a )?(?:nossos?|nossas?|meus?|seus?) |os |as |o |a )(?:nomes?|datas?|iniciais)',
    '(?:embaixo|em baixo|em cima|n[ao] \\p{L}+)',
    'adiciona',
  ],
  [
    '(?:cornice|bordo)(?: \\p{L}+){0,2}',
    'e',
    '(?:(?:i |il |la )?(?:nostri|nostro|miei|mio|loro) |i |il |la |le )(?:nomi|nome|data|date|iniziali)',
    "(?:in (?:basso|alto)|al \\p{L}+|nell[’']angolo)",
    'aggiungi',
  ],
];

export const BORDERS_AND_NAMES: readonly Rewording[] = LANGUAGES.map(([border, and, what, place, add]) => [
  new RegExp(
    `(?<=(?<!\\p{L})${border}(?: around (?:it|the (?:photo|picture)))?),? ${and} (?<what>${what}(?: ${place})?)(?=\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  `, ${add} $<what>`,
]);
