/*
 * “Die Sonne spiegelt sich im Wasser”: what the picture shows. Both readers would mirror the picture.
 */

const WHAT = '[^,.;!?]{2,40}?';
const WHERE = '[^,.;!?]{2,40}';
const REFLECTED = new RegExp(
  `^\\s*(?:${[
    `(?:the |my |a )${WHAT} (?:is |are )?(?:reflect(?:s|ed|ing)?|mirror(?:ed|s)) (?:in|on|off) ${WHERE}`,
    `${WHAT} spiegel(?:t|n) sich (?:in|im|am|an|auf) ${WHERE}`,
    `(?:in|im|am|an|auf) ${WHERE} spiegel(?:t|n) sich ${WHAT}`,
    `${WHAT} se (?:me )?reflejan? (?:en|sobre) ${WHERE}`,
    `${WHAT} se reflèt(?:e|ent) (?:sur|dans) ${WHERE}`,
    `${WHAT} se reflet(?:e|em) (?:em|n[oa]s?) ${WHERE}`,
    `${WHAT} si riflett(?:e|ono) (?:su|sul|sulla|sull['’]|in|nel|nella|nell['’]|nei|nelle) ?${WHERE}`,
  ].join('|')})[\\s.!]*$`,
  'iu',
);

/** True for a prompt that only tells what is reflected where. */
export const tellsOfReflection = (prompt: string): boolean => REFLECTED.test(prompt);
