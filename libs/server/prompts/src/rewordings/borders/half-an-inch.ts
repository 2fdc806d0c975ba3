import type { Rewording } from '../rewording.ts';

/* “A border of about half an inch”: the fraction as a number, which stands with its unit. */

const UNIT =
  '(?<unit>inch|in|centimet(?:er|re)|cm|zoll|zentimeter|pulgada|centímetro|pouce|centimètre|polegada|pollice|centimetro)';
const ABOUT =
  '(?:(?:of |around |about |roughly |maybe |von |etwa |circa |de |unos |environ |cerca de |di )*)';

const unitOf = (found: readonly unknown[]): string =>
  (found.at(-1) as Readonly<Record<string, string | undefined>>)['unit'] ?? '';

export const HALF_AN_INCH: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})${ABOUT}(?:half an?|a half|(?:einen |ein )?halbe[nrs]?|medi[oa]|(?:un )?demi[- ]|mei[oa]|mezz[oa]) ?${UNIT}(?!\\p{L})`,
      'giu',
    ),
    (...found) => ` 0.5 ${/^(?:c|zent)/iu.test(unitOf(found)) ? 'cm' : 'inch'}`,
    /border|frame|rahmen|rand|borde|marco|bordure|cadre|borda|moldura|bordo|cornice/iu,
  ],
];
