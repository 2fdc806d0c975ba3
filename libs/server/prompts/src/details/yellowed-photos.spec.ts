import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  [
    'questa è la foto dei miei genitori del 1955, è ingiallita e ha un graffio sulla sposa. Si può sistemare?',
    'repair-scratches + color-correction',
  ],
  ['está amarillenta y con manchas. Me gustaría limpiarla', 'repair-scratches + color-correction'],
  ['elle est jaunie et a une rayure, réparez-la', 'repair-scratches + color-correction'],
  [
    'it is yellowed and has a scratch. Can it be fixed without changing the faces?',
    'repair-scratches not face + color-correction not face',
  ],
  ['ist vergilbt und hat einen Kratzer. Kann man das richten?', 'repair-scratches + color-correction'],
  ['está amarelada e tem um risco, arruma', 'repair-scratches + color-correction'],
  ['remove the scratches, it is yellowed but I like that', 'repair-scratches'],
  ['remove the scratches', 'repair-scratches'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])[0]).toEqual(plan),
);
