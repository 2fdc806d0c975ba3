import type { Rewording } from '../rewording.ts';

/* Many people, in words that also mean the world or a nation: "y a du monde derrière", "tem um povo no fundo". */

export const CROWDS: readonly Rewording[] = [
  [
    /(?<!\p{L})(?<there>(?:y a|il y a|y'a|avec|enlève|vire|efface|sans) )(?:tout (?:ce|le)|trop de|plein de|du) monde(?! entier)/giu,
    '$<there>des gens',
  ],
  [
    /(?<!\p{L})(?<there>(?:tem|têm|há|com|tira|tirar|apaga|some com) )(?:um|o|esse|aquele|muito) pov(?:o|ão)(?!\p{L})/giu,
    '$<there>gente',
  ],
];
