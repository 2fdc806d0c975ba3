import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Hintergrund nicht entfernen, sondern abdunkeln": what shall not go is what shall be changed. */

export const KEPT_AND_CHANGED: readonly Rewording[] = [
  [
    /(?<what>(?:(?:der|die|das|den) )?(?<!\p{L})\p{L}{3,}) (?:soll )?nicht (?:entfernen|löschen|wegmachen|weg),? (?:sondern|nur|lediglich|bloß) (?=\p{L})/giu,
    '$<what> ',
  ],
  [
    word(
      "(?<what>(?:il |lo |la |l['’])\\p{L}+) non va (?:tolt|cancellat|rimoss|eliminat)[oa],? (?:ma )?va schiarit[oa]",
    ),
    'schiarisci $<what>',
  ],
  [
    word(
      "(?<what>(?:il |lo |la |l['’])\\p{L}+) non va (?:tolt|cancellat|rimoss|eliminat)[oa],? (?:ma )?va scurit[oa]",
    ),
    'scurisci $<what>',
  ],
  [
    word(
      "(?<what>(?:il |lo |la |l['’])\\p{L}+) non va (?:tolt|cancellat|rimoss|eliminat)[oa],? (?:ma )?va sfocat[oa]",
    ),
    'sfoca $<what>',
  ],
  [
    word(
      'não é (?:pra|para) (?:tirar|apagar|remover) (?<what>[oa] \\p{L}+),? (?:mas )?(?:é|só) (?:pra|para) (?<how>desfocar|escurecer|clarear)',
    ),
    '$<how> $<what>',
  ],
  [
    word(
      'no es (?:para )?(?:quitar|borrar) (?<what>(?:el|la) \\p{L}+),? (?:sino |es )(?:para )?(?<how>desenfocar|difuminar|oscurecer|aclarar)(?:l[oa])?',
    ),
    '$<how> $<what>',
  ],
];
