import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['text', 'place'];

it.each([
  ['happy birthday grandma', 'add-text happy birthday grandma ', 0],
  ['merry christmas at the bottom', 'add-text merry christmas bottom', 0],
  ['alles gute mama draufschreiben', 'add-text alles gute mama ', 0],
  ['feliz navidad arriba', 'add-text feliz navidad top', 0],
  ['mets joyeux anniversaire mamie', 'add-text joyeux anniversaire mamie ', 0],
  ['bota parabéns em cima', 'add-text parabéns top', 0],
  ['metti tanti auguri sotto', 'add-text tanti auguri bottom', 0],
  ['write happy birthday please', 'add-text happy birthday ', 0],
  ['Schöne Grüße bitte', 'add-text Schöne Grüße ', 0],
  ['escribe feliz cumpleaños por favor', 'add-text feliz cumpleaños ', 0],
  ["écris joyeux anniversaire s'il te plaît", 'add-text joyeux anniversaire ', 0],
  ['escreve feliz aniversário por favor', 'add-text feliz aniversário ', 0],
  ['scrivi buon compleanno per favore', 'add-text buon compleanno ', 0],
  ['class of 26', 'add-text class of 26 ', 0],
  // What is named after a greeting, and thanks.
  ['happy birthday card', '', 1],
  ['a merry christmas look', '', 1],
  ['it was a happy birthday', '', 1],
  ['thank you', '', 0],
  ['te quiero', '', 0],
  ['meinen namen draufschreiben', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
