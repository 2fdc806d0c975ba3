import type { Rewording } from '../rewording.ts';

/*
 * “Richtig körnig und mehr Kontrast”, “photo bien granuleuse, contraste fort”: who praises the grain and wants contrast
 * beside it wants a look. Without praise, grain is a fault.
 */

const LANGUAGES: readonly (readonly [grainy: string, contrast: string, plainer: string])[] = [
  [
    '(?:really|nice and|super|properly) grainy',
    '(?:(?:more|high|strong|lots of) contrast|high[- ]contrast|contrasty)',
    'add film grain',
  ],
  [
    '(?:richtig|schön|so richtig) (?:grob)?körnig',
    '(?:(?:mehr|viel|starke[rmn]?|hohe[rmn]?) kontraste?|kontrastreich)',
    'Filmkorn hinzufügen',
  ],
  [
    '(?:bien|súper) granulad[oa]',
    '(?:(?:más|mucho|alto) contraste|contraste (?:alto|fuerte))',
    'añade grano de película',
  ],
  [
    '(?:bien|super) granuleu(?:x|se)',
    '(?:(?:plus de|beaucoup de) contraste|contrastes? (?:fort|élevé|marqué)s?)',
    'ajoute du grain argentique',
  ],
  [
    '(?:bem|super) granulad[oa]',
    '(?:(?:mais|muito|alto) contraste|contraste (?:alto|forte))',
    'adiciona granulação de filme',
  ],
  [
    '(?:bella|proprio) (?:sgranata|granulosa)',
    '(?:(?:più|molto|alto) contrasto|contrasto (?:alto|forte))',
    'aggiungi grana della pellicola',
  ],
];
const PICTURE =
  '(?:(?:the|la|das|una?|uma|a|une) )?(?:(?:photo|picture|foto|bild|imagen|image|imagem|immagine) )?';

export const GRAIN_AND_CONTRAST: readonly Rewording[] = LANGUAGES.map(([grainy, contrast, plainer]) => [
  new RegExp(
    `(?<=^\\s*|[.,;!?] ?)${PICTURE}${grainy}(?=(?:,| (?:and|und|y|et|e)|, (?:and|und|y|et|e)) ${contrast}(?!\\p{L}))`,
    'giu',
  ),
  plainer,
]);
