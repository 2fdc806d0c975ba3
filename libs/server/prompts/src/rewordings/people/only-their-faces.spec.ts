import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['pixelate the kids in the background, only their faces', 'hide-faces behind pixelate', 0],
  ['die Kinder im Hintergrund verpixeln, nur die Gesichter', 'hide-faces behind pixelate', 0],
  ['pixela a los niños del fondo, solo las caras', 'hide-faces behind pixelate', 0],
  ["pixelise les enfants à l'arrière-plan, seulement les visages", 'hide-faces behind pixelate', 0],
  ['pixela as crianças do fundo, só os rostos', 'hide-faces behind pixelate', 0],
  ['pixela i bambini sullo sfondo, solo le facce', 'hide-faces behind pixelate', 0],
  ['die Kinder verpixeln, nur die Gesichter', 'hide-faces pixelate', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['place', 'style', 'where'])).toEqual([plan, undone]);
});
