import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['lighten it up without making the window behind them totally white', 'brighten'],
  ['heller machen ohne dass das Fenster ganz weiß wird', 'brighten'],
  ['aclárala sin que la ventana salga quemada', 'brighten'],
  ['éclaircis sans que la fenêtre devienne toute blanche', 'brighten'],
  ['clareia sem deixar a janela toda branca', 'brighten'],
  ['schiarisci senza che la finestra diventi tutta bianca', 'brighten'],
  // Near misses.
  ["brighten it but don't make the sky white", 'brighten not sky'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]);
});
