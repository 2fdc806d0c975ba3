import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['16:9 without losing the mountain tops', 'crop subject'],
  ['make it 16:9 but don’t lose the roof', 'crop subject'],
  ['16:9 ohne dass die Berggipfel fehlen', 'crop subject'],
  ['16:9 sin perder la cima de la montaña', 'crop subject'],
  ['il me faut du 16:9 pour ma bannière sans perdre le sommet des montagnes', 'crop subject'],
  ['quadrada sem perder o topo da torre', 'crop subject'],
  ['16:9 senza perdere la cima', 'crop subject'],
  // Nothing of the picture is lost there.
  ['make it 16:9', 'crop'],
  ['sharpen it without losing the soft look', 'sharpen'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['keeps'])).toEqual([plan, 0]),
);
