import { COLOR_WORD } from '../../words/color-words.ts';
import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Anything but blue for the background, say green": the color that is said last is wished, and the first is not. */

const OTHER = `(?:anything|any colou?r|alles|jede farbe|cualquier(?:a| color)?|todo|tout|n[’']importe quelle couleur|qualquer(?: cor)?|tudo|qualsiasi(?: colore)?|tutto) (?:but|außer|ausser|menos|excepto|sauf|exceto|tranne) ${COLOR_WORD}`;
const SAY =
  '(?:say|maybe|for example|e\\.?g\\.?|z\\.? ?b\\.?|zum beispiel|sagen wir|por ejemplo|digamos|par exemple|disons|por exemplo|per esempio|diciamo)';

export const ANY_COLOR_BUT: readonly Rewording[] = [
  [
    word(
      `${OTHER} (?:for|für|para|pour|per) (?<where>(?!(?:the |den |der |el |le |o |il )?(?:text|caption|schrift|texto|texte|testo)(?!\\p{L}))(?:the |den |el |le |l[’']|o |lo )?\\p{L}+(?:-\\p{L}+)?),? (?:${SAY} )?(?<color>${COLOR_WORD})(?! (?:and|und|y|et|e) )`,
    ),
    '$<where> $<color>',
  ],
];
