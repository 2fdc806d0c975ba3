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

it.each([
  ['write "hello" at the top in white, kinda curly writing', 'add-text elegant', 0],
  ['escribe "hola" arriba, letra con florituras', 'add-text elegant', 0],
  ['put Biscuit 2011 - 2024 along the bottom in something dignified, not too big', 'add-text elegant', 0],
  ['schreib "hallo" unten in etwas Elegantem', 'add-text elegant', 0],
  ['écris "salut" en bas dans quelque chose d\'élégant', 'add-text elegant', 0],
  ['escreve "oi" embaixo em algo elegante', 'add-text elegant', 0],
  ['scrivi "ciao" in basso in qualcosa di elegante', 'add-text elegant', 0],
] as const)('the letters of “%s” are elegant', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['font'])).toEqual([plan, undone]),
);
