import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['put "Night Team" at the bottom, NHS blue if you can', 'add-text bottom #2f6fde', 0],
  ['schreib "Team" unten, NHS-Blau wenn möglich', 'add-text bottom #2f6fde', 0],
  ['écris "Équipe" en bas, bleu SNCF si possible', 'add-text bottom #2f6fde', 0],
  ['scrivi "Squadra" in basso, blu FIGC', 'add-text bottom #2f6fde', 0],
  ['put "Night Team" at the bottom, "NHS" at the top', 'add-text bottom + add-text top', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place', 'color'])).toEqual([plan, undone]),
);
