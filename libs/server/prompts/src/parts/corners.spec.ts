import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['lighten the corners', 'brighten corners', 0],
  ['the corners are too dark', 'low-light corners', 0],
  ['brighten the top left corner', 'brighten top left corner', 0],
  ['darken the top right corner', 'darken top right corner', 0],
  ['darken the corners', 'vignette', 0],
  ['too dark in the left corner', 'low-light left corners', 0],
  ['the bottom left corner is too bright', 'darken bottom left corner', 0],
  ['die Ecke unten rechts ist zu dunkel', 'low-light bottom right corner', 0],
  ['unten links zu dunkel', 'low-light bottom left corner', 0],
  ['linke Ecke aufhellen', 'brighten left corners', 0],
  ['aclara la esquina de arriba a la izquierda', 'brighten top left corner', 0],
  ['aclara las esquinas', 'brighten corners', 0],
  ['coin en haut à gauche plus clair', 'brighten top left corner', 0],
  ['clareia o canto de cima à esquerda', 'brighten top left corner', 0],
  ["schiarisci l'angolo in alto a sinistra", 'brighten top left corner', 0],
  ['write SALE in the top left corner', 'add-text', 0],
  ['round the corners', 'round-corners', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
