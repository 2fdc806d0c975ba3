import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['put 3 SALE signs', '', 1],
  ['put two SOLD signs on it', '', 1],
  ['add 3 SALE stickers', '', 1],
  ['write SALE 3 times', '', 1],
  ['drei SALE Schilder drauf', '', 1],
  ['pon 3 carteles de OFERTA', '', 1],
  ['mets 3 panneaux PROMO', '', 1],
  ['coloca 3 placas PROMOÇÃO', '', 1],
  ['metti 3 cartelli SALDI', '', 1],
  // One text, with a number.
  ['write 3 SALE', 'add-text 3 SALE', 0],
  ['put 50% OFF on it', 'add-text 50% OFF', 0],
  ['write SALE on it', 'add-text SALE', 0],
  ['write 3 TIMES CHAMPION', 'add-text 3 TIMES CHAMPION', 0],
  ['write "SALE" 3 times bigger', 'add-text SALE', 0],
  ['schreib "SALE" drei mal größer', 'add-text SALE', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
