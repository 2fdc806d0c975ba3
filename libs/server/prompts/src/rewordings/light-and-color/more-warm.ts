import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “I want table more warm colour”: a comparison with “more”, and without an article, by people who learned English. */

const COMPARED: Readonly<Record<string, string>> = {
  warm: 'warmer',
  cold: 'cooler',
  cool: 'cooler',
  bright: 'brighter',
  dark: 'darker',
  light: 'lighter',
  sharp: 'sharper',
};
const WISH =
  '(?:(?:i |we )?(?:want|need|would like|like to have)|make|please make) (?:to have )?(?:the |my |this )?(?<what>\\p{L}{3,})(?: to be| with)? (?:little |a bit |a little )?more';

export const MORE_WARM: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?:^|[.!?;,])\\s*)${WISH} (?<how>${Object.keys(COMPARED).join('|')})(?: colou?r| tone| light)?${END}`,
      'giu',
    ),
    (...found) => {
      const { what = '', how = '' } = found.at(-1) as Readonly<Record<string, string>>;
      const compared = COMPARED[how.toLowerCase()] ?? how;
      return /^(?:colou?rs?|light|it|this|that|them)$/iu.test(what)
        ? String(found[0])
        : `make the ${what} ${compared}`;
    },
  ],
];
