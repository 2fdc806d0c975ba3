import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Cool the shadows, warm the highlights": the look that has both. */

const AND = '(?:,| and| und| y| et| e|, and) ?';
const LOOK = 'teal and orange';

const LANGUAGES: readonly (readonly [cool: string, warm: string])[] = [
  [
    '(?:(?:cool|cold|blue|teal)(?:er|ish)?(?: (?:down|in|the|tones in the))* shadows|(?:the )?shadows (?:cool|cold|blue|teal)(?:er)?)',
    '(?:(?:warm|orange|golden)(?:er)?(?: (?:up|in|the|tones in the))* (?:highlights|lights)|(?:the )?(?:high)?lights (?:warm|orange|golden)(?:er)?)',
  ],
  [
    '(?:(?:kühle|kalte|blaue)(?:re)? (?:schatten|tiefen)|(?:schatten|tiefen) (?:kühl|kalt|blau)(?:er)?)',
    '(?:(?:warme|goldene)(?:re)? (?:spitz)?lichter|(?:spitz)?lichter (?:warm|wärmer|golden))',
  ],
  ['sombras (?:más )?(?:frías|azules|azuladas)', '(?:altas )?luces (?:más )?(?:cálidas|naranjas|doradas)'],
  [
    'ombres (?:plus )?(?:froides|bleues|bleutées)',
    '(?:hautes )?lumières (?:plus )?(?:chaudes|orangées|dorées)',
  ],
  [
    'sombras (?:mais )?(?:frias|azuis|azuladas)',
    '(?:altas )?luzes (?:mais )?(?:quentes|alaranjadas|douradas)',
  ],
  ['ombre (?:più )?(?:fredde|blu|azzurre)', '(?:alte )?luci (?:più )?(?:calde|arancioni|dorate)'],
];

export const SPLIT_TONES: readonly Rewording[] = LANGUAGES.flatMap(([cool, warm]): readonly Rewording[] => [
  [clause(`${cool}${AND}${warm}`), LOOK],
  [clause(`${warm}${AND}${cool}`), LOOK],
]);
