import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["shrink it until it's below 500 KB", 'convert-format 500000', 0],
  ['verkleinere es, bis es unter 500 KB ist', 'convert-format 500000', 0],
  ['reduce la foto hasta que pese menos de 500 kb', 'convert-format 500000', 0],
  ["réduis-la jusqu'à ce qu'elle fasse moins de 500 ko", 'convert-format 500000', 0],
  ['reduz até ficar abaixo de 500 kb', 'convert-format 500000', 0],
  ['riducila finché non è sotto i 500 kb', 'convert-format 500000', 0],
  ['dont crop anything just make it smaller, like 1600 wide', 'resize 1600', 0],
  ['mach es kleiner, so 1600 breit', 'resize 1600', 0],
  ['hazla más chica, como de 1600 de ancho', 'resize 1600', 0],
  ['plus petite, genre 1600 de large', 'resize 1600', 0],
  ['menor, tipo 1600 de largura', 'resize 1600', 0],
  ['più piccola, tipo 1600 di larghezza', 'resize 1600', 0],
  ['make it smaller', 'resize 50', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['width', 'percent', 'maxBytes'])).toEqual([plan, undone]),
);
