import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['that yellow crane behind the cathedral', '', 1],
  ['der gelbe Kran', '', 1],
  ['esa grúa amarilla detrás de la catedral', '', 1],
  ['cette grue jaune derrière la cathédrale', '', 1],
  ['aquela grua amarela atrás da igreja', '', 1],
  ['quella gru gialla dietro il duomo, ma possibile', '', 1],
  ['the yellow cast', 'color-correction', 0],
  ['die roten Augen', 'red-eye', 0],
  ['ojos rojos', 'red-eye', 0],
  ['occhi rossi', 'red-eye', 0],
  ['o fundo branco', 'replace-background white', 0],
  ['il bordo bianco', 'border white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]);
});
