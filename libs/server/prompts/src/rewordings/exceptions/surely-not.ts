import type { Rewording } from '../rewording.ts';

/*
 * Somebody who surely stays, between others who shall go: "take out the waiter, not the bride obviously, and the guy with the
 * cap". Behind all who go it is clear who is denied.
 */

const SURE =
  '(?:obviously|of course|duh|natürlich|klar|logisch|claro|obvio|obviamente|por supuesto|bien sûr|évidemment|lógico|é claro|ovviamente|certo|chiaro)';
const NOT =
  "(?:but |aber |pero |mais |mas |ma )?(?:not|nicht|no(?: a)?|pas|n[ãa]o|non) (?:(?:the|my|the|die|den|das|der|el|la|los|las|al|le|les|mi|ma|mon|o|a|os|as|minha|meu|il|lo) |l['’])\\p{L}+";

export const SURELY_NOT: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=\\p{L}), (?<denied>${NOT},? ${SURE})(?<rest>,? (?:and|und|y|et|e) [^.;!?]+?)(?=\\s*(?:[.;!?]|$))`,
      'giu',
    ),
    '$<rest>, $<denied>',
  ],
];
