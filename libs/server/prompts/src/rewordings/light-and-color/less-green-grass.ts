import type { Rewording } from '../rewording.ts';

/* “Not so much green in the grass” and “the lawn looks radioactive”: its green shall become weaker, and not be painted. */

const GRASS = '(?:grass|lawn|field|pitch|trees?|leaves|hedge|plants?)';

export const LESS_GREEN_GRASS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:not (?:so|as) much|less|a bit less) green (?:in|on|of) (?<what>(?:the |my )?${GRASS})(?!\\p{L})`,
      'giu',
    ),
    '$<what> is too green',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<what>(?:the |my )?${GRASS}) (?:looks|is|came out)(?: (?:so|way|all|a bit|completely))* (?:radioactive|nuclear|toxic|luminous)(?!\\p{L})`,
      'giu',
    ),
    '$<what> is too green',
  ],
  [/,? it(?:['’]?s| is| looks) (?:radioactive|nuclear)(?=\s*(?:[,.;!]|$))/giu, ''],
  [
    /(?<!\p{L})(?:nicht so viel|weniger) grün (?:im|auf dem) (?<what>gras|rasen)(?!\p{L})/giu,
    'das $<what> ist zu grün',
  ],
  [
    /(?<!\p{L})(?:no tanto|menos) verde en (?:el|la) (?<what>césped|pasto|hierba)(?!\p{L})/giu,
    'el $<what> está demasiado verde',
  ],
  [
    /(?<!\p{L})(?:pas (?:autant|tant)|moins) de vert (?:dans|sur) (?<what>(?:l['’]herbe|la pelouse|le gazon))(?!\p{L})/giu,
    '$<what> est trop vert',
  ],
  [
    /(?<!\p{L})(?:não tanto|menos) verde n[ao] (?<what>grama|relva|gramado)(?!\p{L})/giu,
    'a $<what> está verde demais',
  ],
  [
    /(?<!\p{L})(?:non così tanto|meno) verde (?:nel|nell['’]) ?(?<what>prato|erba)(?!\p{L})/giu,
    'il $<what> è troppo verde',
  ],
];
