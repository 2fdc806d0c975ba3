import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * The foreground of a picture whose sky is good as it is: "brighten only the foreground, the sky is already perfect" is
 * "brighten everything except the sky". Without a sky the foreground is the subject.
 */

const LANGUAGES: readonly (readonly [foreground: string, fine: string, plainer: string])[] = [
  [
    '(?:(?:only|just) )?the foreground(?: only)?',
    "(?:the )?sky(?: is|['’]s)? (?:(?:already|just) )?(?:perfect|fine|good|ok|okay|great|nice|right)(?: as it is)?|(?:but )?(?:keep|leave) the sky(?: (?:as it is|alone))?|(?:but )?not the sky",
    'everything except the sky',
  ],
  [
    '(?:nur )?(?:den|der) vordergrund',
    '(?:der )?himmel (?:ist|passt|gefällt mir)(?: (?:schon|so|bereits|gut|perfekt|in ordnung|ok))*|(?:aber )?(?:den himmel nicht|nicht den himmel)',
    'alles außer dem Himmel',
  ],
  [
    '(?:(?:solo|sólo) )?el primer plano',
    '(?:el )?cielo (?:ya )?está (?:(?:ya|muy) )?(?:perfecto|bien)(?: así)?|(?:pero )?no el cielo',
    'todo excepto el cielo',
  ],
  [
    '(?:(?:seulement|juste|uniquement) )?le premier plan',
    '(?:le )?ciel est (?:déjà )?(?:parfait|bien|très bien)(?: comme ça)?|(?:mais )?pas le ciel',
    'tout sauf le ciel',
  ],
  [
    '(?:(?:só|apenas|somente) )?o primeiro plano',
    '(?:o )?céu (?:já )?(?:está|tá) (?:perfeito|bom|ótimo)(?: assim)?|(?:mas )?não o céu',
    'tudo exceto o céu',
  ],
  [
    '(?:(?:solo|soltanto) )?il primo piano',
    '(?:il )?cielo (?:è già |è |va (?:già )?)(?:perfetto|bello|bene|a posto)(?: così)?|(?:ma )?non il cielo',
    'tutto tranne il cielo',
  ],
];

export const SKY_AS_IT_IS: readonly Rewording[] = LANGUAGES.map(([foreground, fine, plainer]) => [
  new RegExp(
    `(?<!\\p{L})${foreground}(?<verb>(?: [\\p{L}]+)?),? (?:(?:because|weil|porque|car|perché) )?(?:${fine})${END}`,
    'giu',
  ),
  `${plainer}$<verb>`,
  /sky|himmel|ciel|céu/iu,
]);
