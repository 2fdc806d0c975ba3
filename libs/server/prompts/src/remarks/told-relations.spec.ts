import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ["remove the guy on the left, he's my ex", 'remove-object left', 0],
  ['kannst du den typen im roten pulli hinten links rausnehmen, ist mein ex', 'remove-object left', 0],
  ['quita al chico de la izquierda, es mi ex', 'remove-object left', 0],
  ["enlève le mec à gauche, c'est mon ex", 'remove-object left', 0],
  ['tira o cara da esquerda, é meu ex', 'remove-object left', 0],
  ['togli il tipo a sinistra, è il mio ex', 'remove-object left', 0],
  // Near misses.
  ["remove my ex, he's the guy on the right", 'remove-object right', 0],
  ['write "Tom, my boss" at the top', 'add-text top', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place'])).toEqual([plan, undone]),
);
