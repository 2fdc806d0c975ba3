import type { Rewording } from '../rewording.ts';

/* "Turn the contrast down" is "turn down the contrast", and "hardly noticeable" is a little. */

const TONE =
  '(?:contrast|brightness|saturation|exposure|sharpness|warmth|vibrance|colou?rs?|highlights|shadows|clarity)';

const faintly = (said: string, plainer: string): Rewording => [
  new RegExp(`,? (?:${said})(?=\\s*(?:[,.;!?]|$))`, 'giu'),
  plainer,
];

export const TURNED_DOWN: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?<verb>turn|tone|dial|bring) (?<what>(?:the |its )?${TONE}) (?<way>down|up)(?!\\p{L})`,
      'giu',
    ),
    '$<verb> $<way> $<what>',
  ],
  // "Cool the colors down".
  [
    /(?<!\p{L})(?<verb>cool|warm) (?<what>(?:the|my|our) (?:whole |entire )?(?:photo|picture|image|pic|scene|shot|colou?rs?|tones?)|everything|the whole thing) (?<way>down|up)(?!\p{L})/giu,
    '$<verb> $<way> $<what>',
  ],
  faintly(
    '(?:and |but )?(?:(?:it|that) )?(?:should |must |may )?(?:be |is )?(?:hardly|barely|scarcely)(?: be)? (?:noticeable|visible|noticed|seen)',
    ', but only a little',
  ),
  faintly(
    '(?:und |aber )?(?:(?:es|das) )?(?:soll |darf )?(?:(?:nur )?kaum|fast nicht) (?:merklich|sichtbar|zu merken|zu sehen|auffallen)(?: sein)?',
    ', aber nur ein bisschen',
  ),
  faintly(
    '(?:y |pero )?que (?:apenas|casi no|no) se note(?: (?:mucho|tanto|demasiado))?',
    ', pero solo un poco',
  ),
  faintly(
    "(?:et |mais )?(?:que ça |qu['’]on le )?(?:se voie à peine|à peine visible|ne se voie pas trop)",
    ', mais juste un peu',
  ),
  faintly('(?:e |mas )?que (?:quase não|mal|não) se (?:note|perceba|veja)(?: muito)?', ', mas só um pouco'),
  faintly(
    '(?:e |ma )?(?:che )?(?:si noti|si veda) (?:appena|poco)|,? (?:ma )?appena (?:visibile|percettibile)',
    ', ma solo un po’',
  ),
];
