import { readPrompt } from '../read-prompt.ts';

it.each([
  ['copri la targa della macchina e la cassetta della posta', '“la cassetta della posta”'],
  ['blur the license plate and the mailbox', '“the mailbox”'],
  ['verpixel das Kennzeichen und das Straßenschild', '“das Straßenschild”'],
  ['difumina la matrícula y el buzón', '“el buzón”'],
  ['desfoca a placa do carro e a caixa de correio', '“a caixa de correio”'],
])('“%s” says that %s is not hidden', (wish, told) => {
  const { steps, notPossible } = readPrompt(wish);
  expect(steps).toHaveLength(1);
  expect(notPossible).toContain(told);
});

it.each(['blur the plate and the faces', 'Kennzeichen und Gesichter verpixeln', 'blur the faces, thanks'])(
  '“%s” leaves nothing undone',
  (wish) => expect(readPrompt(wish).notPossible).toEqual([]),
);
