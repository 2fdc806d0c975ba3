import type { Rewording } from '../rewording.ts';

/*
 * A Spanish complaint whose verb stands first, as that of a wish does: "está borrosa la cara" is "la cara está borrosa", and
 * asks for no blur.
 */

export const BLURRY_FACES: readonly Rewording[] = [
  [
    /(?<!\p{L})(?<is>est[áa]n?|sal(?:e|en|ió|ieron)|qued[óo]) (?<state>(?:muy |toda |todo )?(?:borros|desenfocad)[oa]s?) (?<what>(?:el|la|los|las) (?:cara|rostro)s?(?: de [\p{L} ]{2,25})?)(?=\s*(?:[,.;!?]|$))/giu,
    '$<what> $<is> $<state>',
  ],
];
