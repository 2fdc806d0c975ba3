import type { Rewording } from '../rewording.ts';

/*
 * Removals of two things with one verb, in which the second thing or the first one was lost: "quita el fondo y el texto",
 * "den Mann und den Hund entfernen".
 */

const NOUN = "(?:(?:the|el|la|los|las|le|les|os?|as?|il|lo|gli|i) |l[’'])\\p{L}+";

export const TWO_REMOVED: readonly Rewording[] = [
  // The background and something else: each gets the verb.
  [
    new RegExp(
      `(?<!\\p{L})(?<verb>remove|delete|erase|quita|elimina|borra|enlève|supprime|retire|efface|tira|apaga|togli|rimuovi|cancella) (?<ground>the (?:background|bg)|el fondo|le fond|l[’']arrière-plan|o fundo|lo sfondo) (?<and>and|y|et|e) (?=${NOUN}(?!\\p{L})(?! ?\\p{L}* ?(?:to|in|with|zu|a|en|con|com|avec)(?!\\p{L})))`,
      'giu',
    ),
    '$<verb> $<ground> $<and> $<verb> ',
  ],
  // In German the verb stands at the end.
  [
    /(?<=^(?:(?:bitte|hey|hallo|hi),? )?|[.;!] ?)(?<one>(?:den|die|das|meine?n?) \p{L}+|\p{L}+(?<!en|bitte)) und (?<other>(?:(?:den|die|das|meine?n?) )?\p{L}+) (?:bitte )?(?:entfernen|löschen|wegmachen|weg|rausnehmen|raus)(?=\s*(?:[,.;!?]|bitte|$))/giu,
    'entferne $<one> und entferne $<other>',
  ],
];
