import { readPrompt } from '../../read-prompt.ts';

const operationsOf = (prompt: string): readonly string[] =>
  readPrompt(prompt)
    .steps.map(({ operation }) => operation)
    .toSorted();

it.each([
  'dark and grainy',
  'dunkel und verrauscht',
  'oscura y con ruido',
  'sombre et bruitée',
  'escura e com ruído',
  'scura e rumorosa',
  'tá muito escura e granulada',
  'zu dunkel und körnig',
  "night shot came out grainy and i can't see anything, do what you can",
])('“%s” names two faults', (prompt) => {
  expect(operationsOf(prompt)).toEqual(['denoise', 'low-light']);
});

it.each(['borrosa y oscura', 'la foto salió oscura y borrosa', 'it came out dark and blurry'])(
  '“%s” names two others',
  (prompt) => expect(operationsOf(prompt)).toEqual(['low-light', 'sharpen']),
);

it.each(['dark and moody', 'mach es dunkel und körnig', 'make it dark and grainy'])(
  '“%s” does not complain about darkness',
  (prompt) => expect(operationsOf(prompt)).not.toContain('low-light'),
);
