import { readPrompt } from '../read-prompt.ts';

it.each([
  ['less noise in the night sky, but keep the stars', '“keep the stars”'],
  ['quita el ruido pero deja las estrellas', '“deja las estrellas”'],
  ['enlève le bruit mais garde les étoiles', '“garde les étoiles”'],
])('“%s” is done, and says that it cannot do %s', (wish, told) => {
  const { steps, notPossible } = readPrompt(wish);
  expect(steps.map(({ operation }) => operation)).toEqual(['denoise']);
  expect(notPossible).toEqual([told]);
});

it('does not report details, which every edit keeps as far as it can', () =>
  expect(readPrompt('denoise, keep the details').notPossible).toEqual([]));
