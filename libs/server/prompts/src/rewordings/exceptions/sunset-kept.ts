import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* A sunset or sunrise that shall stay as it is: the sky is meant, which a finder knows. */

export const SUNSET_KEPT: readonly Rewording[] = [
  [
    word('(?<keep>keep|leave) the (?:sunset|sunrise)(?= (?:as (?:it )?is|the way it is|alone|untouched))'),
    '$<keep> the sky',
  ],
  [
    word(
      '(?:den )?sonnen(?:untergang|aufgang)(?= (?:bitte )?(?:so (?:lassen|belassen)|lassen,? wie er ist|nicht (?:ändern|verändern|anfassen)))',
    ),
    'den Himmel',
  ],
  [
    word('(?<keep>deja|mantén|conserva) el (?:atardecer|amanecer)(?= (?:como está|tal cual|así))'),
    '$<keep> el cielo',
  ],
  [
    word('(?<keep>garde|laisse) le (?:coucher|lever) de soleil(?= (?:tel quel|comme (?:ça|il est)))'),
    '$<keep> le ciel',
  ],
  [
    word('(?<keep>deixa|mantém) o (?:pôr do sol|nascer do sol)(?= (?:como está|como tá|assim|igual))'),
    '$<keep> o céu',
  ],
  [
    word("(?<keep>lascia|tieni|mantieni) (?:il tramonto|l['’]alba)(?= (?:com['’]è|così|così com['’]è))"),
    '$<keep> il cielo',
  ],
];
