import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove everything but the background', '', 1],
  ['alles außer dem Hintergrund entfernen', '', 1],
  ['borra todo menos el fondo', '', 1],
  ['supprime tout sauf le fond', '', 1],
  ['apaga tudo menos o fundo', '', 1],
  ['cancella tutto tranne lo sfondo', '', 1],
  ['remove everything but the dog', 'remove-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
