import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write "Hi" in pink rounded letters', 'add-text', 0],
  ['escribe "Feliz día" abajo en letras rosas y redonditas', 'add-text bottom', 0],
  ['écris "Salut" en haut en lettres rondes', 'add-text top', 0],
  ['round the corners and write "Hi" at the top', 'round-corners + add-text top', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  const [steps, count] = planAndUndone(prompt, ['place']);
  expect([steps.trim(), count]).toEqual([plan, undone]);
});
