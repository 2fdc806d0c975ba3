import type { Rewording } from '../rewording.ts';

/*
 * Complaints of something in the picture: "the red eyes are creepy, remove them" says enough, and "laundry is hanging in the
 * picture, looks bad" complains of the laundry and not of the whole picture.
 */

const RED_EYES: readonly (readonly [complaint: string, removal: string, plainer: string])[] = [
  [
    '(?:the |those |her |his )?red eyes (?:are|look) [^,.;!?]{3,30}',
    '(?:please )?(?:remove|fix|get rid of|take out|correct) (?:them|it)',
    'remove the red eyes',
  ],
  [
    '(?:die )?roten augen (?:sind|sehen) [^,.;!?]{3,30}',
    '(?:bitte )?(?:mach sie weg|entferne? sie|weg damit|korrigiere sie)',
    'rote Augen entfernen',
  ],
  ['(?:los )?ojos rojos [^,.;!?]{3,30}', '(?:quítalos|elimínalos|corrígelos)', 'quita los ojos rojos'],
  ['(?:les )?yeux rouges [^,.;!?]{3,30}', '(?:enlève|supprime|corrige|retire)-les', 'enlève les yeux rouges'],
  ['(?:os )?olhos vermelhos [^,.;!?]{3,30}', '(?:tira|remove|corrige)(?: eles)?', 'tira os olhos vermelhos'],
  ['(?:gli )?occhi rossi [^,.;!?]{3,40}', '(?:toglili|eliminali|correggili|levali)', 'togli gli occhi rossi'],
];

const BADLY =
  "(?:(?:(?:,| and)? ?(?:it |this |that )?(?:really |just |so )?looks? (?:(?:so|really|very) )?(?:bad|ugly|awful|terrible|horrible|messy|cheap))|(?:,| und)? ?(?:das )?sieht (?:(?:so|echt|total) )?(?:blöd|doof|hässlich|schlimm|furchtbar|unschön) aus|(?:,| y)? ?(?:se ve|queda) (?:(?:muy|tan) )?(?:mal|fatal|fe[oa]|horrible)|(?:,| et)? ?(?:c[’']est|ça fait) (?:(?:très|trop) )?(?:moche|laid|affreux)|(?:,| e)? ?fica (?:muito )?fei[oa]|(?:,| e)? ?(?:è|sta) (?:molto )?(?:brutto|male))";
const IN_SIGHT =
  '(?:is|are) (?:hanging|standing|lying|sitting|parked|visible) (?:right )?(?:in|behind|next to) (?:the|my|our) (?:picture|photo|pic|shot|background|frame|car|house)|(?:hängt|hängen|steht|stehen|liegt|liegen) (?:da )?(?:im (?:bild|hintergrund)|auf dem foto)|(?:está|están|cuelga|cuelgan) (?:ahí )?en la (?:foto|imagen)|(?:est|sont|pend|pendent|traîne|traînent) (?:là )?(?:sur|dans) la photo|(?:está|estão) (?:ali )?na foto|(?:è|sono|sta|stanno) (?:lì )?nella foto';

export const COMPLAINED_OF: readonly Rewording[] = [
  ...RED_EYES.map(([complaint, removal, plainer]): Rewording => [
    new RegExp(`(?<=(?:^|[.;!?])\\s*)${complaint}[,;.] ?${removal}(?=\\s*(?:[.;!?]|$))`, 'giu'),
    plainer,
  ]),
  [new RegExp(`(?<=(?<!\\p{L})(?:${IN_SIGHT}))${BADLY}(?=\\s*(?:[.;!?]|$))`, 'giu'), ''],
];
