import { readPrompt } from '../read-prompt.ts';

it.each([
  ['write "Anna" bottom right, 30% see-through', 0.7],
  ['write "Anna" at 40% opacity', 0.4],
  ['schreib "Anna" unten, 40 % durchsichtig', 0.6],
  ['schreib "Anna" unten rechts, 30% deckend', 0.3],
  ['escribe "Anna" abajo, 30% translúcido', 0.7],
  ['watermark "Anna", unobtrusive', 0.35],
  ['marca de água "Anna" com 25% de transparência', 0.75],
])('“%s” says how well the picture is seen through the letters: %d', (prompt, opacity) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect(steps.map(({ options }) => options['opacity'])).toEqual([opacity]);
  expect(notPossible).toEqual([]);
});

it('a slightly tilted watermark is not faint', () =>
  expect(readPrompt('Wasserzeichen "Anna", leicht schräg').steps[0]?.options).toEqual({
    text: 'Anna',
    place: '',
    angle: 'tilted',
  }));
