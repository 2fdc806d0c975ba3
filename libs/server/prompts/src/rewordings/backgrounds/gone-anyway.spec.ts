import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['white background, take away everything around it', 'replace-background white'],
  ['weißer Hintergrund, alles drumherum weg', 'replace-background white'],
  ['fondo blanco, quita todo lo de alrededor', 'replace-background white'],
  ['fond blanc, enlève tout ce qui est autour', 'replace-background white'],
  ['fundo branco, tira tudo em volta', 'replace-background white'],
  ['sfondo bianco, togli tutto intorno', 'replace-background white'],
  ['fond blanc et enlever le drap derrière', 'replace-background white'],
  ['fondo blanco y quita la pared de atrás', 'replace-background white'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, 0]);
});
