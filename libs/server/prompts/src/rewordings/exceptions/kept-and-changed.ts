import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Hintergrund nicht entfernen, sondern abdunkeln": what shall not go is what shall be changed. */

/** In Italian the participle of a change, and its imperative. */
const ITALIAN = (
  [
    ['schiarit', 'schiarisci'],
    ['scurit', 'scurisci'],
    ['sfocat', 'sfoca'],
  ] as const
).map(([changed, change]): Rewording => [
  clause(
    `(?<what>(?:il |lo |la |l['’])\\p{L}+) non va (?:tolt|cancellat|rimoss|eliminat)[oa],? (?:ma )?va ${changed}[oa]`,
  ),
  `${change} $<what>`,
]);

export const KEPT_AND_CHANGED: readonly Rewording[] = [
  [
    clause(
      '(?<what>(?:(?:der|die|das|den) )?\\p{L}{3,}) (?:soll )?nicht (?:entfernen|löschen|wegmachen|weg),? (?:sondern|nur|lediglich|bloß) (?<how>abdunkeln|aufhellen|schärfen|weichzeichnen|verwischen|unscharf machen|heller machen|dunkler machen)',
    ),
    '$<what> $<how>',
  ],
  ...ITALIAN,
  [
    clause(
      'não é (?:pra|para) (?:tirar|apagar|remover) (?<what>[oa] \\p{L}+),? (?:mas )?(?:é|só) (?:pra|para) (?<how>desfocar|escurecer|clarear)',
    ),
    '$<how> $<what>',
  ],
  [
    clause(
      'no es (?:para )?(?:quitar|borrar) (?<what>(?:el|la) \\p{L}+),? (?:sino |es )(?:para )?(?<how>desenfocar|difuminar|oscurecer|aclarar)(?:l[oa])?',
    ),
    '$<how> $<what>',
  ],
];
