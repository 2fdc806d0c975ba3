import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write "Hi" centered at the top', 'add-text top', 0],
  ['title "The Salt Road" centered up top', 'add-text top', 0],
  ['schreib "Hi" zentriert oben', 'add-text top', 0],
  ['escribe "Hi" centrado abajo', 'add-text bottom', 0],
  ['écris "Hi" centré en haut', 'add-text top', 0],
  ['escreve "Hi" centralizado em cima', 'add-text top', 0],
  ['scrivi "Hi" centrato in basso', 'add-text bottom', 0],
  ['write "Hi" centered', 'add-text center', 0],
  // Somewhat purple or large, and not in the middle.
  ['escreve "PROMOÇÃO" meio roxo no canto', 'add-text bottom-right', 0],
  ['escreve OI meio torto no canto', 'add-text bottom-right', 0],
  ['escreve "OI" meio grande em cima', 'add-text top', 0],
  ['escreve "OI" no meio, grande', 'add-text center', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  const [steps, count] = planAndUndone(prompt, ['place']);
  expect([steps.trim(), count]).toEqual([plan, undone]);
});
