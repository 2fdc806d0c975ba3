import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “Eyes brighter and the bags under them less dark”: these bags are of skin, and so are the circles that shall be lighter, for
 * which nothing else becomes brighter.
 */

const LESS =
  '(?:(?:a (?:bit|little|touch) |slightly |much )?(?:less (?:dark|obvious|visible|puffy|heavy)|lighter|softer|smaller|gone|reduced))';

/** For each language a verb that lightens, what is said around what is lightened, and the plainer wish. */
const LIGHTENED: readonly (readonly [before: string, circles: string, behind: string, plainer: string])[] = [
  [
    '(?:lighten|brighten|lift)(?: up)?',
    '(?:(?:the|my|her|his|our|those|these) )?(?:(?:dark |black )?(?:bags|circles|circels|rings|shadows|area|skin) (?:under|beneath|below|underneath) (?:(?:the|my|her|his|our|your) )?eyes|(?:dark|eye) circles|(?:under[- ]?)eye (?:bags|circles|area))',
    '',
    'reduce the dark circles under the eyes',
  ],
  [
    '(?:helle?|mach)(?: bitte)?',
    '(?:die |meine |ihre |seine )?augenringe',
    ' (?:auf|heller)',
    'entferne die Augenringe',
  ],
  ['', '(?:die |meine |ihre |seine )?augenringe', ' aufhellen', 'entferne die Augenringe'],
  ['(?:aclar|ilumin)(?:a|ar|ame)', '(?:las |mis |sus )?ojeras', '', 'reduce las ojeras'],
  ['(?:éclairci|illumine)[srtez]*', '(?:les |mes |ses )?cernes', '', 'réduis les cernes'],
  ['(?:clarei|ilumin)(?:a|e|ar)', '(?:as |minhas )?olheiras', '', 'reduz as olheiras'],
  ['(?:schiari|illumina)(?:sci|re)?', '(?:le |mie |sue )?occhiaie', '', 'riduci le occhiaie'],
];

export const BAGS_UNDER_THEM: readonly Rewording[] = [
  // “The bags under my eyes are awful, lighten them”.
  [
    /(?<!\p{L})(?:the |these |those )?(?<bags>(?:bags|circles|rings) (?:under|beneath|below) (?:the|my|her|his|your) eyes) (?:are|look)(?: \p{L}+){1,3}[,;.] ?(?:please |can you )?(?:lighten|brighten|reduce|remove|soften|fix|tone down|get rid of) (?:them|those|these)(?!\p{L})/giu,
    'reduce the $<bags>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:the |my |her |his )?(?:dark )?(?:bags|circles) (?:under|beneath|below) (?:them|(?:the|my|her|his|your) eyes) ${LESS}`,
      'giu',
    ),
    'tone down the bags under the eyes',
  ],
  ...LIGHTENED.map(([before, circles, behind, plainer]): Rewording => [
    new RegExp(
      `(?<!\\p{L})${before === '' ? '' : `${before} `}(?<amount>(?:a (?:bit|little)|etwas|ein bisschen|un poco|un peu|um pouco|un po[’']) )?${circles}(?<later> (?:a (?:bit|little|touch)|slightly|etwas|ein bisschen|un poco|un peu|um pouco|un po[’']))?${behind}${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    `${plainer}$<later>`,
  ]),
];
