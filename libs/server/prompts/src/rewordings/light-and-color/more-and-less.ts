import type { Rewording } from '../rewording.ts';

/* More of one thing and less of another, which are two wishes: "più contrasto meno giallo" gets a comma between them. */

export const MORE_AND_LESS: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:more|mehr|más|plus|mais|più) (?!(?:or|oder|o|ou)(?!\p{L}))\p{L}+) (?=(?:less|weniger|menos|moins|meno) (?:de )?\p{L})/giu,
    ', ',
  ],
  [
    /(?<=(?<!\p{L})(?:less|weniger|menos|meno|moins) (?!(?:or|oder|o|ou)(?!\p{L}))\p{L}+) (?=(?:more|mehr|más|plus|mais|più) (?:de )?\p{L})/giu,
    ', ',
  ],
];
