import type { Rewording } from './rewording.ts';

/* Spoken German, as people write it, and a word that both readers take for a color. */

/** A text may be written in dialect. */
const NO_TEXT =
  /^(?!.*(?<!\p{L})(?:\p{L}*schreib\p{L}*|text|titel|spruch|wasserzeichen|aufschrift)(?!\p{L}))/isu;

export const SPOKEN_GERMAN: readonly Rewording[] = [
  [/(?<!\p{L})nix(?!\p{L})/giu, 'nichts'],
  // "Damit man's lesen kann".
  [
    /(?<=(?<!\p{L})(?:damit|dass|wenn|ob|wie|weil|bis|falls|kann|könnte|soll|sollte|muss|macht) )(?<who>man|ich|du|er|wir|ihr)['’]s(?!\p{L})/giu,
    '$<who> es',
    NO_TEXT,
  ],
  // "Aber ned so bunt".
  [
    /(?<!\p{L})n(?:e[dt]|it|öd) (?=(?:zu|allzu|ganz so|mehr|so (?:dunkel|hell|bunt|grell|stark|viel|krass|scharf|warm|kalt|kühl|gelb|rot|blau|grün|orange|knallig|quietschig|künstlich|extrem|flau|blass))(?!\p{L}))/gu,
    'nicht ',
    NO_TEXT,
  ],
  // "A bissl heller", "a weng dunkler".
  [/(?<!\p{L})[ae] (?:biss(?:er)?l|bissel|bissle|bisschen|weng|wengerl)(?!\p{L})/gu, 'ein bisschen', NO_TEXT],
  // "Wir kamen gerade aus der Kirche": just then, and nothing is straight.
  [
    /(?<=(?<!\p{L})(?:komm(?:e|en|t)|kam(?:en|st)?|war(?:en|st)?|bin|sind|ist|hat(?:te|ten)?|hab(?:e|en)?|wurde[n]?|wird) (?:\p{L}+ )?)gerade (?=(?:aus|am|beim|im|in|auf|erst|dabei|von|vom|unterwegs|ein jahr|zurück|angekommen|\d+)(?!\p{L}))/giu,
    '',
    NO_TEXT,
  ],
  // "Das beigefügte Bild", which is not beige.
  [/(?<!\p{L})beige(?:füg|leg|pack)te[mnrs]? (?=\p{L})/giu, ''],
  [/(?<!\p{L})beige(?:füg|leg|pack)t(?!\p{L})/giu, 'mitgeschickt'],
];
