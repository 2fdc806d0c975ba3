import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "La señora que sale atrás": somebody who stands in the back, told with a verb. Plainer words name the place alone. In the
 * other languages the verb does not hide the place.
 */
export const STANDING_BEHIND: readonly Rewording[] = [
  [
    word(
      '(?:que|q|k) (?:sale|está|esta|aparece|se ve|anda|va|pasa|viene)n? (?:ahí |allá |allí |por |justo )?atr[aá]s(?! de(?!\\p{L}))',
    ),
    'de atrás',
  ],
];
