import type { Rewording } from '../rewording.ts';

/* "Scan this receipt, fix the perspective": a scan does that anyway. */

const SCAN =
  /(?<!\p{L})(?:scan\p{L}*|digitali\p{L}+|einscann\p{L}*|numéris\p{L}+|escane\p{L}+|scansion\p{L}+)(?!\p{L})/iu;

/** "Als PDF scannen", beside a story: the format is said apart, because the scan is done and the format is not. */
const AS_PDF: readonly Rewording[] = [
  [/(?<!\p{L})als pdf (?<scan>(?:ein)?scannen)(?!\p{L})/giu, '$<scan>, als pdf'],
  [/(?<!\p{L})(?<scan>numéris(?:er|e|ez)(?:[- ](?:l[ae]|ça))?) en pdf(?!\p{L})/giu, '$<scan>, en pdf'],
];

export const SCANS_SET_STRAIGHT: readonly Rewording[] = [
  ...AS_PDF,
  ...[
    '(?:fix|correct|straighten)(?: out)? the (?:perspective|angle|distortion)',
    '(?:die )?perspektive (?:korrigieren|entzerren|geraderücken)|(?:korrigiere|entzerre) die perspektive',
    '(?:corrige|corregir|endereza) la perspectiva',
    '(?:corrige[rz]?|redresse[rz]?) la perspective',
    '(?:corrigir?|corrige|endireita) a perspe(?:c)?tiva',
    '(?:correggi|correggere|raddrizza) la prospettiva',
  ].map((said): Rewording => [
    new RegExp(
      `(?:,| and| und| y| et| e|, and) ?${said}(?=\\s*(?:[,.;!?]|$| and | und | y | et | e ))`,
      'giu',
    ),
    '',
    SCAN,
  ]),
];
