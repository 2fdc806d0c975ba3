import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "It's oversharpened" complains of too much sharpness. */

export const OVERSHARPENED: readonly Rewording[] = [
  [clause("(?:it[’']?s|it is|this is|it looks|looks)? ?(?:a bit |way )?over-?sharpened"), 'too sharp'],
  [clause('(?:(?:das (?:bild|foto)|es) ist )?überschärft'), 'zu scharf'],
  [clause('(?:sobra nitidez|(?:sobre|demasiado )enfocada|exceso de nitidez)'), 'demasiado nítida'],
  [
    clause("(?:(?:l[’']image|la photo|elle) est )?(?:trop (?:accentuée?|de netteté)|suraccentuée?)"),
    'trop nette',
  ],
  [clause('nítid[oa] demais|(?:nitidez (?:demais|exagerada))'), 'menos nitidez'],
  [clause('(?:troppa nitidezza|nitidezza eccessiva)'), 'troppo nitida'],
];
