import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['the sun is reflected in the water', '', 1],
  ['die Sonne spiegelt sich im Wasser', '', 1],
  ['el sol se refleja en el agua', '', 1],
  ["le soleil se reflète dans l'eau", '', 1],
  ['o sol se reflete na água', '', 1],
  ["il sole si riflette nell'acqua", '', 1],
  ['spiegel das Bild', 'flip', 0],
  ['mirror the picture', 'flip', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]);
});
