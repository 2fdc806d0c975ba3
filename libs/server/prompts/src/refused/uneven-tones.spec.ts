import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['the brown tone has gone blotchy on the right half, even it out, keep it brown', '', 1],
  ['der braune Ton ist rechts fleckig geworden, gleich ihn aus', '', 1],
  ['el tono marrón se ha vuelto irregular a la derecha, que siga marrón', '', 1],
  ['le ton brun est devenu taché à droite, garde-le brun', '', 1],
  ['o tom marrom ficou manchado à direita, mantém marrom', '', 1],
  ['il tono marrone è diventato a macchie a destra, lascialo marrone', '', 1],
  ['give it a brown tone', 'sepia', 0],
  ['the background color is uneven, make it white', 'replace-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
