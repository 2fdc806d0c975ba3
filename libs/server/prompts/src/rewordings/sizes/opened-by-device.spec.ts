import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['convert this heic to something my windows pc can open', 'convert-format jpeg', 0],
  ['brighten it, please save it as a format my phone can show', 'brighten + convert-format jpeg', 0],
  ['mach das in etwas was mein PC öffnen kann', 'convert-format jpeg', 0],
  ['pásala a un formato que mi ordenador pueda abrir', 'convert-format jpeg', 0],
  ["mets la photo dans un format que l'ordinateur peut ouvrir", 'convert-format jpeg', 0],
  ['salva em um formato que o meu computador abra', 'convert-format jpeg', 0],
  ['salvala in un formato che il mio pc riesca ad aprire', 'convert-format jpeg', 0],
  // No format is meant.
  ['blur the screen so that nobody can read it', 'blur', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['format'])).toEqual([plan, undone]),
);
