import { ARIMO } from './arimo.ts';
import { DEJAVU_SANS } from './dejavu-sans.ts';
import { GELASIO } from './gelasio.ts';
import { TINOS } from './tinos.ts';
import type { FontFile } from './font-file.ts';

/** The files of each family that we serve. */
export const FONT_FILES: Readonly<Record<string, readonly FontFile[]>> = {
  Arimo: ARIMO,
  Tinos: TINOS,
  Gelasio: GELASIO,
  'DejaVu Sans': DEJAVU_SANS,
};
