import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "I need my head and shoulders only": a crop to them, whatever else is wished, unless it is for a document. */

const NOT_FOR_DOCUMENTS = '(?<=^(?!.*(?<!\\p{L})(?:passport|visa|id|biometric)(?!\\p{L})).*)';

export const HEAD_AND_SHOULDERS: readonly Rewording[] = [
  [
    word(
      `${NOT_FOR_DOCUMENTS}(?:i|we|you|they) (?:only |just )?(?:need|want) (?:only |just )?(?:my |his |her |our )?head and shoulders(?: only)?(?! (?:removed|gone|cut off|away))`,
    ),
    'crop to the head and shoulders',
  ],
  // “De cabeza” alone is upside down.
  [word('(?:una )?(?:foto|retrato) de (?:la )?cabeza y (?:los )?hombros'), 'recorta la cabeza y los hombros'],
];
