import { readPrompt } from '../../read-prompt.ts';
import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['snuggly', 'warm-tones', 0],
  ['eiskalt', 'cool-tones', 0],
  ['looks freezing', 'warm-tones', 0],
  ['make it look freezing', 'cool-tones', 0],
  ['penombra', 'low-light', 0],
  ['lumière ocre du Sahel', 'warm-tones', 0],
  ['slavata', 'enhance-colors', 0],
  ['film poster colours', 'cinematic', 0],
  ['Farbfoto zu Schwarzweißfoto', 'black-and-white', 0],
  ['escurece como se já tivesse anoitecido', 'night', 0],
  ['pas la nuit, juste la fin du jour', 'sunset', 0],
  ['sombrita alrededor', 'vignette', 0],
  ['das Haus in Gelb bitte', '', 1],
  ['das Auto in Gelb bitte', 'recolor', 0],
  ['remove my specs', '', 1],
  ['restaura essa foto antiga da minha vó e bota cor', 'repair-scratches', 1],
  ['Brautstrauss etwas kräftiger in den Farben', 'enhance-colors', 0],
  ['zu viel Kontrast im Fitnessraum, die Geräte saufen ab', 'contrast', 0],
  // Near misses.
  ['remove the specks', 'denoise', 0],
  ['das Bild in Schwarzweiß', 'black-and-white', 0],
  ['bring back the clouds', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]);
});

it.each([
  'make mine look like hers',
  "que les deux aient l'air prises le même jour",
  'color parejo entre ambas',
])('“%s” takes the colors of the other picture', (prompt) => {
  const { steps } = readPrompt(prompt, { mask: false, reference: true });
  expect(steps.map(({ operation }) => operation)).toEqual(['match-reference']);
});
