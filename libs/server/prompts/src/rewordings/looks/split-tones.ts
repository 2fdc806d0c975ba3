import { clause, word } from '../phrases.ts';
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

/** "Teinte bleu orangé" beside another color, such as that of bars. */
const TINTS =
  'teintes? (?:bleue?s?|bleu canard)(?: et)? (?:orangée?s?|oranges?)|ton(?:o|os|alidad) (?:azul(?:es)?|verde azulado)(?: y)? naranjas?|tons? (?:azu(?:l|is))(?: e)? (?:alaranjad[oa]s?|laranjas?)|toni? (?:blu|ottanio)(?: e)? aranci(?:o|one|oni)|(?:farbton |farben )?blau[- ](?:und[- ])?orange(?:ne[rn]?)? (?:look|stimmung|tönung|farbton)';

export const SPLIT_TONES: readonly Rewording[] = [
  [word(TINTS), LOOK],
  ...LANGUAGES.flatMap(([cool, warm]): readonly Rewording[] => [
    [clause(`${cool}${AND}${warm}`), LOOK],
    [clause(`${warm}${AND}${cool}`), LOOK],
  ]),
];
