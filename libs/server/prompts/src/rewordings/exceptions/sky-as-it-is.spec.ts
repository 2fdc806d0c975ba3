import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['brighten only the foreground, the sky is already perfect', 'brighten not sky'],
  ['nur den Vordergrund aufhellen, der Himmel ist schon gut', 'brighten not sky'],
  ['aclara solo el primer plano, el cielo ya está bien', 'brighten not sky'],
  ['éclaircis seulement le premier plan, le ciel est déjà parfait', 'brighten not sky'],
  ['clareia só o primeiro plano, o céu já está bom', 'brighten not sky'],
  ['schiarisci solo il primo piano, il cielo è già perfetto', 'brighten not sky'],
  // Near misses.
  ['brighten the foreground', 'brighten subject'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]);
});
