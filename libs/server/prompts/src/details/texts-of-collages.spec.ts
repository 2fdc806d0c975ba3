import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['junta as duas fotos antes e depois, lado a lado, escrito ANTES e DEPOIS em cima', '', 1],
  ['put both photos side by side, with BEFORE and AFTER at the top', '', 1],
  ['leg die zwei Fotos nebeneinander, mit VORHER und NACHHER oben', '', 1],
  ['junta las dos fotos, lado a lado, escrito ANTES y DESPUÉS arriba', '', 1],
  ['mets les deux photos côte à côte, avec AVANT et APRÈS en haut', '', 1],
  ['metti le due foto fianco a fianco, con scritto PRIMA e DOPO in alto', '', 1],
  ['put BEFORE at the top', 'add-text BEFORE', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
