import { MAYBE_COURTESY } from '../ends.ts';
import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Picture without a frame and without text in 3:2": the shape is the wish, which behind what the picture shall not have both
 * readers would miss.
 */

const PICTURE =
  '(?:(?:the|this|my|an?|das|ein|mein|la|una|mi|une|ma|uma|minha|a) )?(?:photo|picture|pic|image|bild|foto|imagen|imagem|immagine)';
const WITHOUT =
  '(?<without>(?:without|ohne|sin|sans|sem|senza) [^,.;!?\\d]{2,30}?,? (?:and|or|und|oder|y|ni|et|ou|e|nem|né) (?:(?:without|ohne|sin|sans|sem|senza) )?[^,.;!?\\d]{2,30}?|(?:ohne|sin|sans|sem|senza|without)(?: an?)? (?:border|frame|rahmen|rand|marco|borde|cadre|bordure|moldura|borda|cornice|bordo))';
const IN = '(?:in|im (?:format|verhältnis)|en(?: formato)?|em(?: formato)?|au format|nel formato)';

export const SHAPES_WITHOUT: readonly Rewording[] = [
  [
    wholePrompt(`${PICTURE} ${WITHOUT} ${IN} (?<shape>\\d{1,2} ?[:x] ?\\d{1,2})${MAYBE_COURTESY}`),
    '$<shape>, $<without>',
  ],
];
