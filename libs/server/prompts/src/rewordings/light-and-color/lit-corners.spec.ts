import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['linke Ecke aufhellen', 'brighten left corners', 0],
  ['rechte Ecke abdunkeln', 'darken right corners', 0],
  ['Ecke unten rechts aufhellen', 'brighten bottom right corner', 0],
  ['Ecken aufhellen', 'brighten corners', 0],
  ['the corners are dark, get rid of that', 'low-light corners', 0],
  ['las esquinas están oscuras, quítalo', 'low-light corners', 0],
  ['les coins sont trop sombres, enlève ça', 'low-light corners', 0],
  ['os cantos estão escuros, tira isso', 'low-light corners', 0],
  ['gli angoli sono scuri, sistemalo', 'low-light corners', 0],
  // Something else shall go.
  ['the corners are dark, get rid of the date', 'remove-object + low-light corners', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
