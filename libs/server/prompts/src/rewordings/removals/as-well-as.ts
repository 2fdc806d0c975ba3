import type { Rewording } from '../rewording.ts';

/* “Quita la bici así como las botellas”: one more thing to remove, in the languages in which both readers lose it. */

const joined = (remove: string, asWellAs: string, the: string, and: string): Rewording => [
  new RegExp(`(?<=(?<!\\p{L})(?:${remove})\\p{L}* [^.;!?]{3,60}?),? (?:${asWellAs}) (?=${the})`, 'giu'),
  ` ${and} `,
];

export const AS_WELL_AS: readonly Rewording[] = [
  joined('quit|elimin|borr|sac|suprim', 'así como|asi como', '(?:el|la|los|las|mis?|es[eao]s?) \\p{L}', 'y'),
  joined(
    'tir|remov|apag|elimin|retir',
    'assim como|bem como',
    '(?:os?|as?|meus?|minhas?|ess[ea]s?) \\p{L}',
    'e',
  ),
  joined(
    'togl|rimuov|elimin|cancell|lev',
    'così come|nonché|come pure',
    "(?:(?:il|lo|la|i|gli|le|quell[ao]) |l['’])\\p{L}",
    'e',
  ),
];
