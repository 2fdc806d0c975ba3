import type { Rewording } from '../rewording.ts';

/* Everyday words for a fault that are the words for another one, or for a thing. */

export const EVERYDAY_FAULTS: readonly Rewording[] = [
  // "Las empanadas" are food. Without its tilde, "empañada" looks the same.
  [/(?<=(?<!\p{L})(?:las|unas|mis|nuestras|estas|sus|de|con) )empanad(?:ill)?as(?!\p{L})/giu, 'comidas'],
  // "Un grano en la nariz" is a pimple, and no grain of the picture.
  [
    /(?<!\p{L})gran(?:it)?o(?<many>s?)(?= (?:de|en) (?:la|el|mi|su) (?:nariz|frente|cara|mejilla|barbilla|mentón|pera|cachete|barba|piel)(?!\p{L}))/giu,
    'espinilla$<many>',
  ],
  // "The print has a crease": there it is no verb for letters.
  [/(?<=(?<!\p{L})(?:the|this|my|our|old|an? old) )print(?= (?:has|have|had|is|was|got) )/giu, 'photo'],
  // "The detail in the black fur" is in the dark.
  [
    /(?<!\p{L})(?<what>details?|texture) (?:in|of|from) (?:(?:the|his|her|my|its) )?(?:black|dark) \p{L}+(?= *(?:$|[,.;!?]))/giu,
    '$<what> in the shadows',
  ],
  // "The photo is low res".
  [/(?<!\p{L})(?<how>low|poor|bad|terrible)[- ]res(?!\p{L})/giu, '$<how> resolution'],
  // "Essa foto ficou azulada": the photo itself.
  [/(?<!\p{L})ess[ae] (?=(?:foto|imagem) (?:ficou|saiu|está|tá)(?!\p{L}))/giu, 'a '],
];
