import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each(['ciao bella', 'hello beautiful', 'what is HDR?', 'is my TV HDR-ready?'])(
  '“%s” asks for no edit',
  (prompt) => expect(planAndUndone(prompt, [])[0]).toBe(''),
);

it.each([
  ['hello, make it beautiful', 'improve-quality'],
  ['HDR', 'hdr'],
] as const)('“%s” asks for one', (prompt, plan) => {
  expect(planAndUndone(prompt, [])[0]).toBe(plan);
});
