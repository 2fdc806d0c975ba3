import { readPrompt } from '../read-prompt.ts';

it.each([
  ['pop art, four panels', '“four panels”'],
  ['Pop-Art, vier Felder', '“vier Felder”'],
  ['pop art en quatre cases', '“quatre cases”'],
  ['pop art a quattro riquadri', '“quattro riquadri”'],
  ['reduce noise in the sky', '“in the sky”'],
  ['menos ruido en el cielo', '“en el cielo”'],
  ['diminui o ruído no céu', '“no céu”'],
])('“%s” is done once, and says so of %s', (prompt, told) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect(steps).toHaveLength(1);
  expect(notPossible).toEqual([told]);
});

it.each(['pop art', 'reduce noise in the shadows', 'in the style of Van Gogh, 5x7 print'])(
  'nothing is missing from “%s”',
  (prompt) => expect(readPrompt(prompt).notPossible).toEqual([]),
);

it.each([
  'junta las dos fotos, una encima de otra',
  'füge beide Bilder zusammen, eins über dem anderen',
  "assemble les deux photos, l'une sous l'autre",
  'junta as duas fotos, uma embaixo da outra',
])('“%s” puts one picture above the other, and nothing is left undone', (prompt) => {
  const { steps, notPossible } = readPrompt(prompt, { mask: false, reference: true });
  expect(steps.map(({ options }) => options['layout'])).toEqual(['stacked']);
  expect(notPossible).toEqual([]);
});
