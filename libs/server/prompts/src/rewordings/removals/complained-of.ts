import type { Rewording } from '../rewording.ts';

/* "The red eyes are creepy, remove them": the complaint says enough. */

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

export const COMPLAINED_OF: readonly Rewording[] = RED_EYES.map(([complaint, removal, plainer]) => [
  new RegExp(`(?<=(?:^|[.;!?])\\s*)${complaint}[,;.] ?${removal}(?=\\s*(?:[.;!?]|$))`, 'giu'),
  plainer,
]);
