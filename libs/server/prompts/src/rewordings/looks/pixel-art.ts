import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Turn my cat into pixel art": the whole picture becomes coarse, and not the cat alone, which would hide it. */

const WHOSE =
  '(?:my|the|this|our|his|her|mein(?:e[mnrs]?)?|de[mnr]|die|das|mi|el|la|mon|ma|le|meu|minha|o|a|il|mio|la mia) ';
const OF = '(?:of|from|aus|von|vom|de|del|du|do|da|di)';

export const PIXEL_ART: readonly Rewording[] = [
  [
    word(`(?:turn|make|convert|change) ${WHOSE}\\p{L}+ (?:in)?to (?:8[- ]?bit |16[- ]?bit )?pixel ?art`),
    'pixel art',
  ],
  [
    word(
      `(?:an? |some )?(?:(?:8|16)[- ]?bit )?(?:pixel ?art|pixelkunst|arte pixel)(?: (?:version|image|picture|portrait|style))? ${OF} ${WHOSE}?\\p{L}+`,
    ),
    'pixel art',
  ],
  [word(`mach(?:e)? (?:pixelkunst|pixel[- ]?art) aus ${WHOSE}\\p{L}+`), 'Pixelart'],
  [
    word(`(?:haz|convierte|transforma|faz|faça|trasforma|fai) ${WHOSE}?\\p{L}+ (?:en|em|in) pixel ?art`),
    'pixel art',
  ],
];
