import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Shadows up highlights down": two wishes without a comma between them. */

const LANGUAGES: readonly (readonly [shadows: string, highlights: string])[] = [
  ['shadows (?:up|lighter|brighter)', 'highlights (?:down|darker|lower)'],
  ['(?:schatten|tiefen) (?:hoch|rauf|heller)', '(?:spitz)?lichter (?:runter|dunkler)'],
  ['(?:sube las sombras|sombras más claras)', '(?:baja las (?:altas )?luces|(?:altas )?luces más oscuras)'],
  [
    '(?:remonte les ombres|ombres plus claires)',
    '(?:baisse les hautes lumières|hautes lumières plus sombres)',
  ],
  ['(?:sobe as sombras|sombras mais claras)', '(?:baixa as (?:altas )?luzes|(?:altas )?luzes mais escuras)'],
  ['(?:alza le ombre|ombre più chiare)', '(?:abbassa le (?:alte )?luci|(?:alte )?luci più scure)'],
];
const PLAIN: readonly string[] = [
  'brighten the shadows, lower the highlights',
  'Schatten aufhellen, Lichter absenken',
  'aclara las sombras, baja las altas luces',
  'éclaircis les ombres, baisse les hautes lumières',
  'clareia as sombras, baixa as altas luzes',
  'schiarisci le ombre, abbassa le alte luci',
];

export const SHADOWS_AND_HIGHLIGHTS: readonly Rewording[] = LANGUAGES.flatMap(
  ([shadows, highlights], at): readonly Rewording[] => [
    [word(`${shadows} (?:and |und |y |et |e )?${highlights}`), PLAIN[at] ?? ''],
    [word(`${highlights} (?:and |und |y |et |e )?${shadows}`), PLAIN[at] ?? ''],
  ],
);
