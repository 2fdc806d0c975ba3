import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  // If the one cannot be removed, the other is neither removed nor cut out.
  ['remove the lamp post but keep the car', '', 1],
  ['entferne den Mast, lass das Auto', '', 1],
  ['quita el poste pero deja el coche', '', 1],
  ['enlève le poteau mais garde la voiture', '', 1],
  ['tira o poste mas deixa o carro', '', 1],
  ['togli il palo ma lascia la macchina', '', 1],
  ['remove the background, keep the car', 'remove-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
