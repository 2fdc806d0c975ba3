import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Brighten everything except the left half', 'brighten right half', 0],
  ['black and white except the left half', 'black-and-white right half', 0],
  ['darken everything apart from the top half', 'darken bottom half', 0],
  ['alles aufhellen außer der linken Hälfte', 'brighten right half', 0],
  ['aclara todo menos la mitad izquierda', 'brighten right half', 0],
  ['éclaircis tout sauf la moitié gauche', 'brighten right half', 0],
  ['clareia tudo menos a metade esquerda', 'brighten right half', 0],
  ['schiarisci tutto tranne la metà sinistra', 'brighten right half', 0],
  ['remove everything except the left half', 'crop right', 0],
  // What is left of a third is no half.
  ['blur everything except the right third', '', 1],
  ['brighten the left half', 'brighten left half', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'edge'])).toEqual([plan, undone]),
);
