import type { Rewording } from '../rewording.ts';

/* "Scan this receipt, fix the perspective": a scan does that anyway. */

const SCAN =
  /(?<!\p{L})(?:scan\p{L}*|digitali\p{L}+|einscann\p{L}*|numéris\p{L}+|escane\p{L}+|scansion\p{L}+)(?!\p{L})/iu;

export const SCANS_SET_STRAIGHT: readonly Rewording[] = [
  '(?:fix|correct|straighten)(?: out)? the (?:perspective|angle|distortion)',
  '(?:die )?perspektive (?:korrigieren|entzerren|geraderücken)|(?:korrigiere|entzerre) die perspektive',
  '(?:corrige|corregir|endereza) la perspectiva',
  '(?:corrige[rz]?|redresse[rz]?) la perspective',
  '(?:corrigir?|corrige|endireita) a perspe(?:c)?tiva',
  '(?:correggi|correggere|raddrizza) la prospettiva',
].map((said) => [
  new RegExp(`(?:,| and| und| y| et| e|, and) ?${said}(?=\\s*(?:[,.;!?]|$| and | und | y | et | e ))`, 'giu'),
  '',
  SCAN,
]);
