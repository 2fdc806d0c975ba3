import type { Rewording } from '../rewording.ts';

/*
 * A picture that shall get colors, and how strong these shall be: "bitte einfärben, aber nicht so bunt". The colors that it
 * has already are not meant.
 */

const COLORIZE =
  '(?:colou?ri[sz]e(?:r|z)?(?:[- ](?:it|this|them|la|le|les))?|(?:bitte )?(?:(?:es|das (?:bild|foto)) )?(?:ein|nach)färben|(?:bitte )?(?:nach)?kolorieren|color(?:ea|éala|eala|earla|ear)|color(?:e|iza|ize|izar)|color(?:ala|a|are|alo))(?: (?:please|bitte|por favor|(?:the|this|das|la|a) (?:photo|picture|foto|bild|imagen|imagem)))?';
const STRENGTH =
  '(?:(?:but|aber|pero|mais|mas|ma) )?(?:please |bitte )?(?:not|nicht|no|pas|n[aã]o|non) (?:too|so|zu|too much|muy|tan|demasiado|trop|si|muito|t[aã]o|troppo|cos[iì])(?: (?:muy|très))? \\p{L}+';

/** "Bitte einfärben": without anything that shall be dyed, the picture is meant. */
const ALL_OF_IT: Rewording = [/(?<=^\s*(?:bitte )?)einfärben(?=\s*(?:[,.;!?]|$))/giu, 'das Bild kolorieren'];

/** “Bring color to this photo”. What has faded gets its colors back, which is another wish. */
const COLOR_BROUGHT: Rewording = [
  /(?<!\p{L})bring (?:some |a little )?colou?r (?:back )?(?:in)?to (?<what>(?:this|the|my|our|that)(?: old)? (?:photo|picture|image|pic|portrait))/giu,
  'colorize $<what>',
];

export const COLORIZED_SOFTLY: readonly Rewording[] = [
  COLOR_BROUGHT,
  [new RegExp(`(?<=^(?:please |bitte )?${COLORIZE}),? ${STRENGTH}(?=\\s*(?:[,.;!?]|$))`, 'giu'), ''],
  ALL_OF_IT,
];
