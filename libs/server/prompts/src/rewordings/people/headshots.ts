import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A headshot that shall be made of a picture of somebody: "turn this selfie into a professional headshot" is a crop to the
 * head and shoulders.
 */

const PICTURE_EN = '(?:this|the|my|a) (?:selfie|photo|picture|pic|image|snapshot)';
const HOW_EN = '(?:(?:a|an|some) )?(?:(?:professional|pro|corporate|business|nice|clean|linkedin|proper) )*';

export const HEADSHOTS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:can you |please )?(?:turn|make|convert|transform) ${PICTURE_EN} (?:in)?to ${HOW_EN}head ?shot|(?:(?:can you |please )?(?:make|create|give me|i (?:want|need)) )?${HOW_EN}head ?shot (?:from|out of|of) ${PICTURE_EN})${END}`,
      'giu',
    ),
    'crop to the head and shoulders',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:mach(?:e)? )?aus (?:dem|diesem|meinem) (?:selfie|foto|bild) ein(?:en)? (?:professionelle[sn]? )?(?:bewerbungsfoto|porträt|headshot)(?: machen)?)${END}`,
      'giu',
    ),
    'auf Kopf und Schultern zuschneiden',
  ],
  // “Headshot, 400x400”: two wishes.
  [/(?<=(?<!\p{L})head ?shot)[,;:] ?(?=\d{2,4} ?(?:px )?(?:x|×|\*|by) ?\d)/giu, ' and '],
];
