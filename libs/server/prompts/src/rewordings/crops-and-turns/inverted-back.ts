import type { Rewording } from '../rewording.ts';

/* "Inverte a foto, saiu espelhada": what came out mirrored is mirrored back, and its colors stay. */

const inverted = (invert: string, picture: string, mirrored: string, plainer: string): Rewording => [
  new RegExp(
    `(?<!\\p{L})(?:${invert})(?: (?:${picture}))?(?=[^!?\\n]{0,30}?(?<!\\p{L})(?:${mirrored})(?!\\p{L}))`,
    'iu',
  ),
  plainer,
  /^(?!.*(?:colou?r|farb|couleur|colore|colori|(?<!\p{L})cor(?:es)?(?!\p{L})|negativ|négatif))/iu,
];

export const INVERTED_BACK: readonly Rewording[] = [
  inverted(
    'invert',
    'it|this|(?:the|this|my) (?:photo|picture|pic|image|selfie)',
    'mirrored|mirror image|flipped|backwards|reversed',
    'flip it horizontally',
  ),
  inverted(
    'invertiere|invertier|invertieren',
    'es|(?:das|die|dieses) (?:foto|bild)',
    'gespiegelt|spiegelverkehrt|seitenverkehrt',
    'spiegle das Bild horizontal',
  ),
  inverted(
    'invierte|invertir|inviértela',
    '(?:la |esta )?(?:foto|imagen|selfie)',
    'espejada|en espejo|al revés|reflejada',
    'voltea la foto horizontalmente',
  ),
  inverted(
    'inverse[rz]?',
    '(?:la |cette )?(?:photo|image)',
    'en miroir|inversée?',
    "retourne l'image horizontalement",
  ),
  inverted(
    'inverte|inverter|inverta',
    '(?:a |essa |esta )?(?:foto|imagem|selfie)',
    'espelhad[ao]|ao contrário|invertid[ao]',
    'espelha a foto na horizontal',
  ),
  inverted(
    'inverti|invertila|invertire',
    '(?:la |questa )?(?:foto|immagine)|il selfie',
    'specchiat[ao]|al contrario|rovesciat[ao]',
    'specchia la foto in orizzontale',
  ),
];
