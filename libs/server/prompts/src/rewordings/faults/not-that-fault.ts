import type { Rewording } from '../rewording.ts';

/* "It isn't noisy, it's soft": a fault that the picture does not have is no wish, and the one that it has is. */

const notThat = (picture: string, isNot: string, but: string, is: string): Rewording => [
  new RegExp(
    `(?<=^|[.!?;\\n]\\s*)(?:${picture}) ?(?:${isNot}) (?:[\\p{L}]+ ){0,2}?\\p{L}+\\s*[,;:–—-]+ ?(?:${but})(?!\\p{L}) ?`,
    'giu',
  ),
  `${is} `,
];

export const NOT_THAT_FAULT: readonly Rewording[] = [
  notThat(
    '(?:it|that|the (?:photo|picture|image|pic|shot))',
    "is not|isn['’]?t|['’]?s not",
    "(?:(?:but )?(?:it|that) ?(?:['’]s|s|is)(?: (?:just|only|more))*|but|just|only)",
    'it is',
  ),
  notThat(
    '(?:es|das|das (?:foto|bild)|sie)',
    'ist (?:gar |eigentlich |ja )?nicht',
    '(?:sondern|(?:es|das|sie) ist(?: (?:nur|eher|bloß|einfach))*|nur|bloß)',
    'es ist',
  ),
  notThat(
    '(?:la (?:foto|imagen)|)',
    'no (?:está|se ve|sale|es(?! \\p{L}+r(?!\\p{L})))',
    '(?:sino(?: que)?(?: está| es)?|(?:pero )?(?:está|es|se ve|sale)|solo|sólo)',
    'está',
  ),
  notThat(
    "(?:ce|elle|la photo|l['’]image)",
    "(?:n['’]|ne )(?:est|semble) pas",
    "(?:(?:mais |elle )?(?:elle est|c['’]est|est)|mais|juste|plutôt)",
    'elle est',
  ),
  notThat(
    '(?:a (?:foto|imagem)|ela|)',
    'não (?:está|tá|é(?! \\p{L}+r(?!\\p{L})))',
    '(?:(?:mas |ela )*(?:está|tá|é)|e sim|mas|só)',
    'está',
  ),
  notThat("(?:la foto|l['’]immagine|)", 'non è(?! \\p{L}+re(?!\\p{L}))', '(?:(?:ma )?è|ma|bensì|solo)', 'è'),
];
