import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* Skin that shall be lighter or darker, which is found by the face. */

const TONES: readonly (readonly [said: string, plainer: string])[] = [
  [
    '(?:make )?(?:the |my |her |his |our )?skin (?:tone )?(?:lighter|brighter|whiter|fairer|paler)|(?:lighter|brighter|whiter|fairer) skin(?: tone)?|(?:lighten|brighten|whiten)(?: up)? (?:the |my |her |his |our )?skin(?: tone)?',
    'brighten the face',
  ],
  [
    '(?:make )?(?:the |my |her |his |our )?skin (?:tone )?darker|darker skin(?: tone)?|darken (?:the |my |her |his |our )?skin(?: tone)?',
    'darken the face',
  ],
  [
    '(?:(?:die|meine|ihre|seine|unsere) )?haut (?:heller|weißer|aufhellen)(?: machen)?|hellere haut(?:farbe)?',
    'Gesicht aufhellen',
  ],
  [
    '(?:(?:die|meine|ihre|seine|unsere) )?haut (?:dunkler|abdunkeln)(?: machen)?|dunklere haut(?:farbe)?',
    'Gesicht abdunkeln',
  ],
  [
    '(?:la |mi |su )?piel más (?:clara|blanca|luminosa)|(?:aclara|blanquea|ilumina)(?:r|me|le)? (?:la |mi |su )piel',
    'aclara la cara',
  ],
  ['(?:la |mi |su )?piel más (?:oscura|morena)|oscurece(?:r|me|le)? (?:la |mi |su )piel', 'oscurece la cara'],
  [
    '(?:la |ma |sa )?peau plus (?:claire|blanche|lumineuse)|(?:éclairci[rs]|blanchi[rs]|illumine) (?:la |ma |sa )peau',
    'éclaircis le visage',
  ],
  [
    '(?:la |ma |sa )?peau plus (?:foncée|sombre)|(?:fonce|assombri[rs]) (?:la |ma |sa )peau',
    'assombris le visage',
  ],
  [
    '(?:a )?(?:minha |sua )?pele mais (?:clara|branca|iluminada)|(?:clarei|ilumin)(?:a|ar|e) (?:a )?(?:minha |sua )?pele',
    'clareia o rosto',
  ],
  [
    '(?:a )?(?:minha |sua )?pele mais (?:escura|morena)|escure(?:ce|cer|ça) (?:a )?(?:minha |sua )?pele',
    'escurece o rosto',
  ],
  [
    '(?:la )?(?:mia |sua )?pelle più (?:chiara|bianca|luminosa)|(?:schiarisci|schiarire|sbianca|illumina) (?:la )?(?:mia |sua )?pelle',
    'schiarisci il viso',
  ],
  [
    '(?:la )?(?:mia |sua )?pelle più (?:scura)|scuri(?:sci|re) (?:la )?(?:mia |sua )?pelle',
    'scurisci il viso',
  ],
];

export const LIGHTER_SKIN: readonly Rewording[] = TONES.map(([said, plainer]) => [
  new RegExp(`(?<!\\p{L})(?:${said})${BEFORE_NEXT_WISH}`, 'giu'),
  plainer,
]);
