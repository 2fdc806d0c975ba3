import { COLOR_WORD } from '../words/color-words.ts';

/*
 * Lamps and lights of the picture that shall have another color: "turn the lights blue". Nothing finds what they light, and
 * the readers would change the light of the whole picture.
 */

const COLOR = `(?:${COLOR_WORD}|roxas?|lilas?|violett?)`;
const ADVERB = '(?:all |ganz |todas? |toutes? |tutte )?';
const SETS = [
  `(?:make|turn|change|set|switch|color|colour|paint) (?:all )?(?:the |my |our |his |her |these |those )?(?:\\p{L}+ )?(?:lights|leds|rgbs?|light strips?|led strips?) ${ADVERB}(?:to |into )?(?:be )?${COLOR}`,
  `(?:make|turn|change|set) [^,.;!?]{1,30} (?:all ${COLOR} (?:lights|leds)|(?:all )?${COLOR} rgbs?)`,
  `(?:mach|stell|färb|änder)\\p{L}* (?:alle |die |meine |unsere )*(?:lichter|leds|lampen|led-streifen|lichterkette) ${ADVERB}(?:auf |in |zu )?${COLOR}`,
  `(?:pon|haz|cambia|pinta|vuelve) (?:todas )?(?:las |mis |nuestras )?(?:luces|leds)(?: led| rgb)? ${ADVERB}(?:a |en |de (?:color )?)?${COLOR}`,
  `(?:mets|rends|change|passe) (?:toutes )?(?:les |mes |nos )?(?:lumières|leds|lampes|néons) ${ADVERB}(?:en )?${COLOR}`,
  `(?:põe|poe|deixa|muda|coloca|faz) (?:todas )?(?:as |minhas )*(?:luzes|leds) ${ADVERB}(?:para |em |de )?${COLOR}`,
  `(?:metti|rendi|fai|cambia) (?:tutte )?(?:le |i |mie )*(?:luci|led|lampade) ${ADVERB}(?:in |di )?${COLOR}`,
];
/** The end of the wish. "Black and white" is no color of lights. */
const END =
  '(?=\\s*(?:[,.;!?]|$)| (?:please|pls|bitte|por favor|svp|stp|per favore|but|aber|pero|mais|mas|ma|and (?!white)|und (?!weiß)|y |et |e ))';
const COLORED_LIGHTS = new RegExp(`(?<!\\p{L})(?:${SETS.join('|')})${END}`, 'iu');
/** "Make the lights orange and the shadows teal": two tones of the whole picture. */
const SPLIT_TONES = /(?<!\p{L})(?:shadows|darks|schatten|sombras|ombres|ombre)(?!\p{L})/iu;

/** True for a wish that lights of the picture get another color. */
export const colorsLights = (prompt: string): boolean =>
  COLORED_LIGHTS.test(prompt) && !SPLIT_TONES.test(prompt);
