import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['lines bent by the wide angle', '', 1],
  ['Linien durch das Weitwinkel verbogen', '', 1],
  ['las líneas torcidas por el gran angular', '', 1],
  ['les lignes du carrelage tordues par le grand angle', '', 1],
  ['as linhas tortas por causa da lente', '', 1],
  ['le linee storte per colpa del grandangolo', '', 1],
  // No lens.
  ['the horizon is crooked', 'straighten', 0],
  ['les lignes sont tordues', 'straighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
