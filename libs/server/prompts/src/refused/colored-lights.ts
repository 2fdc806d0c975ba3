import { COLOR_WORD } from '../words/color-words.ts';

/*
 * Lamps and lights of the picture that shall have another color: "turn the lights blue". Nothing finds what they light, and
 * the readers would change the light of the whole picture.
 */

const COLOR = `(?:${COLOR_WORD}|roxas?|lilas?|violett?)`;
const ADVERB = '(?:all |ganz |todas? |toutes? |tutte )?';
const SETS = [
  `(?:make|turn|change|set|switch|color|colour|paint) (?:all )?(?:the |my |our |his |her |these |those )?(?:\\p{L}+ )?(?:lights|leds|rgbs?|light strips?|led strips?) ${ADVERB}(?:to |into )?(?:be )?${COLOR}`,
  `(?:make|turn|change|set) [^,.;!?]{1,30} (?:all )?${COLOR} (?:rgbs?|leds|lights)`,
  `(?:mach|stell|färb|änder)\\p{L}* (?:alle |die |meine |unsere )*(?:lichter|leds|lampen|led-streifen|lichterkette) ${ADVERB}(?:auf |in |zu )?${COLOR}`,
  `(?:pon|haz|cambia|pinta|vuelve) (?:todas )?(?:las |mis |nuestras )?(?:luces|leds)(?: led| rgb)? ${ADVERB}(?:a |en |de (?:color )?)?${COLOR}`,
  `(?:mets|rends|change|passe) (?:toutes )?(?:les |mes |nos )?(?:lumières|leds|lampes|néons) ${ADVERB}(?:en )?${COLOR}`,
  `(?:põe|poe|deixa|muda|coloca|faz) (?:todas )?(?:as |minhas )*(?:luzes|leds) ${ADVERB}(?:para |em |de )?${COLOR}`,
  `(?:metti|rendi|fai|cambia) (?:tutte )?(?:le |i |mie )*(?:luci|led|lampade) ${ADVERB}(?:in |di )?${COLOR}`,
];
const COLORED_LIGHTS = new RegExp(`(?<!\\p{L})(?:${SETS.join('|')})(?!\\p{L}|er(?!\\p{L}))`, 'iu');

/** True for a wish that lights of the picture get another color. */
export const colorsLights = (prompt: string): boolean => COLORED_LIGHTS.test(prompt);
