import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['shape', 'name', 'ratio'];

it.each([
  ['white bars above and below so it is square', 'border square white', 0],
  ['weiße Balken oben und unten, damit es quadratisch ist', 'border square white', 0],
  ['barras blancas arriba y abajo para que sea cuadrada', 'border square white', 0],
  ['des bandes blanches en haut et en bas pour que ce soit carré', 'border square white', 0],
  ['faixas brancas em cima e embaixo pra ficar quadrada', 'border square white', 0],
  ['bande bianche sopra e sotto per farla quadrata', 'border square white', 0],
  ['square with black bars', 'border square black', 0],
  ['quadratisch mit schwarzen Balken', 'border square black', 0],
  ['quadratisch, weiße Ränder statt zuschneiden', 'border square white', 0],
  ['square with a white border', 'crop 1:1 + border border white', 0],
  ['carré avec une bordure blanche', 'crop 1:1 + border border white', 0],
  ['quadrada com bordas brancas', 'crop 1:1 + border border white', 0],
  ['black bars like in the cinema', 'border bars', 0],
  ['white border', 'border border white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
