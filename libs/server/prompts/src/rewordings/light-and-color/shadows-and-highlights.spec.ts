import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['shadows up highlights down', 'low-light + hdr highlights', 0],
  ['Schatten hoch Lichter runter', 'low-light + hdr highlights', 0],
  ['sube las sombras baja las luces', 'low-light + hdr highlights', 0],
  ['ombres plus claires hautes lumières plus sombres', 'low-light + hdr highlights', 0],
  ['sobe as sombras e baixa as luzes', 'low-light + hdr highlights', 0],
  ['ombre più chiare luci più scure', 'low-light + hdr highlights', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['tones'])).toEqual([plan, undone]),
);
