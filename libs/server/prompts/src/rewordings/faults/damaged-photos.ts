import type { Rewording } from '../rewording.ts';

/* What is wrong with an old photo, and not with what it shows. */

export const DAMAGED_PHOTOS: readonly Rewording[] = [
  // "Make it color": colors for a black and white photo.
  [
    /(?<!\p{L})make (?<what>it|this) (?:in )?colou?r(?=\s*(?:[,.;!?]|please|pls|$))/giu,
    'put $<what> in color',
  ],
  // "A scratch across grandma's face" is one of the photo, and none of the skin.
  [
    /(?<=(?<!\p{L})(?:scratch(?:es)?|creases?|cracks?|tears?) )(?:that )?(?:(?:is|are|runs?|running|going|goes|which|right|all) )*(?:through|across|over|down) (?:[\p{L}'’]+ ){0,2}faces?(?!\p{L})/giu,
    'on the photo',
  ],
  [
    /(?<=(?<!\p{L})(?:kratzer|riss|knick)\p{L}* )(?:(?:geht|gehen|läuft|verläuft|ist|sind|der|quer|genau) )*(?:über|durch|im|auf|quer über) (?:\p{L}+ ){0,2}gesicht(?!\p{L})/giu,
    'im Foto',
  ],
];
