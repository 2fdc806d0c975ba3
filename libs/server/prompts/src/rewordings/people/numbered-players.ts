import type { Rewording } from '../rewording.ts';

/* "Number 23 is too small in the frame": somebody with a number on the shirt, and no text. */

export const NUMBERED_PLAYERS: readonly Rewording[] = [
  [
    /(?<=(?:^|[.,;!?])\s*)(?:the )?(?:player |kid |runner )?(?:number|no\.|#) ?\d+ (?=(?:is|looks|was) (?:way |far |much |a bit )?(?:too|so|blurry|dark|blurred|out of focus|hidden|cut off)(?!\p{L}))/giu,
    'the player ',
  ],
];
