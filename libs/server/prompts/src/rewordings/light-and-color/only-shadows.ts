import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Detail of the shadows alone: "bring out the details in the shadows, keep the highlights as they are" brightens the shadows.
 * Without the second half it may ask for detail everywhere.
 */

const LANGUAGES: readonly (readonly [shadows: string, kept: string, plainer: string])[] = [
  [
    '(?:bring out|bring up|recover|get|pull|show) (?:some |more |the )?details? (?:in|out of|from|of) the (?:shadows|dark (?:parts|areas))',
    "(?:(?:but |and )?(?:keep|leave) (?:the )?highlights(?: exactly)? (?:as (?:they are|is)|alone|untouched|unchanged|the same|where they are)|(?:but |and )?(?:don['’]?t|do not|without) (?:touch|chang|alter)(?:ing|ing the|e)? ?(?:the )?highlights)",
    'brighten the shadows',
  ],
  [
    '(?:hole?|zieh\\p{L}*|bring\\p{L}*) (?:bitte )?(?:mehr |die )?details? (?:aus|in) (?:den|die) (?:schatten|tiefen)(?: (?:heraus|raus|holen|rausholen|herausholen))?|(?:mehr )?(?:details?|zeichnung) (?:aus|in) den (?:schatten|tiefen)(?: (?:holen|rausholen|herausholen))?',
    '(?:(?:aber |und )?(?:die )?(?:spitz)?lichter (?:bitte )?(?:(?:so|unverändert) (?:lassen|bleiben)|nicht (?:anfassen|verändern|ändern)|so lassen wie sie sind)|(?:aber )?ohne die (?:spitz)?lichter zu (?:ver)?ändern)',
    'Schatten aufhellen',
  ],
  [
    '(?:saca|sacar|recupera|recuperar|resalta) (?:más |el |los )?detalles? (?:de|en) las (?:sombras|zonas oscuras)',
    '(?:(?:y |pero )?(?:deja|dejar|mantén|mantener) las (?:altas )?luces(?: altas)? (?:(?:tal )?como están|igual|así|intactas)|(?:pero )?sin (?:tocar|cambiar) las (?:altas )?luces(?: altas)?)',
    'aclara las sombras',
  ],
  [
    '(?:fais(?:-| )?ressortir|faire ressortir|récupère|récupérer|ramène) (?:plus de |les |des |du )?détails? (?:dans|des) (?:les )?(?:ombres|zones sombres)',
    '(?:(?:et |mais )?(?:laisse|laisser|garde|garder) les (?:hautes )?lumières (?:comme elles sont|telles quelles|intactes|tranquilles)|(?:mais )?sans toucher (?:aux|les) (?:hautes )?lumières)',
    'éclaircis les ombres',
  ],
  [
    '(?:recupera|recuperar|puxa|traz|realça) (?:mais |o |os )?detalhes? (?:n|d)as (?:sombras|áreas escuras)',
    '(?:(?:e |mas )?(?:mantém|manter|deixa|deixar) as (?:altas )?luzes (?:como estão|iguais|intactas|assim)|(?:mas )?sem mexer nas (?:altas )?luzes)',
    'clareia as sombras',
  ],
  [
    '(?:recupera|recuperare|tira fuori|fai uscire|fai emergere) (?:più |i |il )?dettagl(?:i|io) (?:nelle|dalle|delle) (?:ombre|zone scure)',
    '(?:(?:e |ma )?(?:lascia|lasciare|mantieni) le (?:alte )?luci (?:come sono|così|intatte|invariate)|(?:ma )?senza toccare le (?:alte )?luci)',
    'schiarisci le ombre',
  ],
];

export const ONLY_SHADOWS: readonly Rewording[] = LANGUAGES.map(([shadows, kept, plainer]) => [
  new RegExp(`(?<!\\p{L})(?:${shadows})[,;.]? ${kept}${END}`, 'giu'),
  plainer,
]);
