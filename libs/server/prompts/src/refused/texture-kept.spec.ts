import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['remove the spots without smoothing the skin', '', 1],
  ['ohne Pickel, aber ohne die Haut zu glätten', '', 1],
  ['sin manchas pero sin alisar la piel', '', 1],
  ['sans boutons mais sans lisser la peau', '', 1],
  ['o rosto sem manchas, sem alisar a pele', '', 1],
  ['senza brufoli ma senza lisciare la pelle', '', 1],
  // Redness is calmed without smoothing, and other wishes smooth nothing.
  ["fix the redness, don't smooth the skin", 'smooth-skin', 0],
  ["brighten it but don't smooth the skin", 'brighten', 0],
  ['remove the pimple', 'smooth-skin', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
