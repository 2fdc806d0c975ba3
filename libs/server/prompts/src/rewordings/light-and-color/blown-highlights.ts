import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Highlights that are blown out, in six languages: "les blancs sont cramés", "die Lichter sind ausgefressen". They shall be
 * lowered, and not the whole picture.
 */

const HOW =
  "(?:(?:totally|completely|all|a bit|way|so|total|völlig|ganz|etwas|leider|muy|todos|todas|un poco|tout|toutes|complètement|un peu|muito|meio|um pouco|tutti|tutte|molto|un po[’']) )*";

/** Windows are the brightest part of a room, so that their highlights are those of the picture where they are lowered. */
const OF_WINDOWS: Rewording = [
  /(?<=^(?!.*(?<!\p{L})(?:increas|rais|boost|brighten|more|erhöh|heb|mehr|aufhell|sub[ea]|aument|más|augment|remonte|plus|mais|alza|più)).*(?<!\p{L})(?:highlights|spitzlichter|altas luces|luces altas|hautes lumières|altas luzes|alte luci)) (?:(?:on|in|of|from|at|through) (?:the )?windows?|(?:an|in|von|auf) (?:den|dem) fenstern?|(?:de|en) las? ventanas?|(?:(?:de|sur|dans) (?:la |les )|des )fenêtres?|[dn]as? janelas?|(?:dell|nell|sull)[ae] finestr[ae])(?= *(?:[,.;!?]|$| (?:only|please|and|but|so|nur|bitte|und|aber|por|y|pero|s['’]il|et|mais|e|mas|per|ma)(?!\p{L})))/giu,
  '',
];

const ARE_BLOWN: readonly Rewording[] = (
  [
    [
      'highlights (?:are|look|got|came out)',
      '(?:blown|burnt|burned|clipped)(?: out)?',
      'lower the highlights',
    ],
    [
      '(?:spitzlichter|lichter|weißen|weißtöne) sind',
      '(?:ausgefressen|ausgebrannt|überstrahlt)',
      'reduziere die Spitzlichter',
    ],
    [
      '(?:blancos|luces altas|altas luces|luces) (?:están|salieron|quedaron)',
      'quemad[oa]s',
      'baja las altas luces',
    ],
    ['(?:blancs|hautes lumières) sont', '(?:cramé|brûlé|grillé)e?s', 'baisse les hautes lumières'],
    [
      '(?:brancos|altas luzes|luzes) (?:estão|ficaram)',
      '(?:estourad|queimad)[oa]s',
      'diminui as altas luzes',
    ],
    ['(?:bianchi|alte luci|luci) sono', 'bruciat[ie]', 'abbassa le alte luci'],
  ] as const
).map(([are, blown, plainer]) => [
  new RegExp(`(?<=^|[.,;!?] ?)(?:(?:the|die|los|las|les|os|as|i|le) )?${are} ${HOW}${blown}${END}`, 'giu'),
  plainer,
]);

export const BLOWN_HIGHLIGHTS: readonly Rewording[] = [OF_WINDOWS, ...ARE_BLOWN];
