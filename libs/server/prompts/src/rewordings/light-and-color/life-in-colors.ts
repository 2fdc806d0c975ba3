import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Dare nuova vita ai colori": more vivid colors, in forms of the verb that are not read as such. In English, French and
 * Portuguese all forms are.
 */

export const LIFE_IN_COLORS: readonly Rewording[] = [
  [
    word("(?:ri)?(?:dare|dia|diate|donare|doni|dona) (?:nuova |un po[’'] di )?vita ai colori"),
    'ravvivare i colori',
  ],
  [
    word(
      '(?:devolver|devuelve|devuélvele|dar|dale|darle)(?:les?)? (?:la |algo de |un poco de )?vida a los colores',
    ),
    'avivar los colores',
  ],
  [word('den farben wieder (?:mehr |etwas )?leben (?:ein(?:zu)?hauchen|geben)'), 'die Farben auffrischen'],
];
