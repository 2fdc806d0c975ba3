import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the top is too empty, trim about 15 percent off it', 'crop top 15', 0],
  ['oben ist zu leer, schneid da 15 Prozent weg', 'crop top 15', 0],
  ['arriba está muy vacío, recorta un 15 %', 'crop top 15', 0],
  ['le haut est trop vide, coupe 15 %', 'crop top 15', 0],
  ['em cima tá vazio demais, corta uns 15%', 'crop top 15', 0],
  ['sopra è troppo vuoto, taglia un 15%', 'crop top 15', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'percent'])).toEqual([plan, undone]),
);
