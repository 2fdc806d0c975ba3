import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A sky without detail: "make the sky less white, it's blown out". It shall get its detail back, and neither become blue
 * nor darken the rest of the picture.
 */

const LANGUAGES: readonly (readonly [white: string, plainer: string])[] = [
  [
    "(?:make )?the sky (?:(?:is|looks|came out|turned|went)(?: (?:all|too|totally|completely|so|way too|just))* white|(?:a bit |a little |much )?less white)[,;.]? (?:(?:it|that)(?:['’]s| is) |and )?(?:(?:all|totally|completely|just) )*(?:blown(?: out)?|burnt(?: out)?|overexposed|washed out)",
    'lower the highlights in the sky',
  ],
  [
    '(?:mach )?(?:den|der) himmel (?:(?:ist|wurde)(?: (?:ganz|zu|total|völlig|so))* weiß|(?:etwas |ein bisschen )?weniger weiß)(?:[,;.]? (?:(?:er|es) ist |und )?(?:(?:ganz|total|völlig|einfach) )*(?:ausgebrannt|überbelichtet|überstrahlt|ausgefressen))',
    'Spitzlichter im Himmel reduzieren',
  ],
  [
    '(?:(?:haz|pon) )?(?:que )?el cielo (?:(?:salió|está|quedó)(?: (?:todo|muy|demasiado|totalmente))* blanco|(?:sea |esté )?menos blanco)(?:[,;.]? (?:está |y )?(?:(?:todo|totalmente) )?(?:quemado|sobreexpuesto|reventado))',
    'baja las altas luces del cielo',
  ],
  [
    "(?:rends |fais )?le ciel (?:est(?: (?:tout|trop|complètement))* blanc|moins blanc)(?:[,;.]? (?:(?:il|c[’']) ?est |et )?(?:(?:tout|complètement) )?(?:cramé|brûlé|surexposé))",
    'baisse les hautes lumières du ciel',
  ],
  [
    '(?:deixa |faz )?o céu (?:(?:ficou|está|saiu|tá)(?: (?:todo|muito|totalmente))* branco|menos branco)(?:[,;.]? (?:está |tá |e )?(?:(?:todo|totalmente) )?(?:estourado|queimado|superexposto))',
    'diminui as altas luzes do céu',
  ],
  [
    '(?:(?:fai diventare|rendi|fai) )?il cielo (?:(?:è|è venuto|è uscito)(?: (?:tutto|troppo|completamente))* bianco|meno bianco)(?:[,;.]? (?:è |e )?(?:(?:tutto|completamente) )?(?:bruciato|sovraesposto))',
    'abbassa le alte luci del cielo',
  ],
];

export const WHITE_SKIES: readonly Rewording[] = LANGUAGES.map(([white, plainer]) => [
  new RegExp(`(?<!\\p{L})${white}${END}`, 'giu'),
  plainer,
]);
