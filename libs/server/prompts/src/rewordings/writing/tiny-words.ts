import type { Rewording } from '../rewording.ts';

/*
 * "@studio pequenininho no canto", "@studio klitzeklein in die Ecke": diminutives for how small letters are, which are no part
 * of a text. Their plain words are known to end one.
 */

/** For each language diminutives behind a text and before its place, and the plain word. */
const LANGUAGES: readonly (readonly [tiny: string, plain: string])[] = [
  ['(?:teeny|itty|teensy)[- ](?:tiny|bitty|weeny|weensy)|teeny|teensy', 'tiny'],
  ['klitzeklein|klitze klein|winzig ?klein|mini ?klein|kleinwinzig', 'klein'],
  [
    'chiqui(?:ti)+t[oa]|chiquit[ií]n(?:a)?|chiquirrit[ií]n(?:a)?|pequeñit(?:it)?[oa]|pequeñín(?:a)?',
    'pequeño',
  ],
  ['(?:tout |très )?(?:riquiqui|minus|rikiki)|(?<=@\\S+ )tout petit', 'petit'],
  ['pequeni(?:ni|ti)*nh[oa]|pequenit(?:it)?[oa]|miudinh[oa]|pequenuch[oa]', 'pequeno'],
  ['piccol(?:issim|ett|in)[oa]|piccinin[oa]|minuscol[oa]', 'piccolo'],
];
const PLACE =
  "(?=,? (?:in|at|on|unten|oben|links|rechts|in|im|en|a|al|abajo|arriba|au|à|dans|em|n[oa]|embaixo|nell?[ao’']?|sotto|sopra|sul)(?!\\p{L})|\\s*(?:[,.;!?]|$))";

export const TINY_WORDS: readonly Rewording[] = LANGUAGES.map(([tiny, plain]) => [
  new RegExp(
    `(?<=[\\p{L}\\p{N}"”»'’]+ (?:(?:bem|bien|ganz|so|muy|very|really|molto) )?)(?:${tiny})${PLACE}`,
    'giu',
  ),
  plain,
]);
