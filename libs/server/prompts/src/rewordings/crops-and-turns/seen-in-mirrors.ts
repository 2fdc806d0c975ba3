import type { Rewording } from '../rewording.ts';

/*
 * A mirror in the picture, in which something is seen: "im Spiegel sieht man mich". It is a thing like a pane of glass, and
 * no wish to mirror the picture, as "like in the mirror" is.
 */

const NOT_ALIKE =
  "(?<!(?:like|as|than|flip\\p{L}*|wie|como|comme|come|dreh\\p{L}*|volte\\p{L}*|retourne\\p{L}*|espelha\\p{L}*|capovolgi\\p{L}*) (?:[\\p{L}’']+ ){0,4})";
const SEEING: readonly (readonly [mirror: string, before: string, behind: string, glass: string])[] = [
  [
    'in the mirror',
    "(?:see|sees|seen|visible|reflected|reflection|showing|shows?|appears?|is|are|there['’]s)",
    "(?:you|one|we|i) (?:can )?see|there(?:['’]s| is| are)|(?:is|are|can be) (?:seen|visible)|shows?",
    'in the pane',
  ],
  [
    'im spiegel',
    '(?:sieht|sehe|seh|sehen|siehst|erkennt|erscheint|steht|ist|sind|bin|spiegelbild)',
    'sieht|sehe|sehen|siehst|erkennt|erscheint|steht|ist|sind|bin',
    'in der Scheibe',
  ],
  [
    'en el espejo',
    '(?:ven?|veo|vemos|sale|salgo|salen|aparece|aparezco|aparecen|reflejo|está|estoy|hay|nota)',
    'se|sale|salgo|aparece|aparezco|está|estoy|hay',
    'en el cristal',
  ],
  [
    'dans (?:le|la) (?:miroir|glace)',
    '(?:voit|vois|aperçoit|distingue|apparaît|reflet|reflète)',
    'on|je|se|apparaît|il y a|y a',
    'dans la vitre',
  ],
  [
    'no espelho',
    '(?:ver|vê|veem|aparece|apareço|aparecem|aparecendo|reflexo|está|estou|tem)',
    'd[aá]|se|aparece|apareço|está|estou|tem',
    'no vidro',
  ],
  [
    'nello specchio',
    "(?:vede|vedono|vedo|appare|riflesso|riflette|c['’]è)",
    "si|mi|appare|c['’]è|ci sono|sono",
    'nella lastra',
  ],
];

export const SEEN_IN_MIRRORS: readonly Rewording[] = [
  ...SEEING.flatMap(([mirror, before, behind, glass]): readonly Rewording[] => [
    [new RegExp(`${NOT_ALIKE}(?<!\\p{L})${mirror}(?=,? (?:${behind})(?!\\p{L}))`, 'giu'), glass],
    [
      new RegExp(`${NOT_ALIKE}(?<=(?<!\\p{L})${before} (?:[\\p{L}’']+ ){0,4})${mirror}(?!\\p{L})`, 'giu'),
      glass,
    ],
  ]),
  // "Spiegel soll Spiegel bleiben".
  [/(?<!\p{L})(?:der )?spiegel soll (?:ein )?spiegel bleiben(?!\p{L})/giu, 'die Scheibe soll bleiben'],
];
