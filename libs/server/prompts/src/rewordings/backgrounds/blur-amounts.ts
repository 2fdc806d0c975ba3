import type { Rewording } from '../rewording.ts';

/* How blurred the background shall be, said as a noun: "põe o desfoque do fundo a 50 %", "desenfoque del fondo al 50 %". */

const PERCENT = '(?<amount>\\d{1,3} ?(?:%|por ciento|por cento|per cento|pour cent|prozent|percent))';

const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    '(?:(?:pon|deja|ajusta|sube|baja)(?:le)? )?(?:el )?desenfoque del fondo (?:(?:a|al|en|hasta)(?: un)? )?',
    'desenfoca el fondo',
  ],
  [
    '(?:(?:põe|coloca|deixa|ajusta|bota) )?(?:o )?(?:desfoque|desfocado|desfocagem) (?:do|de) fundo (?:(?:a|em|com|para|pra) )?',
    'desfoca o fundo',
  ],
];

export const BLUR_AMOUNTS: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [
  new RegExp(`(?<!\\p{L})${said}${PERCENT}`, 'giu'),
  `${plainer} $<amount>`,
]);
