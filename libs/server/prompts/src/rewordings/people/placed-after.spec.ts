import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["remove my ex from this picture lol he's the guy on the right", 'remove-object person right'],
  ['crop out my ex, hes on the right', 'remove-object person right'],
  ['entferne meinen Ex, er ist der Mann rechts', 'remove-object person right'],
  ['quita a mi ex, es el de la derecha', 'remove-object person right'],
  ["enlève mon ex, c'est le mec à droite", 'remove-object person right'],
  ['tira o meu primo, ele tá na esquerda', 'remove-object person left'],
  ['togli mio fratello, è a sinistra', 'remove-object person left'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual([plan, 0]);
});
