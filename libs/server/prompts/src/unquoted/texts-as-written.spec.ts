import { readPrompt } from '../read-prompt.ts';

it.each([
  ['write "don’t panic" at the bottom', "don't panic"],
  ['add "Can\'t touch this" as a caption', "Can't touch this"],
  ['write "it won\'t hurt" in red', "it won't hurt"],
  ["write 'don't panic' at the top", "don't panic"],
  ["caption: can't touch this", "can't touch this"],
  ['write "ca. 15 €" at the bottom', 'ca. 15 €'],
  ['write "A4 Poster, 300 dpi" in red', 'A4 Poster, 300 dpi'],
  // Numbers beside capitals belong to them.
  ['put 50% OFF on it', '50% OFF'],
  ['escribe 2 CAFES 3€ abajo', '2 CAFES 3€'],
  ['put RIP grandpa 1940-2024 at the bottom', 'RIP grandpa 1940-2024'],
  ['put RIP in black at the bottom', 'RIP'],
])('“%s” writes exactly “%s”', (wish, text) =>
  expect(readPrompt(wish).steps.map(({ options }) => options['text'])).toEqual([text]),
);

it.each([
  ["don't crop it, just make it brighter", 'brighten'],
  ['verkleinern um ca. 15 %', 'resize'],
  ['10x15 cm for printing, 300 dpi', 'resize'],
  ['Thank you in advance, I really do appreciate this. Make it brighter', 'brighten'],
])('outside of texts “%s” is read as before', (wish, operation) =>
  expect(readPrompt(wish).steps.map((step) => step.operation)).toEqual([operation]),
);
