import type { Rewording } from '../rewording.ts';

/* Something that is there, and a question whether it can go: "there is a date stamp, can it go?" asks to remove it. */

export const CAN_IT_GO: readonly Rewording[] = [
  [
    /(?<there>(?<!\p{L})there(?:['’ ]?s| is| are) [^.!?;]{3,60}?)[,.;]? (?:can|could|may) (?:it|that|this|they|those|these)(?: (?:please|all|both|maybe|possibly))* (?:go(?: away)?|disappear|vanish)(?=\s*(?:[,.;!?]|please|pls|$))/giu,
    '$<there>, remove it',
  ],
  [
    /^\s*(?:can|could|may) (?<what>(?:the|that|this|my|our) [^,.;:!?]{2,40}?)(?: please)? go(?: away)?\s*\??\s*$/giu,
    'remove $<what>',
  ],
];
