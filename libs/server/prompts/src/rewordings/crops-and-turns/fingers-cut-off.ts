import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Chop off the bit of finger at the bottom left": nothing finds where a finger before the lens ends, and a crop around the
 * subject would cut off something else.
 */

export const FINGERS_CUT_OFF: readonly Rewording[] = [
  [
    word(
      '(?:chop|cut|crop|trim|snip|slice)(?: (?:off|out|away))? (?<what>(?:the |that |my |a )(?:(?:little )?(?:bit|piece|tip) of (?:a |my |the )?)?(?:finger|thumb)s?)',
    ),
    'remove $<what>',
  ],
  [
    word(
      'schneid(?:e)? (?:(?:mir|bitte|mal) )*(?<what>(?:den|meinen|die) (?:finger|daumen))(?<where> (?:\\p{L}+ ){0,4}?)(?:ab|weg|raus)',
    ),
    'entferne $<what>$<where>',
  ],
  [
    word('(?:re)?corta(?:r|me)? (?<what>(?:el|mi) (?:trozo de |pedazo de )?(?:dedo|pulgar))'),
    'quita $<what>',
  ],
  [word('(?:coupe|rogne|recadre)[rz]? (?<what>(?:le|mon) (?:bout de )?(?:doigt|pouce))'), 'enlève $<what>'],
  [
    word('(?:re)?corta(?:r)? (?<what>(?:o|meu) (?:pedaço de |pedacinho de )?(?:dedo|dedão|polegar))'),
    'tira $<what>',
  ],
  [word('(?:ri)?taglia(?:re)? (?<what>(?:il|mio) (?:pezzo di )?(?:dito|pollice))'), 'togli $<what>'],
];
