import type { Rewording } from '../rewording.ts';

/* Words of courtesy inside a wish or at its end, which are none of its words: "nimm bitte das Auto raus". */

export const COURTESIES_INSIDE: readonly Rewording[] = [
  // "Nimm bitte das Auto raus", "entferne mal das Auto": words of courtesy inside the verb.
  [
    /(?<!\p{L})nimm (?:(?:bitte|mal|doch) )*(?<what>(?:d[eai][nse]|mein\p{L}*) \p{L}+) (?:(?:bitte|mal) )*(?:he)?raus(?!\p{L})/giu,
    'entferne $<what>',
  ],
  [
    /(?<=(?<!\p{L})(?:entfern|lösch|nimm|schneid|dreh|ersetz|änder|färb|mach)e? )(?:(?:bitte|mal|doch|einfach) )+/giu,
    '',
  ],
  // Thanks and pleas at the end, which are no words of a wish.
  [/(?<=\p{L}\s+)(?:(?:grazie|danke|obrigad[oa]|gracias|merci|thanks|thx)\s*[:;]-?[)D]+|pfv?)\s*$/iu, ''],
];
