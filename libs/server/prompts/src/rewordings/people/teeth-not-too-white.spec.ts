import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['teeth whiter, but no swimming pool white', 'recolor teeth', 0],
  ['Zähne weißer, aber kein Waschbeckenweiß', 'recolor teeth', 0],
  ['dientes más blancos, nada de blanco piscina', 'recolor teeth', 0],
  ['dents plus blanches, pas un blanc lavabo', 'recolor teeth', 0],
  ['Dentes mais claros, mas nada de branco de piscina', 'recolor teeth', 0],
  ['denti più bianchi, niente bianco lavandino', 'recolor teeth', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
