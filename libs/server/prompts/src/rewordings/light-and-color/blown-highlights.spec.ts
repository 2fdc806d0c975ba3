import { readPrompt } from '../../read-prompt.ts';

it.each([
  'the highlights are blown out',
  'die Lichter sind ausgefressen',
  'los blancos están quemados',
  'les blancs sont cramés',
  'os brancos estão estourados',
  'i bianchi sono bruciati',
])('“%s” lowers the highlights, and not the whole picture', (prompt) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect(steps).toEqual(readPrompt('lower the highlights').steps);
  expect(notPossible).toEqual([]);
});
