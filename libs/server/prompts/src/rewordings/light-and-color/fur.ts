import type { Rewording } from '../rewording.ts';

/* The fur or face of an animal, which the finder of animals shows as a whole: "brighten my dog's fur" is "brighten the dog". */

/** An animal that was named before, whose fur is meant. */
const named = (animals: string): string => `(?<=(?<!\\p{L})${animals}(?!\\p{L})[^]{0,160}(?<!\\p{L}))`;

const DE: readonly (readonly [animal: string, accusative: string])[] = [
  ['hunde?s?', 'den Hund'],
  ['katzen?', 'die Katze'],
  ['pferde?s?', 'das Pferd'],
];

export const FUR: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:the |my |our |his |her )?(?<animal>dog|cat|horse)(?:['’]?s) (?:fur|coat|face)(?!\p{L})/giu,
    'the $<animal>',
  ],
  ...['dog', 'cat', 'horse'].map((animal): Rewording => [
    new RegExp(`${named(animal)}(?:his|her|its|the) fur(?!\\p{L})`, 'giu'),
    `the ${animal}`,
  ]),
  ...DE.flatMap(([animal, accusative]): readonly Rewording[] => [
    [
      new RegExp(
        `(?<!\\p{L})das fell (?:vom|von der|von meiner?m?|des|der|meines|meiner) ${animal}(?!\\p{L})`,
        'giu',
      ),
      accusative,
    ],
    [new RegExp(`${named(animal)}(?:das|sein|ihr) fell(?!\\p{L})`, 'giu'), accusative],
  ]),
  [
    /(?<!\p{L})el (?:pelo|pelaje) (?:del|de mi|de la) (?<animal>perr[oa]|gat[oa]|caballo)(?!\p{L})/giu,
    'al $<animal>',
  ],
  [
    /(?<!\p{L})(?:le |son )(?:pelage|poil) (?:du|de mon|de la|de ma) (?<animal>chien|chat|cheval)(?!\p{L})/giu,
    'le $<animal>',
  ],
  [/(?<!\p{L})o pelo d(?:o|a|o meu|a minha) (?<animal>cachorro|cão|gato|cavalo)(?!\p{L})/giu, 'o $<animal>'],
  [/(?<!\p{L})il pelo del (?:mio )?(?<animal>cane|gatto|cavallo)(?!\p{L})/giu, 'il $<animal>'],
];
