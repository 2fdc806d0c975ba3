import { readPrompt } from '../../read-prompt.ts';

it.each([
  'get rid of my ex, the guy in the red hoodie',
  'entferne meinen Ex, der Typ mit der roten Mütze',
  'quita a mi ex, el chico de la gorra roja',
  'enlève mon ex, le mec avec la casquette',
  'tira meu ex, o cara de boné',
  'togli il mio ex, il tizio con il cappello',
])('“%s” removes one person', (prompt) => {
  const { steps } = readPrompt(prompt);
  expect(steps.map(({ operation, options }) => [operation, options['count']])).toEqual([
    ['remove-object', 1],
  ]);
});

it('somebody and somebody else are two', () => {
  const { steps } = readPrompt('remove my brother and the man in the hat');
  expect(steps[0]?.options['count']).toBe(2);
});
