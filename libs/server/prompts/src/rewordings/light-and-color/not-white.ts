import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Bright parts that shall not turn white when the picture gets brighter: "lighten it without making the window totally
 * white". No finder knows a window or a dress, but brightening keeps the detail of bright parts anyway.
 */

/** A wish for more light. */
const BRIGHTER = /bright|light|hell|aufhell|luz|brill|clar|éclair|lumi|expos|ilumin|schiar|luce|luminos/iu;
/** A name of up to four words; the sky is a part that can be spared. */
const named = (articles: string, sky: string): string =>
  `(?:${articles}) ?(?!${sky})(?:[\\p{L}’'-]+ ){0,3}[\\p{L}’'-]+`;

const LANGUAGES: readonly (readonly [white: string, plainer: string])[] = [
  [
    `(?:without|but (?:don['’]?t|do not)|don['’]?t|do not) (?:mak(?:e|ing)|turn(?:ing)?|let(?:ting)?|hav(?:e|ing)|get(?:ting)?) ${named('the|that|this|my|our|his|her', 'sky')} (?:(?:go|be|become|becoming|turn|get|look) )?(?:(?:all|totally|completely|too|pure|fully|entirely|just) )*(?:white|blown(?: out)?|washed out|over-?exposed)`,
    'without blowing out the highlights',
  ],
  [
    `(?:aber )?ohne,? dass ${named('der|die|das|mein\\p{L}*|unser\\p{L}*', 'himmel')} (?:(?:ganz|komplett|völlig|total|zu|so) )*(?:weiß|weiss|überbelichtet|überstrahlt) (?:wird|werden|ist|sind)`,
    'ohne die Lichter auszubrennen',
  ],
  [
    `(?:pero )?sin que (?:se (?:queme|ponga)n? )?${named('el|la|los|las|mi|mis', 'cielo')} (?:se )?(?:quede|salga|vea|ponga|esté|queme)n? (?:(?:tod[oa]s?|completamente|totalmente|muy|demasiado) )*(?:blanc|quemad|sobreexpuest)[oa]s?`,
    'sin quemar las luces',
  ],
  [
    `(?:mais )?sans (?:que ${named("le |la |les |l[’']|mon |ma |mes ", 'ciel')} (?:devienne|soit|vire|ressorte)(?:nt)?|rendre ${named("le |la |les |l[’']|mon |ma |mes ", 'ciel')}) (?:(?:tout|toute|trop|complètement|totalement|au) )*(?:blanc(?:he)?s?|cramée?s?|surexposée?s?)`,
    'sans brûler les hautes lumières',
  ],
  [
    `(?:mas )?sem (?:deixar ${named('o|a|os|as|meu|minha', 'céu|ceu')}|que ${named('o|a|os|as|meu|minha', 'céu|ceu')} (?:fique|vire)m?) (?:(?:tod[oa]s?|muito|tudo|completamente|totalmente) )*(?:branc|estourad|queimad)[oa]s?`,
    'sem estourar as luzes',
  ],
  [
    `(?:ma )?senza (?:che ${named("il |la |lo |i |le |gli |l[’']|mio |mia ", 'cielo')} (?:diventi|sia|venga)(?:no)?|far (?:diventare|venire) ${named("il |la |lo |i |le |gli |l[’']|mio |mia ", 'cielo')}) (?:(?:tutt[oa]|troppo|completamente|totalmente) )*(?:bianc[oa]|bruciat[oa]|sovraespost[oa])`,
    'senza bruciare le luci',
  ],
];

export const NOT_WHITE: readonly Rewording[] = LANGUAGES.map(([white, plainer]) => [
  new RegExp(`(?<!\\p{L})(?:${white})${END}`, 'giu'),
  plainer,
  BRIGHTER,
]);
