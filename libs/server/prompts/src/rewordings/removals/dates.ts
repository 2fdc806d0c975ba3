import { END_OF_PROMPT } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* A date that shall go is the one that the camera printed: "remove the date", "quita la fecha". */

const OF_PICTURE =
  "(?: (?:from|off|in|on) (?:it|(?:the|this|my) (?:photo|picture|image))| (?:aus|von|auf) dem (?:bild|foto)| (?:de|en) la (?:foto|imagen)| (?:de|sur) (?:la photo|l['’]image)| d[ao] (?:foto|imagem)| da(?:lla)? foto)?";

const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    '(?:remove|delete|erase|take (?:off|out|away)|get rid of|lose|hide) (?:the |that )?date',
    'remove the date stamp',
  ],
  [
    '(?:(?:entferne?|lösche?) (?:bitte )?(?:das )?datum|(?:das )?datum (?:weg|entfernen|löschen|raus)(?:machen)?)',
    'entferne den Datumsstempel',
  ],
  ['(?:quita|elimina|borra|saca)(?:r|le|me)? la fecha', 'quita la fecha impresa'],
  ['(?:enlève|supprime|efface|retire)(?:r|z)? la date(?: imprimée| incrustée)?', 'enlève la date incrustée'],
  ['(?:tira|remove|apaga|elimina)(?:r)? a data', 'tira a data impressa'],
  ['(?:togli|elimina|cancella|rimuovi)(?:re)? la data(?: stampata)?', 'togli la data impressa'],
];

export const DATES: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [
  new RegExp(
    `^\\s*(?:(?:please|bitte|por favor|per favore) )?(?:${said})${OF_PICTURE}${END_OF_PROMPT}`,
    'iu',
  ),
  plainer,
]);
