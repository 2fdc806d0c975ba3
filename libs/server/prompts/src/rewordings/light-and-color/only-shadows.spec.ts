import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['bring out the details in the shadows, keep highlights as they are', 'low-light'],
  ['hol Details aus den Schatten, Lichter unverändert lassen', 'low-light'],
  ['saca detalle de las sombras, deja las luces como están', 'low-light'],
  ['fais ressortir les détails dans les ombres, laisse les hautes lumières comme elles sont', 'low-light'],
  ['recupera detalhes nas sombras, mantém as luzes como estão', 'low-light'],
  ['recupera i dettagli nelle ombre, lascia le luci come sono', 'low-light'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
