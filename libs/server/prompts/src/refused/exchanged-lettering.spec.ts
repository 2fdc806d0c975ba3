import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['Price tag says £6.50, I need £7.25 same font same handwriting look', '', 1],
  ['the sign says OPEN, it should say CLOSED', '', 1],
  ['the 7 on the shirt must become 17', '', 1],
  ['auf dem Schild steht 1,10, es soll 1,25', '', 1],
  ['el cartel dice 20€, necesito que diga 25€', '', 1],
  ["l'étiquette affiche 6,50€, il me faut 7,25€", '', 1],
  ['a placa diz 10, quero que diga 12', '', 1],
  ['il cartellino segna 6,50€, mi serve 7,25€', '', 1],
  // A text to write, and a picture that is described.
  ['write "6.50"', 'add-text', 0],
  ['the sign says OPEN, make it brighter', 'brighten', 1],
  ['sign reads ЯAB, should read BAR', 'flip', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
