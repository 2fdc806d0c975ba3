import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['I look old', 'smooth-skin', 0],
  ['ich sehe alt aus', 'smooth-skin', 0],
  ['me veo vieja', 'smooth-skin', 0],
  ['the car is dirty', '', 1],
  ['das Auto ist dreckig', '', 1],
  ['o carro está sujo', '', 1],
  ['my shirt is wrinkled', '', 1],
  ['wrinkly shirt', '', 1],
  ['remove the wrinkles in the bedsheet', '', 1],
  ['das Essen sieht nicht lecker aus', 'enhance-colors', 0],
  ['il cibo non sembra buono', 'enhance-colors', 0],
  ['the paper is gray', 'scan-document', 0],
  ['le papier est gris', 'scan-document', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
