import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['es posible ponerme un traje negro con corbata? es para el curriculum', '', 1],
  ['ponme un traje azul con corbata y quita el fondo', 'remove-background', 1],
  ['mettez-moi un costume noir avec cravate', '', 1],
  ['mettez-moi un costume noir avec cravate et floute le fond', 'blur-background', 1],
  ['coloca um terno em mim, é pro linkedin', '', 1],
  ['coloca um terno preto com gravata em mim', '', 1],
  ['mettimi un abito nero con cravatta', '', 1],
  ["put me in a suit, it's for LinkedIn", '', 1],
  ['zieh mir einen Anzug an, ist für LinkedIn', '', 1],
  ['cambia el color de mi corbata a negro', 'recolor #000000', 0],
  ['cambia mi corbata a negro, es para el curriculum', 'recolor #000000', 0],
  ['ponle un fondo negro', 'replace-background #000000', 0],
  ['éclaircis ma chemise, c’est pour mon cv', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['color', 'stops'])).toEqual([plan, undone]),
);
