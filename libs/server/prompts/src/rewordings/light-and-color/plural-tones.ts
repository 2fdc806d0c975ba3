import type { Rewording } from '../rewording.ts';

/*
 * The plural of a tone, which the lexicons know in the singular: "los coches más claros", "os carros mais claros", "i gatti
 * più chiari". Blurred things would even be people and things to remove: "los coches más borrosos".
 */
export const PLURAL_TONES: readonly Rewording[] = [
  [/(?<=(?<!\p{L})(?:más|mas|mais) (?:claro|borroso|colorido|desfocado|desenfocado))s(?!\p{L})/giu, ''],
  [/(?<=(?<!\p{L})più )chiari(?!\p{L})/giu, 'chiaro'],
];
