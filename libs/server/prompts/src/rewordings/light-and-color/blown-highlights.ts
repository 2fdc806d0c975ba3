import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Highlights that are blown out, in six languages: "les blancs sont cramés", "die Lichter sind ausgefressen". They shall be
 * lowered, and not the whole picture.
 */

const HOW =
  "(?:(?:totally|completely|all|a bit|just|much|far|viel|way|so|total|völlig|ganz|etwas|leider|muy|todos|todas|un poco|tout|toutes|complètement|un peu|muito|meio|um pouco|tutti|tutte|molto|un po[’']) )*";

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

/** "The window is too bright, bring it down", or a lamp: its light is the brightest of a room, and nothing else becomes darker. */
const WINDOWS: readonly Rewording[] = (
  [
    [
      '(?:(?:the|this|that|these|those|my) )?(?:windows?|(?:street ?)?lamps?|candles?|(?:light )?bulbs?|headlights?|spotlights?|neon (?:signs?|lights?)) (?:is|are|looks?|came out)',
      '(?:too (?:bright|light|strong)|overexposed|(?:blown|burnt|burned)[- ]?out)',
      '(?:so|and|can you|could you|please|just)',
      '(?:(?:bring|take|tone|turn|pull|dial|get|darken|fix|lower|reduce) (?:it|that|this|them|those)(?: down)?(?: a (?:bit|little))?|make (?:it|them|that) darker)',
      'lower the highlights',
    ],
    [
      '(?:das|die|der|dieses?) (?:fenster|lampen?|kerzen?|glühbirnen?|scheinwerfer|laternen?) (?:ist|sind)',
      '(?:zu hell|überbelichtet|ausgefressen|ausgebrannt|überstrahlt)',
      '(?:also|und|bitte|daher|deshalb)',
      '(?:(?:zieh|mach|nimm|dunkle?|dreh)e? (?:es|das|sie)(?: bitte)? (?:runter|dunkler|ab|zurück|herunter))',
      'reduziere die Spitzlichter',
    ],
    [
      '(?:(?:las?|el|los) )?(?:ventanas?|lámparas?|velas?|bombillas?|focos?|farolas?) (?:está|están|sale|salen|salió|quedó|quedaron)',
      '(?:(?:muy|demasiado) (?:clar[oa]s?|brillantes?|luminos[oa]s?|fuertes?)|quemad[oa]s?|sobreexpuest[oa]s?)',
      '(?:así que|y|por favor|entonces)',
      '(?:b[aá]j(?:al|a e)[oa]s?|b[aá]jale|oscur[eé]cel[oa]s?)',
      'baja las altas luces',
    ],
    [
      '(?:la|les|cette|le) (?:fenêtres?|lampes?|bougies?|ampoules?|réverbères?|spots?|phares?) (?:est|sont)',
      '(?:trop (?:claires?|lumineuses?|fortes?)|cramées?|brûlées?|surexposées?)',
      '(?:alors|donc|et|svp|stp)',
      '(?:baisse[rz]?|réduis|assombris|fonce)(?:[- ](?:la|les|ça|cela))?',
      'baisse les hautes lumières',
    ],
    [
      '(?:as? )?(?:janelas?|lâmpadas?|velas?) (?:está|estão|tá|tão|ficou|ficaram)',
      '(?:(?:muito|demasiado) (?:claras?|brilhantes?)|claras? demais|estouradas?|superexpostas?)',
      '(?:então|e|por favor|por isso)',
      '(?:baix[ae]|diminu[ai]|escure[cç][ea])(?: (?:isso|ela|elas))?',
      'diminui as altas luzes',
    ],
    [
      '(?:la|le|i|il) (?:finestr[ae]|lampad[ae]|candel[ae]|lampadin[ae]|far[oi]|farett[oi]) (?:è|sono)',
      '(?:troppo (?:chiar[aeio]|luminos[aeio]|fort[ei])|bruciat[aeio]|sovraespost[aeio])',
      '(?:quindi|e|per favore|allora)',
      '(?:abbassal[aeio]|scuriscil[aeio]|riducil[aeio])',
      'abbassa le alte luci',
    ],
  ] as const
).map(([are, bright, so, lower, plainer]) => [
  new RegExp(
    `(?<=^|[.,;!?] ?|(?<!\\p{L})(?:and|und|y|et|e) )(?:also |auch )?${are} ${HOW}${bright}(?:[,.;]?(?: ${so})* ${lower})?${END}`,
    'giu',
  ),
  plainer,
]);

export const BLOWN_HIGHLIGHTS: readonly Rewording[] = [OF_WINDOWS, ...ARE_BLOWN, ...WINDOWS];
