import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['team photo: even out the light, left side is way darker than right', 'brighten left half'],
  ['linke Seite ist viel dunkler als die rechte', 'brighten left half'],
  ['el lado izquierdo está más oscuro que el derecho', 'brighten left half'],
  ['la gauche est plus sombre que la droite', 'brighten left half'],
  ['o lado direito está mais escuro que o esquerdo', 'brighten right half'],
  ['il lato sinistro è più scuro del destro', 'brighten left half'],
  ['the right side is much brighter than the left', 'darken right half'],
  ['the left half is darker because of the lamp, can it be even', 'brighten left half'],
  ['links ist es dunkler wegen der Lampe, bitte ausgleichen', 'brighten left half'],
  ['la izquierda está más oscura por la lámpara, que quede parejo', 'brighten left half'],
  ['le côté gauche est plus sombre à cause de la lampe, uniformise', 'brighten left half'],
  ['a parte direita está mais clara por causa da janela, deixa uniforme', 'darken right half'],
  ['il lato sinistro è più scuro a causa della lampada, uniformala', 'brighten left half'],
  // Near misses.
  ['make the left side darker because of the glare', 'darken left half'],
  ['make the left side darker', 'darken left half'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])[0]).toBe(plan);
});
