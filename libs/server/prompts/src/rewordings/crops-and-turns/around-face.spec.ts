import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["I'm only interested in my grandma's face, the rest can go", 'crop face', 0],
  ["only my grandmother's face matters", 'crop face', 0],
  ['mich interessiert nur das Gesicht meiner Oma', 'crop face', 0],
  ['solo me interesa la cara de mi abuela, lo demás que no salga', 'crop face', 0],
  ['seul le visage de ma grand-mère compte', 'crop face', 0],
  ['só quero o rosto da minha avó', 'crop face', 0],
  ['mi interessa solo il viso di mia nonna', 'crop face', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['around'])).toEqual([plan, undone]),
);
