import type { Rewording } from '../rewording.ts';

/* A line around the picture, which is a border: "a thin grey line around it" is "a thin grey border around it". */

export const OF_LINES: readonly Rewording[] = (
  [
    [
      'line|stroke',
      '(?:all )?(?:around|round)(?= (?:it|the (?:photo|picture|image|pic|edge|outside|whole)))',
      'border',
    ],
    ['linie', '(?:drum ?herum|rundherum|außen herum|ringsum|um das (?:bild|foto))', 'Rahmen'],
    ['línea', '(?:alrededor|en el contorno)', 'borde'],
    ['linha', '(?:em volta|ao redor|em torno)', 'borda'],
  ] as const
).map(([line, around, border]) => [
  new RegExp(`(?<!\\p{L})(?:${line})(?=(?: \\p{L}+){0,3} ${around}(?!\\p{L}))`, 'giu'),
  border,
]);
