import type { Rewording } from '../rewording.ts';

/* "Make a polaroid out of this with “Lisbon” at the bottom": the picture becomes one, as in “add a polaroid frame”. */
export const POLAROIDS_OF_THIS: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:make|create|do) (?:me )?an? (?:(?:old|vintage|retro) )?polaroid(?: (?:frame|picture|photo|print))? (?:out )?(?:of|from|with) (?:this|it|that|the (?:photo|picture|pic|image))(?= (?:with|and)(?!\p{L})|\s*[,.;!?])/giu,
    'add a polaroid frame',
  ],
];
