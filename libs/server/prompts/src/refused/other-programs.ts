/*
 * Terms of other programs for which there is no operation, and which were taken for similar ones: motion blur, an outer glow, a
 * shift of the hue, solarization, a number of megapixels.
 */

const BLUR =
  '(?:(?:motion|radial|spin|zoom|directional|box|surface) blur|bewegungsunschärfe|radialer? (?:weichzeichner|unschärfe)|desenfoque (?:de movimiento|radial)|flou (?:de mouvement|cinétique|radial)|desfoque (?:de movimento|radial)|sfocatura (?:di movimento|radiale))';
const GLOW = '(?:outer|inner) glow(?: (?:around|on) (?:me|him|her|it|us|the \\p{L}+))?';
const HUE =
  '(?:(?:shift|rotate|change) the hue(?: by)?|hue(?: shift| rotation)?|farbton(?: verschieben)?|tono de color|teinte|matiz|tonalità)(?: (?:by )?[+-]?\\d+(?: ?(?:°|degrees|grad|%))?)';
const FILTER = '(?:solari[sz](?:e|ation)|threshold|solarisieren|schwellenwert|solarizar|solariser|solarizza)';
const HUE_SHIFT = 'hue (?:shift|rotation)|(?:shift|rotate) the hue';
const PIXELS =
  '(?:(?:resize|reduce|scale|shrink|upscale|enlarge|bring|make|verkleiner[en]|vergrößer[en]|redimension\\p{L}*|ridimension\\p{L}*|reduce|réduis|reduz|riduci|amplía|agrandis|aumenta|ingrandisci)(?: (?:it|this|the (?:image|photo|picture)|es|das bild))?(?: (?:down|up))?(?: (?:to|auf|a|à|para))? ?|auf )?\\d+(?:[.,]\\d+)? ?(?:mega ?pixels?|mega ?píxeles|megapixel|mpx?)(?: (?:verkleinern|vergrößern))?';

const WHOLE = new RegExp(
  `^\\s*(?:please |can you |bitte |por favor )?(?:(?:add|apply|give it|use|put|füge|añade|ajoute|adiciona|aggiungi)(?: an?| the| un[ae]?| uma?| ein(?:e[n]?)?)? |an? )?(?:${BLUR}|${GLOW}|${FILTER}|${HUE}|${HUE_SHIFT}|${PIXELS})(?: (?:effect|please|bitte|por favor))*[\\s.!?]*$`,
  'iu',
);

/** True for a wish in the terms of another program that no operation fulfills. */
export const isOfOtherProgram = (prompt: string): boolean => WHOLE.test(prompt);
