import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * The shadow of who takes a photo of a page: "there's a dark shadow from my phone". The phone is not in the picture, and only
 * the shadow is meant.
 */

const LANGUAGES: readonly (readonly [said: string, shadow: string])[] = [
  [
    'shadows? (?:from|of|cast by|made by) (?:my|the|our) (?:own )?(?:phone|hand|head|camera|arm|body|fingers?)s?',
    'shadow',
  ],
  [
    'schatten (?:von|vom) (?:(?:meine[rmn]?|der|dem) )?(?:handy|hand|kopf|kamera|arm|finger|telefon)',
    'Schatten',
  ],
  ['sombra (?:del?|de la) (?:mi )?(?:móvil|celular|celu|teléfono|mano|cabeza|cámara|brazo)', 'sombra'],
  ["ombre (?:de (?:mon|ma|la)|du|de l['’]) ?(?:téléphone|portable|main|tête|appareil|bras)", 'ombre'],
  ['sombra d(?:o|a|e) (?:(?:meu|minha) )?(?:celular|telemóvel|telefone|mão|cabeça|câmera|braço)', 'sombra'],
  ['ombra de(?:l|lla|l mio|lla mia) ?(?:telefono|cellulare|mano|testa|braccio)', 'ombra'],
];

export const SHADOWS_OF_DEVICES: readonly Rewording[] = LANGUAGES.map(([said, shadow]) => [
  word(said),
  shadow,
]);
