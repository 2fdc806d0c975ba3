import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  "I scanned this receipt crooked and there's a dark shadow from my phone, straighten and lose the shadow",
  'scanne das Blatt, man sieht den Schatten von meinem Handy',
  'tira a sombra do meu celular da folha',
  "togli l'ombra della mano dal foglio",
])('“%s” asks for a clean page, and not for a brighter phone', (prompt) => {
  expect(planAndUndone(prompt, ['where'])).toEqual(['scan-document', 0]);
});
