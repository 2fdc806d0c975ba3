import type { Rewording } from '../rewording.ts';

/*
 * “Oscurece abajo”: the lower part, and not less of something. In Spanish the word for “below” is that for “down” too.
 */

const VERB =
  '(?:oscure(?:ce|cer)|(?:aclar|ilumin|satur|desatur|enfo[cq]u?|desenfo[cq]u?|difumin|calent|enfri)(?:a|ar|e))';
const MORE =
  '(?:más|menos|sube (?:el|la)|baja (?:el|la)|aumenta (?:el|la)|reduce (?:el|la)) (?:luz|contraste|brillo|saturación|nitidez|color|sombra|claridad|ruido|grano)';

export const TONED_BELOW: readonly Rewording[] = [
  [
    new RegExp(`(?<=(?<!\\p{L})(?:${VERB}|${MORE})(?: un (?:poco|poquito))? )abajo(?!\\p{L})`, 'giu'),
    'la parte de abajo',
  ],
];
