import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'Blur every licence plate save the one on the red truck.',
  'Blur all the plates except the one on the truck.',
  'Blur all the faces save hers.',
  'Verpixele alle Kennzeichen außer dem am roten Laster.',
  'Desenfoca todas las matrículas menos la del camión rojo.',
  'Quita todos los coches menos el del árbol.',
  'Floute toutes les plaques sauf celle du camion rouge.',
  'Desfoca todas as placas menos a do caminhão vermelho.',
  'Tira todos os carros menos o da árvore.',
  'Sfoca tutte le targhe tranne quella del camion rosso.',
])('“%s” spares one of several, which is refused', (prompt) =>
  expect(planAndUndone(prompt, ['where'])).toEqual(['', 1]),
);

it.each([
  ['Blur everything save for the dog.', 'blur not dog'],
  ['Blur everything except the dog.', 'blur not dog'],
  ['Blur every licence plate and save the picture as PNG', 'blur license plate + convert-format'],
  ['Verpixele alle Kennzeichen', 'pixelate license plate'],
  ['Desenfoca todo menos el perro', 'blur not dog'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);
