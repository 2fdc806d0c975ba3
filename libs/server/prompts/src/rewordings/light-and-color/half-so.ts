import type { Rewording } from '../rewording.ts';

/* "A foto está meio escura", "está medio oscura": a bit, and not the middle of the picture. */

const NO_NOUN = '(?!d[aeo]s?(?!\\p{L})|del(?!\\p{L})|de la(?!\\p{L}))';

export const HALF_SO: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:está|esta|estão|tá|ta|é|são|ficou|ficaram|saiu|parece|foto|imagem|fundo|céu|rosto) )meio (?=${NO_NOUN}\\p{L}+)`,
      'giu',
    ),
    'um pouco ',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:está|están|es|son|salió|quedó|se ve|foto|imagen|fondo|cielo|cara) )medio (?=${NO_NOUN}\\p{L}+)`,
      'giu',
    ),
    'un poco ',
  ],
  [/(?<=(?<!\p{L})(?:è|sono|sembra|foto|immagine) )mezz[oa] (?=(?!d[aeio])\p{L}+)/giu, 'un po’ '],
];
