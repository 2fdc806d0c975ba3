import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['format'];

it.each([
  ["heic doesn't open on my windows, need normal format", 'convert-format jpeg', 0],
  ['heic geht bei mir nicht auf, brauche normales Format', 'convert-format jpeg', 0],
  ['el heic no se abre en windows, necesito formato normal', 'convert-format jpeg', 0],
  ["le heic ne s'ouvre pas sur windows, il me faut un format normal", 'convert-format jpeg', 0],
  ['o heic não abre no windows, preciso de um formato normal', 'convert-format jpeg', 0],
  ['heic non si apre, mi serve un formato normale', 'convert-format jpeg', 0],
  ["samsung can't view my iphone pics", 'convert-format jpeg', 0],
  ['a format everyone can open', 'convert-format jpeg', 0],
  ['I need a normal background', '', 0],
  ['save as heic', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
