import type { Rewording } from '../rewording.ts';

/*
 * A picture that shall be smaller, and the size behind it: "shrink it until it's below 500 KB" asks for a file of this size,
 * and "make it smaller, like 1600 wide" for these pixels, not for half the picture.
 */

const BYTES = '(?=\\d+(?:[.,]\\d+)? ?(?:kb|ko|mb|mo|kilo|mega|kilobytes?|megabytes?)(?!\\p{L}))';
const PIXELS =
  '(?=\\d{2,5} ?(?:(?:px|pixels?|pixel|píxeles|pixeles|pixels)(?!\\p{L})|(?:de |di )?(?:wide|tall|high|breit|hoch|ancho|alto|large|largeur|haut|hauteur|largura|altura|larghezza|altezza)(?!\\p{L})))';

interface Language {
  /** Words before a number of bytes, and what stands in their place. */
  readonly until: readonly [said: string, plainer: string];
  /** Words before a number of pixels, and what stands in their place. */
  readonly smaller: readonly [said: string, plainer: string];
}

const LANGUAGES: readonly Language[] = [
  {
    until: [
      "(?:shrink|reduce|make|get) (?:it|this|the (?:file|photo|picture|image))(?: down)?(?: smaller)? (?:until|till|so) (?:it['’]?s|it is|it gets|that it['’]?s) (?:below|under|less than|smaller than) ",
      'compress it to under ',
    ],
    smaller: [
      '(?:make|get|scale|size) (?:it|this|the (?:photo|picture|image)) (?:smaller|down),? (?:(?:like|say|to|about|around|maybe|something like) )*',
      'resize it to ',
    ],
  },
  {
    until: [
      '(?:verkleinere?|komprimiere?|mach)(?: (?:es|sie|das bild|das foto|die datei))?(?: kleiner)?,? bis (?:es|sie|das|er) (?:unter|weniger als|kleiner als) ',
      'komprimiere auf unter ',
    ],
    smaller: [
      '(?:mach(?:e)? )?(?:(?:es|das bild|das foto) )?kleiner(?: machen)?,? (?:(?:so|etwa|ungefähr|auf|ca\\.?|vielleicht) )*',
      'verkleinere auf ',
    ],
  },
  {
    until: [
      '(?:reduce|comprime|achica|hazla|hazlo)(?:la|lo)?(?: (?:la foto|el archivo))?(?: más (?:chica|pequeña|pequeño))? hasta que (?:pese|ocupe|quede|esté) (?:en )?(?:menos de|debajo de|por debajo de) ',
      'comprime a menos de ',
    ],
    smaller: [
      '(?:hazla|hazlo|haz la foto|ponla) (?:más )?(?:chica|pequeña|pequeño|menor),? (?:(?:como|de|tipo|a|unos) )*',
      'redimensiona a ',
    ],
  },
  {
    until: [
      "(?:réduis|compresse|rétrécis)(?:-la| la| l['’]image| la photo| le fichier)? jusqu['’]à ce qu['’](?:elle|il) (?:fasse|pèse|soit) (?:moins de|en dessous de|sous) ",
      'compresse à moins de ',
    ],
    smaller: [
      '(?:(?:fais|rends|mets)(?:-la| la)? )?(?:la )?plus petite?,? (?:(?:genre|à|de|environ|vers) )*',
      'redimensionne à ',
    ],
  },
  {
    until: [
      '(?:reduz|diminui|comprime)(?:a)?(?: (?:ela|a foto|o arquivo|o ficheiro))? até (?:ficar|estar|pesar) (?:abaixo de|com menos de|menos de|menor que) ',
      'comprime para menos de ',
    ],
    smaller: [
      '(?<!lado )(?:(?:deixa|faz|põe) (?:ela |a foto )?)?(?:menor|mais pequena),? (?:(?:tipo|de|com|uns|para) )*',
      'redimensiona para ',
    ],
  },
  {
    until: [
      '(?:riduci|comprimi)(?:la)?(?: (?:la foto|il file))? (?:finché|fino a che|fino a quando) (?:non )?(?:è|sta|pesa) (?:sotto i|sotto|meno di) ',
      'comprimi a meno di ',
    ],
    smaller: [
      '(?:(?:falla|rendila|fai la foto) )?più piccola,? (?:(?:tipo|a|di|circa|sui) )*',
      'ridimensiona a ',
    ],
  },
];

export const SMALLER_UNTIL: readonly Rewording[] = LANGUAGES.flatMap(({ until, smaller }): Rewording[] => [
  [new RegExp(`(?<!\\p{L})${until[0]}${BYTES}`, 'giu'), until[1]],
  [new RegExp(`(?<!\\p{L})${smaller[0]}${PIXELS}`, 'giu'), smaller[1]],
]);
