import type { Rewording } from '../rewording.ts';

/* "Comic style, and write LOTTE below": a look of the picture, and no font of the letters. */

export const COMIC_STYLE: readonly Rewording[] = [
  [
    /(?<=(?:^|[.,;:!?])\s*(?:(?:make it|turn it into|please|in|im|mach es) )*(?:a )?)comic(?=[- ](?:style|stil)(?:\s*(?:[,.;!?]|$)| (?:and|und|please|bitte)(?!\p{L})))/giu,
    'cartoon',
  ],
];
