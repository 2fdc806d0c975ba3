import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "The room is dark but the window is blown out": too little light and too much of it in one picture, which no single
 * change of its brightness mends.
 */

const HOW = "(?: (?:[\\p{L}’']+ ){0,2}?)?";
/** For each language a dark room, a window that is too bright, and what may ask to mend that. */
const LANGUAGES: readonly (readonly [dark: string, bright: string, mend: string])[] = [
  [
    `(?:(?:the|my|our) (?:\\p{L}+ )?\\p{L}+ (?:is|looks|came out|turned out) ?${HOW}dark|(?:(?:the )?(?:interior|inside|room|cabin|indoors?) )(?:(?:is|looks) )?(?:way |much )?too dark)(?: (?:under|in|at|on|near|around|by|inside|behind) (?:the )?\\p{L}+(?: \\p{L}+)?)?`,
    `(?:but|and|yet|while) (?:the )?windows? (?:(?:is|are|looks?) )?${HOW}(?:blown out|burn(?:t|ed)(?: out)?|overexposed|too bright)`,
    '(?:please )?fix (?:it|this|that)',
  ],
  [
    `(?:der|die|das|mein\\p{L}*) \\p{L}+ (?:ist|wirkt|wurde) ?${HOW}dunkel`,
    `(?:aber|und|während) (?:das |die )?fenster (?:(?:ist|sind) )?${HOW}(?:ausgebrannt|überbelichtet|überstrahlt|zu hell)`,
    '(?:bitte )?(?:ausgleichen|korrigieren|beheben|mach das besser)',
  ],
  [
    `(?:el|la|mi) \\p{L}+ (?:est[áa]|sale|sali[óo]|se ve|qued[óo]) ?${HOW}oscur[oa]`,
    `(?:pero|y|mientras) (?:la |las )?ventanas? (?:(?:est[áa]n?|salen?|sali[óo]|se ven?) )?${HOW}(?:quemadas?|sobreexpuestas?|reventadas?)`,
    'arr[ée]gl[ae]l[oa]',
  ],
  [
    `(?:le|la|mon|ma) \\p{L}+ (?:est|sort|rend) ?${HOW}sombre`,
    `(?:mais|et|alors que) (?:la |les )?fenêtres? (?:(?:est|sont) )?${HOW}(?:cramées?|brûlées?|surexposées?)`,
    '(?:arrange|corrige)(?: [çc]a|-(?:le|la|moi [çc]a))',
  ],
  [
    `(?:o|a|meu|minha) \\p{L}+ (?:est[áa]|t[áa]|saiu|ficou) ?${HOW}escur[oa]`,
    `(?:mas|e|enquanto) (?:a |as )?janelas? (?:(?:est[áa]|t[áa]|est[ãa]o|ficou|saiu) )?${HOW}(?:estourad[oa]s?|estourou|estouraram|queimad[oa]s?|superexpost[oa]s?)`,
    '(?:arruma|conserta|corrige)(?: isso)?',
  ],
  [
    `(?:il |la |lo |l['’])\\p{L}+ (?:è|risulta|esce|è venut[oa]) ?${HOW}(?:scur[oa]|bui[oa])`,
    `(?:ma|e|mentre) (?:la |le )?finestr[ae] (?:(?:è|sono) )?${HOW}(?:bruciat[ae]|sovraespost[ae])`,
    '(?:sistemal[oa]|correggi|sistema)',
  ],
];

export const DARK_ROOMS: readonly Rewording[] = LANGUAGES.map(([dark, bright, mend]) => [
  new RegExp(`(?<=^|[.!?;] ?)(?:${dark}),? (?:${bright})(?:[,.;!]? ${mend})?${END}`, 'giu'),
  'HDR',
]);
