import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['team photo: even out the light, left side is way darker than right', 'brighten left half'],
  ['linke Seite ist viel dunkler als die rechte', 'brighten left half'],
  ['el lado izquierdo está más oscuro que el derecho', 'brighten left half'],
  ['la gauche est plus sombre que la droite', 'brighten left half'],
  ['o lado direito está mais escuro que o esquerdo', 'brighten right half'],
  ['il lato sinistro è più scuro del destro', 'brighten left half'],
  ['the right side is much brighter than the left', 'darken right half'],
  // Near miss.
  ['make the left side darker', 'darken left half'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])[0]).toBe(plan);
});
