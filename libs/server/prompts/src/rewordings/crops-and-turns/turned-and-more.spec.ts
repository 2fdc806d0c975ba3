import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['rotate 90 degrees right brighten', 'brighten + rotate 90', 0],
  ['dreh um 90 Grad nach links aufhellen', 'brighten + rotate -90', 0],
  ['gírala 90 grados a la derecha aclárala', 'brighten + rotate 90', 0],
  ['tourne de 90 degrés à droite éclaircis', 'brighten + rotate 90', 0],
  ['gira 90 graus pra esquerda escurece', 'darken + rotate -90', 0],
  ['girala di 90 gradi a destra schiarisci', 'brighten + rotate 90', 0],
  ['brighten the right half', 'brighten right half', 0],
  ['schiarisci a destra', 'brighten right half', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['where', 'degrees', 'edge'])).toEqual([plan, undone]);
});
