import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the back wall blue', '', 1],
  ['die hintere Wand blau', '', 1],
  ['pinta la pared del fondo de azul', '', 1],
  ['passe le mur du fond en bleu', '', 1],
  ['pinta a parede do fundo de azul', '', 1],
  ['dipingi la parete di fondo di blu', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
