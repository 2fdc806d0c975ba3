import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['change the red car to blue and the blue car to red', '', 1],
  ['make the red shirt blue and the blue one red', '', 1],
  ['mach das rote Auto blau und das blaue rot', '', 1],
  ['cambia el coche rojo a azul y el azul a rojo', '', 1],
  ['passe la voiture rouge en bleu et la bleue en rouge', '', 1],
  ['muda o carro vermelho para azul e o azul para vermelho', '', 1],
  ["cambia l'auto rossa in blu e quella blu in rosso", '', 1],
  ['blue and white border', '', 1],
  ['blau-weißer Rahmen', '', 1],
  ['ponle marco azul y blanco, colores del club', '', 1],
  ['un cadre bleu et blanc', '', 1],
  ['moldura verde e amarela', '', 1],
  ['bordo blu e bianco', '', 1],
  ['black and white, red border', 'black-and-white + border red', 0],
  ['in bianco e nero cornice rossa', 'black-and-white + border red', 0],
  ['foto en blanco y negro, marco rojo', 'black-and-white + border red', 0],
  ['make the sky blue and white border', 'recolor sky blue + border white', 0],
  ['black and white with a border', 'black-and-white + border', 0],
  ['change the red car to blue', 'recolor car blue', 0],
  ['make the red car blue and the green dress yellow', 'recolor car blue + recolor clothes yellow', 0],
  ['make the blue sky pink and the green grass orange', 'recolor sky pink + recolor plants orange', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, undone]),
);
