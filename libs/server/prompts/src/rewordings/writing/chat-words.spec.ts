import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['ponle un texto q diga Feliz Navidad', 'add-text Feliz Navidad 1'],
  ['stile van gogh ma nn troppo forte', 'artist-style  0.5'],
  ['get my cousin outta this pic', 'remove-object  1'],
  ['add grain n a date stamp bottom right 14.08.24', 'film-grain  1 + add-text 14.08.24 1'],
  [
    '2000s disposable camera vibe, bit of grain n that orange date in the corner 28.06.25',
    'vintage  1 + film-grain  1 + add-text 28.06.25 1',
  ],
  ['black n white', 'black-and-white  1'],
  ['cor mais quente, tipo foto de filme antigo. ah e sem borda', 'warm-tones  1 + vintage  1'],
  // Alike, with the words written out.
  ['ponle un texto que diga Feliz Navidad', 'add-text Feliz Navidad 1'],
  ['stile van gogh ma non troppo forte', 'artist-style  0.5'],
] as const)('“%s” is “%s”', (prompt, plan) =>
  expect(
    readPrompt(prompt)
      .steps.map(({ operation, options, strength }) => [operation, options['text'] ?? '', strength].join(' '))
      .join(' + '),
  ).toBe(plan),
);
