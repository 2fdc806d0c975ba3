import { planOf } from '../../wishes/plan-of.ts';

it.each([
  ["black bars so it's square", '#000000'],
  ['make it square with blue bars', '#2f6fde'],
  ['quadratisch mit schwarzen Balken', '#000000'],
  ['añade barras negras para que sea cuadrada', '#000000'],
  ['des bandes noires pour la rendre carrée', '#000000'],
  ['coloca barras brancas pra ficar quadrada', '#ffffff'],
  ['quadrata con bande nere', '#000000'],
])('“%s” cuts nothing off, in %s', (prompt, color) => {
  expect(planOf(prompt)).toBe(`border color=${color} shape=square`);
});

it.each([
  ['crop to a square without cutting anyone off', 'crop keeps=face ratio=1:1'],
  [
    'crop to a square, with a thin black border',
    'border color=#000000 shape=border thickness=thin + crop ratio=1:1',
  ],
])('“%s” has no bars', (prompt, plan) => {
  expect(planOf(prompt).split(' + ').toSorted().join(' + ')).toBe(plan);
});
