import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['fix the red eyes, but the red pin stays red', 'red-eye', 0],
  ['rote Augen weg, aber der rote Pin bleibt rot', 'red-eye', 0],
  ['corrige los ojos rojos pero el pin rojo se queda rojo', 'red-eye', 0],
  ["corrige les yeux rouges mais le pin's rouge reste rouge", 'red-eye', 0],
  ['O flash fez-nos olhos vermelhos a todos, corrige, mas o pin vermelho fica vermelho', 'red-eye', 0],
  ['correggi gli occhi rossi ma la spilla rossa resta rossa', 'red-eye', 0],
  // Near misses.
  ['fix the red eyes and make the red pin blue', 'red-eye', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
