import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['number still too small, double it', '', 1],
  ['Text ist zu klein, doppelt so groß', '', 1],
  ['el texto es muy pequeño, hazlo el doble de grande', '', 1],
  ['le texte est trop petit, deux fois plus grand', '', 1],
  ['o texto ficou muito pequeno, faz o dobro', '', 1],
  ['il testo è troppo piccolo, fallo il doppio', '', 1],
  ['poner "Fiesta". Letra blanca, grande, en el centro', 'add-text', 0],
  ['double it', 'upscale', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
