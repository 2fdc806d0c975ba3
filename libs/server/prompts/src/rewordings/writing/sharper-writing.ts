import type { Rewording } from '../rewording.ts';

/*
 * "Mach den Text schärfer" wants the writing in the picture to be sharper, and no text to be written. It is put in other words
 * before a text is looked for.
 */

export const SHARPER_WRITING: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})mach\p{L}* (?:(?:bitte|mal|mir|uns) )*)(?:den|diesen|meinen|unseren) text(?= (?:(?:bitte|mal|etwas|ein bisschen|viel|noch) )*(?:schärfer|lesbarer|deutlicher|klarer|leserlicher)(?!\p{L}))/giu,
    'die Schrift',
  ],
];
