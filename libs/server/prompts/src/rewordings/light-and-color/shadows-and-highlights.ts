import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Shadows up highlights down": two wishes without a comma between them. */

const LANGUAGES: readonly (readonly [shadows: string, highlights: string, plainer: string])[] = [
  [
    'shadows (?:up|lighter|brighter)',
    'highlights (?:down|darker|lower)',
    'brighten the shadows, lower the highlights',
  ],
  [
    '(?:schatten|tiefen) (?:hoch|rauf|heller)',
    '(?:spitz)?lichter (?:runter|dunkler)',
    'Schatten aufhellen, Lichter absenken',
  ],
  [
    '(?:sube las sombras|sombras más claras)',
    '(?:baja las (?:altas )?luces|(?:altas )?luces más oscuras)',
    'aclara las sombras, baja las altas luces',
  ],
  [
    '(?:remonte les ombres|ombres plus claires)',
    '(?:baisse les hautes lumières|hautes lumières plus sombres)',
    'éclaircis les ombres, baisse les hautes lumières',
  ],
  [
    '(?:sobe as sombras|sombras mais claras)',
    '(?:baixa as (?:altas )?luzes|(?:altas )?luzes mais escuras)',
    'clareia as sombras, baixa as altas luzes',
  ],
  [
    '(?:alza le ombre|ombre più chiare)',
    '(?:abbassa le (?:alte )?luci|(?:alte )?luci più scure)',
    'schiarisci le ombre, abbassa le alte luci',
  ],
];
export const SHADOWS_AND_HIGHLIGHTS: readonly Rewording[] = LANGUAGES.flatMap(
  ([shadows, highlights, plainer]): readonly Rewording[] => [
    [word(`${shadows} (?:and |und |y |et |e )?${highlights}`), plainer],
    [word(`${highlights} (?:and |und |y |et |e )?${shadows}`), plainer],
  ],
);
