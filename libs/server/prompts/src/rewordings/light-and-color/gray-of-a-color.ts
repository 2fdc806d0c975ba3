import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/* "Turn anything blue gray" loses one color, and not all of them: "black and white only in the blue parts". */

const ofColor = (said: (color: string) => string, plainer: string): Rewording => [
  new RegExp(`(?<!\\p{L})(?:${said(`(?<color>${COLOR_WORD})`)})(?!\\p{L})`, 'giu'),
  plainer,
];

export const GRAY_OF_A_COLOR: readonly Rewording[] = [
  ofColor(
    (color) =>
      `(?:turn|make) (?:anything|everything|all)(?: (?:that ?(?:is|['’]s)|which is))? ${color} (?:parts? )?(?:into |to )?(?:gr[ae]y|black and white|colou?rless)`,
    'black and white only in the $<color> parts',
  ),
  ofColor(
    (color) => `mach(?:e)? alles,? (?:was )?${color}(?:e)?(?: ist)?,? (?:grau|schwarz[- ]?weiß|farblos)`,
    'Schwarzweiß nur in den Bereichen mit $<color>',
  ),
];
