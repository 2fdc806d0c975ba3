import { readPrompt } from '../../read-prompt.ts';

it.each([
  '512 by 512 for a discord emoji',
  'make it a discord emoji 512x512',
  '512 x 512 für ein Discord-Emoji',
  '512 por 512 para un sticker de telegram',
  '512 par 512 pour un emoji discord',
  '512 por 512 para um emoji do discord',
  '512 per 512 per un emoji di discord',
])('“%s” asks for a size', (prompt) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect(steps).toEqual([{ operation: 'resize', strength: 1, options: { width: 512, height: 512 } }]);
  expect(notPossible).toEqual([]);
});

it('an emoji without a size is refused, because nothing draws one', () =>
  expect(readPrompt('put a laughing emoji over his face').steps).toEqual([]));
