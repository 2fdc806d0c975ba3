import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['replace the grey sky with a clear blue one', 'recolor blue', 0],
  ['swap the cloudy sky for a plain blue one', 'recolor blue', 0],
  ['swap the cloudy sky for a blue one and crop to square', 'recolor blue + crop', 0],
  ['make the sky a clear blue', 'recolor blue', 0],
  ['ersetze den bewölkten Himmel durch einen einfarbig blauen Himmel', 'recolor blue', 0],
  ['cambia el cielo nublado por un cielo azul liso', 'recolor blue', 0],
  ['cambia el cielo gris por uno azul', 'recolor blue', 0],
  ['remplace le ciel gris par un ciel bleu', 'recolor blue', 0],
  ['échange le ciel gris contre un ciel bleu uni', 'recolor blue', 0],
  ['remplace le ciel nuageux par un bleu uni', 'recolor blue', 0],
  ['troca o céu nublado por um azul liso', 'recolor blue', 0],
  ['troca o céu cinza por azul', 'recolor blue', 0],
  ['sostituisci il cielo nuvoloso con un cielo azzurro uniforme', 'recolor sky blue', 0],
  ['sostituisci il cielo grigio con uno azzurro', 'recolor sky blue', 0],
  // Near miss: a sky of which more than the color is said.
  ['replace the grey sky with a blue one with white clouds', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
