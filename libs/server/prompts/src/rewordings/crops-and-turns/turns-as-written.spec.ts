import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['rotate 90 anticlock wise', 'rotate -90', 0],
  ['rotate it 90 degrees counter clockwise', 'rotate -90', 0],
  ['rotate 90 clock wise', 'rotate 90', 0],
  ['Spiegle das Bild waagerecht', 'flip', 0],
  ['Bild senkrecht spiegeln', 'flip', 0],
  ["it's crooked, rotate 2 degrees to the right", 'rotate 2', 0],
  ['Die Vase steht schief im Bild, ca. 1,5 Grad nach rechts drehen', 'rotate 1.5', 0],
  ['el horizonte está torcido, gira 2 grados a la derecha', 'rotate 2', 0],
  ["l'horizon est penché, tourne de 2 degrés vers la droite", 'rotate 2', 0],
  ['o horizonte está torto, gire 2 graus para a direita', 'rotate 2', 0],
  ["l'orizzonte è storto, ruota di 2 gradi a destra", 'rotate 2', 0],
  ["it's crooked, straighten it", 'straighten', 0],
  ['lighter on the right hand side', 'brighten right half', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['degrees', 'where'])).toEqual([plan, undone]),
);
