import type { Rewording } from '../rewording.ts';

/*
 * Words for haze that name a look, and no haze to be removed: "milky, dreamy" is "dreamy". What is milky like frosted
 * glass is hazy, and is not to be blurred. Noise is like the snow of an old television.
 */

const MILKY =
  "(?:sort of |kind of |a bit |etwas |un poco |un peu |um pouco |un po['’]? )?(?:milky|milchig|lechos[oa]|laiteu(?:x|se)|leitos[oa]|lattiginos[oa])";
const DREAMY =
  '(?:dreamy|dream[- ]?like|verträumt|träumerisch|oníric[oa]|soñador[a]?|onirique|rêveu(?:r|se)|onric[oa]|sonhador[a]?|sognante|oniric[oa])';
const GLASS =
  "(?:like (?:it['’]s )?(?:(?:shot |seen )?(?:through |behind )?)(?:frosted|milk|foggy) glass|wie (?:durch |hinter )?(?:milchglas|eine milchglasscheibe)|como (?:a través de )?(?:un )?vidrio esmerilado|comme (?:à travers )?(?:du |un )?verre dépoli|como (?:através de )?(?:um )?vidro (?:fosco|jateado)|come (?:attraverso )?(?:un )?vetro smerigliato)";
const OLD_TELEVISION =
  "(?:(?:it |es |c['’]est |la foto )?(?:snow(?:s|ing|y)?|noise|rauscht|rauschen|neige|nieve|con nieve|chuvisco|chuviscos|neve) (?:like|wie|comme|como|de|come|da) (?:(?:(?:an?|on an?|in an?|ein(?:em)?|une?|la|una?|uma?) )?(?:(?:old|alte[rm]?|vieille|vieja|vecchia|velha) )?(?:tvs?|tv set|television|fernseher|télé(?:viseur)?|tele(?:visión|visor)?|televisão|televisione)(?: (?:vieja|antigua|velha|antiga|vecchia))?))";

export const HAZY_LOOKS: readonly Rewording[] = [
  [
    new RegExp(`(?<!\\p{L})${MILKY}(?:,| and| und| y| et| e)* (?<dreamy>${DREAMY})(?!\\p{L})`, 'giu'),
    '$<dreamy>',
  ],
  [new RegExp(`(?<=(?<!\\p{L})${MILKY}),? ${GLASS}(?!\\p{L})`, 'giu'), ''],
  [new RegExp(`(?<=(?:^|[.,;!?])\\s*)(?:it looks )?${GLASS}(?=\\s*(?:[,.;!?]|$))`, 'giu'), 'hazy'],
  [new RegExp(`(?<=(?:^|[.,;!?])\\s*)${OLD_TELEVISION}(?=\\s*(?:[,.;!?]|$))`, 'giu'), 'noisy'],
];
