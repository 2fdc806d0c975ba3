import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['my brother is standing on the far left, he has to go', 'remove-object brother left', 0],
  ['mein Ex steht ganz links, der muss da weg', 'remove-object ex left', 0],
  ['mi ex está a la izquierda del todo, hay que quitarlo', 'remove-object ex left', 0],
  ["mon ex est tout à gauche, il faut l'enlever", 'remove-object person left', 0],
  ['meu ex está na esquerda, tira ele', 'remove-object ex left', 0],
  ['il mio ex è quello a destra, toglilo', 'remove-object ex right', 0],
  ['mia cugina sta a sinistra, va tolta', 'remove-object person left', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['said', 'place'])).toEqual([plan, undone]);
});
