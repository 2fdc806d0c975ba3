import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['only show the green channel but in grey', '', 1],
  ['nur den grünkanal in grau', '', 1],
  ['solo el canal rojo', '', 1],
  ['seulement le canal bleu', '', 1],
  ['só o canal verde', '', 1],
  ['solo il canale rosso', '', 1],
  // A color, and a channel of no color.
  ['keep only the green', 'black-and-white', 0],
  ['canal alpha', 'remove-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
