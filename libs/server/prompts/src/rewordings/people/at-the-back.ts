import type { Rewording } from '../rewording.ts';

/* “Remove the people at the back”: who is behind the others. The readers would take everybody, or those in front. */

export const AT_THE_BACK: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:people|persons?|guys?|m[ae]n|wom[ae]n|lady|ladies|boys?|girls?|kids?|child(?:ren)?|bloke|dude|couple|crowd|strangers?|tourists?|students?|pupils?|guests?|family|teenagers?) )(?:(?:right |way )?(?:at|in) the (?:very )?back|right at the back|way back there|back there)(?=\s*(?:[,.;!?]|$)| (?:is|are|was|were|and|please|only|brighter|darker|lighter|sharper|who|should|could|need)(?!\p{L}))/giu,
    'in the background',
  ],
];
