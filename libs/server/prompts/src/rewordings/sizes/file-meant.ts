import type { Rewording } from '../rewording.ts';

/* "Make it lighter, the file I mean": fewer bytes, and neither more light nor fewer pixels. */

const LANGUAGES: readonly (readonly [wish: string, meant: string, plainer: string])[] = [
  [
    '(?:make|get) (?:it|this) (?:(?:a bit|much|a lot) )?(?:lighter|smaller)',
    '(?:(?:the |its )?(?:file|file ?size|size in (?:mb|kb|bytes))(?:,? (?:that is|not the (?:photo|picture|image)))? (?:i mean|that is)|i mean (?:the )?(?:file|file ?size)|(?:the )?file,? (?:and )?not the (?:photo|picture|image))',
    'compress the file',
  ],
  [
    'mach(?:e)? (?:es|das|sie) (?:(?:etwas|viel|bitte) )?(?:leichter|kleiner)',
    '(?:(?:die )?datei(?:größe)? (?:mein ich|meine ich|ich meine)|(?:also |ich meine )(?:die )?datei(?:größe)?|die datei,? nicht das (?:bild|foto))',
    'Datei komprimieren',
  ],
  [
    'haz(?:la|lo) (?:(?:un poco|mucho) )?más (?:liger[ao]|livian[ao]|pequeñ[ao])',
    '(?:(?:el )?archivo (?:digo|quiero decir|me refiero)|(?:digo|o sea|me refiero al?) (?:el )?archivo|el archivo,? no la (?:foto|imagen))',
    'comprime el archivo',
  ],
  [
    '(?:rends?-la |fais-la )?plus (?:légère|petite)',
    '(?:(?:le )?fichier (?:je veux dire|hein|quoi)|(?:je (?:veux dire|parle du)|enfin) (?:le )?fichier|le fichier,? pas la photo)',
    'compresse le fichier',
  ],
  [
    '(?:deixa |faz |deixe )?(?:(?:ela|a foto) )?mais leve|(?:deixa |faz )?(?:ela )?menor',
    '(?:(?:o )?arquivo (?:quero dizer|digo)|(?:digo|quero dizer|tipo) (?:o )?arquivo|o arquivo,? n[ãa]o a foto)',
    'comprimir o arquivo',
  ],
  [
    '(?:rendila |falla )?più (?:leggera|piccola)',
    '(?:(?:il )?file (?:intendo|dico|voglio dire)|(?:intendo|dico|cioè) (?:il )?file|il file,? non la foto)',
    'comprimi il file',
  ],
];

export const FILE_MEANT: readonly Rewording[] = LANGUAGES.map(([wish, meant, plainer]) => [
  new RegExp(`(?<!\\p{L})(?:${wish}),? (?:${meant})(?!\\p{L})`, 'giu'),
  plainer,
]);
