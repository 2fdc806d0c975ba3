import { readPrompt } from '../read-prompt.ts';

it.each([
  ['copri la targa della macchina e il numero civico', '“il numero civico”'],
  ['blur the license plate and the house number', '“the house number”'],
  ['verpixel das Kennzeichen und das Straßenschild', '“das Straßenschild”'],
  ['difumina la matrícula y el buzón', '“el buzón”'],
  ['desfoca a placa do carro e o número da casa', '“o número da casa”'],
])('“%s” says that %s is not hidden', (wish, told) => {
  const { steps, notPossible } = readPrompt(wish);
  expect(steps).toHaveLength(1);
  expect(notPossible).toContain(told);
});

it.each(['blur the plate and the faces', 'Kennzeichen und Gesichter verpixeln', 'blur the faces, thanks'])(
  '“%s” leaves nothing undone',
  (wish) => expect(readPrompt(wish).notPossible).toEqual([]),
);
