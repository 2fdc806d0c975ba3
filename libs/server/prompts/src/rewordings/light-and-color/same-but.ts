import { COLOR_WORD } from '../../words/color-words.ts';
import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* The same thing in another color: "same shirt but in forest green" is "make the shirt forest green". */

/** A color with what is said of its shade before or after it. */
const COLOR = `(?<color>(?:[\\p{L}-]+ )?${COLOR_WORD}(?: (?:claro|oscuro|clair|foncé|escuro|chiaro|scuro|marino|marine|pastel|pastello))?)`;

const LANGUAGES: readonly (readonly [same: string, plainer: string])[] = [
  [
    `(?:the )?same (?<thing>[\\p{L}-]+),? (?:but|just|only) (?:in |make it )?(?:a |an )?`,
    'make the $<thing> $<color>',
  ],
  [
    `(?:die|das|der|den)?(?:selbe[nrs]?|gleiche[nrs]?) (?<thing>\\p{L}+),? (?:aber|nur|bloß) (?:in )?`,
    'mach das $<thing> $<color>',
  ],
  [`(?:el|la) mism[oa] (?<thing>\\p{L}+),? pero (?:en |de )?(?:color )?`, 'pinta la $<thing> de $<color>'],
  [`(?:la |le )?même (?<thing>\\p{L}+),? mais (?:en )?`, 'mets la $<thing> en $<color>'],
  [`(?:a |o )?mesm[oa] (?<thing>\\p{L}+),? (?:mas|só que) (?:em |na cor )?`, 'deixa a $<thing> $<color>'],
  [`(?:la |lo )?stess[oa] (?<thing>\\p{L}+),? ma (?:in |di colore )?`, 'rendi la $<thing> $<color>'],
];

export const SAME_BUT: readonly Rewording[] = LANGUAGES.map(([same, plainer]) => [
  new RegExp(`(?<=^|[.,;!?] ?)${same}${COLOR}${END}`, 'giu'),
  plainer,
]);
