import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "20 px off the edges", "Ränder 20 px abschneiden": as much off every side; and one side, "cut the top off". */

const AMOUNT =
  '(?<amount>\\d+(?:[.,]\\d+)? ?(?:px|pixels?|pixel|píxeles|píxels|%|percent|prozent|por ?ciento|por cento|pour ?cent|per cento))';

export const CUT_OFF_EDGES: readonly Rewording[] = [
  // "Cut the top off": the verb around its side.
  [
    endOfWish(
      '(?:cut|crop|trim|chop|slice) the (?<side>top|bottom|left|right)(?<part> (?:side|edge|part))? (?:off|away)',
    ),
    'cut off the $<side>$<part>',
  ],
  [
    endOfWish(
      `(?:cut|crop|trim|shave|take|chop) (?:off )?${AMOUNT} (?:off|from) (?:of )?(?:(?:all )?(?:the )?(?:edges|borders)|all (?:the )?(?:four )?sides)`,
    ),
    'crop $<amount> off each side',
  ],
  [
    endOfWish(`(?:crop|trim) (?:all )?(?:the )?(?:edges|borders) by ${AMOUNT}`),
    'crop $<amount> off each side',
  ],
  [
    endOfWish(
      `(?:die |alle |an allen |an den |von den )?(?:bild|foto)?ränder[n]? (?:um )?${AMOUNT} (?:ab|weg|be)schneiden`,
    ),
    '$<amount> an jeder Seite abschneiden',
  ],
  [
    endOfWish(`${AMOUNT} (?:von|an) (?:den rändern|allen (?:rändern|seiten)) (?:ab|weg)schneiden`),
    '$<amount> an jeder Seite abschneiden',
  ],
  [
    endOfWish(`(?:recorta|corta|quita)(?:r)? ${AMOUNT} (?:de|a) (?:(?:todos )?los bordes|todos los lados)`),
    'recorta $<amount> de cada lado',
  ],
  [
    endOfWish(
      `(?:coupe|rogne|enlève|recadre)[rz]? ${AMOUNT} (?:sur|de|à) (?:(?:tous )?les bords|tous les côtés)|(?:coupe|rogne|enlève)[rz]? ${AMOUNT.replace('amount', 'each')} des bords`,
    ),
    'coupe $<amount>$<each> sur chaque bord',
  ],
  [
    endOfWish(`(?:corta|recorta|tira)(?:r)? ${AMOUNT} (?:d[ae]s|de todas as) (?:bordas|margens)`),
    'corta $<amount> de cada lado',
  ],
  [
    endOfWish(`(?:taglia|ritaglia|togli)(?:re)? ${AMOUNT} (?:dai bordi|da tutti i (?:bordi|lati))`),
    'taglia $<amount> da ogni lato',
  ],
];
