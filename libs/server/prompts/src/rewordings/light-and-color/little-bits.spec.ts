import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write "Lisbon" at the bottom, a little bit of grain', 'film-grain + add-text bottom', 0],
  ['schreib "Lissabon" unten, ein klein wenig Korn', 'film-grain + add-text bottom', 0],
  ['écris "Lisbonne" en bas, un petit peu de grain', 'film-grain + add-text bottom', 0],
  ['scrivi "Lisbona" in basso, un piccolo tocco di grana', 'film-grain + add-text bottom', 0],
  // The size of the letters.
  ['write "Lisbon" in little letters at the bottom', 'add-text bottom small', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place', 'size'])).toEqual([plan, undone]),
);
