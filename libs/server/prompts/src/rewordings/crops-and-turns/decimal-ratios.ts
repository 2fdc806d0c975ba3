import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* “2.35:1” and “1.85 to 1”: the ratios of films, as whole numbers, and “format 4 to 5” with a colon. */

const RATIO =
  /(?<![\d.,:])(?<whole>[1-4])[.,](?<part>\d{1,2}) ?(?::|to|x|zu|a|à|para|by) ?1(?![\d.,:]*\d|\p{L}| ?(?:px|cm|mm))/giu;

/** A ratio is read in whole numbers of two digits. */
const MOST = 99;
/**
 * The nearest ratio of two such numbers; of equally near ones, that of the smallest numbers. “2.35:1” is 47:20, and
 * “2.39:1” nearly 98:41.
 */
const inWholes = (...found: readonly unknown[]): string => {
  const { whole = '1', part = '0' } = found.at(-1) as Readonly<Record<string, string>>;
  const ratio = Number(`${whole}.${part}`);
  const highest = Math.floor(MOST / ratio);
  const far = (under: number): number => Math.abs(Math.round(ratio * under) / under - ratio);
  const unders = Array.from({ length: highest }, (_, at) => at + 1);
  const under = unders.reduce((best, one) => (far(one) < far(best) - 1e-9 ? one : best), 1);
  return `${Math.round(ratio * under)}:${under}`;
};

export const DECIMAL_RATIOS: readonly Rewording[] = [
  [RATIO, inWholes],
  [
    /(?<=(?<!\p{L})(?:(?:aspect )?ratio|format|crop(?: (?:it|this|that|the (?:photo|picture|image)))?)(?: (?:of|to|at|in|is|should be))*:? )(?<one>[1-9]|1\d|2[0-4]) to (?<other>[1-9]|1\d|2[0-4])(?=\s*(?:[,.;!?]|$)| (?:and|please|pls|ratio|format|aspect|for|so|but)(?!\p{L}))/giu,
    '$<one>:$<other>',
  ],
  [
    /(?<![\d.,:] ?|from |zoom )(?<one>[1-9]|1\d|2[0-4]) to (?<other>[1-9]|1\d|2[0-4])(?= (?:aspect )?(?:ratio|format)(?!\p{L}))/giu,
    '$<one>:$<other>',
  ],
  // A crop as wide as a film, and none of its colors.
  [
    word(
      [
        'crop (?:(?:it|this|the (?:photo|picture|image)) )?(?:(?:really |very )?wide(?:r|screen)? )?(?:like|as)(?: in| for| at)? (?:an? |the )?(?:movies?|film|cinema)',
        '(?:crop (?:it )?(?:to |in(?:to)? |at )?)?(?:an? )?(?:cinematic|cinema|movie) (?:crop|aspect(?: ratio)?)',
        '(?:wie im (?:kino|film) zuschneiden|schneide? (?:es|das (?:bild|foto)) (?:breit )?(?:zu )?wie (?:im kino|im film|ein(?:en)? film)(?: zu)?|(?:zuschneiden (?:auf|im) )?kinoformat)',
        'recorta(?:l[ao])? (?:anch[ao] )?como (?:en )?(?:el cine|una película|las películas)',
        'recadre[rz]?(?:[- ]l[ae])? (?:large )?comme (?:au cinéma|un film|dans (?:un film|les films))',
        'corta (?:larg[ao] )?como (?:no cinema|um filme|n?os filmes)',
        'ritaglia(?:l[ao])? (?:larg[ao] )?come (?:al cinema|un film|nei film)',
      ].join('|'),
    ),
    'crop to 21:9',
  ],
  [/(?<!\p{L})cinema (?:shape|format|ratio),? (?=\d+:\d)/giu, 'crop to '],
];
