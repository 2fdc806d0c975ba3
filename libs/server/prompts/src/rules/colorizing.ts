import { normalized } from '../words/normalized.ts';

const GRAY =
  'black (?:and|&|n) white|b ?& ?w|bw|monochrome|schwarz-?wei(?:ß|ss)|blanco y negro|noir et blanc|preto e branco|bianco e nero';
const IS =
  "(?:it'?s|it is|its|this is|is|ist|es ist|está en|esta en|es en|c'est en|est en|está em|ta em|tá em|è in|e in)";
const IN_COLOR =
  '(?:in(?:to)? )?(?:full )?colou?r(?:ed)?|farbig|bunt|in farbe|a color|en color|en couleurs?|a cores|em cores|a colori';
/** "It's black and white, make it colour": "black and white" describes the picture, and is not the wish. */
const FROM_GRAY = new RegExp(
  `(?<!\\p{L})${IS} (?:(?:in|a|only|nur|all) )?(?:${GRAY})(?!\\p{L}).{0,12}?[,.;:!]\\s*.{0,24}?(?:${IN_COLOR})\\s*(?:please|bitte|por favor|svp|per favore)?[.!?]*$`,
  'iu',
);
/** "What would their wedding have looked like in color?" */
const HOW_IN_COLOR =
  /(?:would|might|could) .{0,60}look(?:ed)? (?:like )?in colou?r|in farbe (?:aus(?:gesehen|sehen|sah)|gewesen)|(?:vería|veria|habría sido|se vio) .{0,30}a color|(?:donnerait|aurait été|rendrait) .{0,30}en couleurs?|(?:ficaria|teria sido) .{0,30}(?:a|em) cores|(?:sarebbe|apparirebbe|era) .{0,30}a colori/iu;

/** "Color this picture of grandpa": a verb, and not the name of a color. */
const COLORS_PICTURE =
  /^(?:(?:please|pls|can you|could you|would you) )*colou?r (?:in )?(?:this|the|my|our|his|her|these) (?:\p{L}+ ){0,2}(?:photo|picture|pic|image|portrait|print)s?(?: (?:of|from|in|and|please)(?!\p{L})|\s*[,.;!?]|$)/iu;

/** True for a prompt that asks for the colors of a gray picture, which nobody knows. */
export const asksForLostColors = (prompt: string): boolean => {
  const text = normalized(prompt);
  return FROM_GRAY.test(text) || HOW_IN_COLOR.test(text) || COLORS_PICTURE.test(text);
};
