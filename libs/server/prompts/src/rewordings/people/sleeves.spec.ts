import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['a manga da camisa tá escura demais', 'low-light clothes', 0],
  ['clareia as mangas da blusa', 'brighten clothes', 0],
  ['estilo mangá', 'artist-style', 0],
  ['faz um desenho estilo manga', 'cartoon', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
