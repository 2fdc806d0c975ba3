import { readPrompt } from '../read-prompt.ts';

it.each([
  'put the color back',
  'die Farben von vorher wieder',
  "remets les couleurs d'avant",
  'rimetti i colori di prima',
])('“%s” is answered by the history', (prompt) => {
  const { steps, hints } = readPrompt(prompt);
  expect(steps).toEqual([]);
  expect(hints).toEqual(['An earlier version of the image can be restored from its history.']);
});

it.each(['bring back the colors', 'put a border'])('“%s” takes nothing back', (prompt) =>
  expect(readPrompt(prompt).steps).toHaveLength(1),
);
