import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['there was a sunset behind us, make it brighter', 'brighten', 0],
  ['hinter uns war ein Sonnenuntergang, mach es heller', 'brighten', 0],
  ['detrás había una puesta de sol, recórtala cuadrada', 'crop', 0],
  ['mon chien vient d’avoir un an, recadre en carré', 'crop', 0],
  ['é o scan de um slide antigo. Mais contraste', 'contrast', 0],
  ['quel giorno pioveva, rendila più chiara', 'brighten', 0],
  ['the dog is in the middle, make it brighter', 'brighten', 0],
  ['she has a white dress on, write "Hello" at the top', 'add-text', 0],
  ['Lleva un vestido blanco. Escribe "Hola" arriba', 'add-text', 0],
  ['Ela está de vestido branco. Mais contraste', 'contrast', 0],
  ['es waren ungefähr 200 Leute da. Hintergrund entfernen', 'remove-background', 0],
  ['my profile pic for tinder, make it brighter', 'brighten', 0],
  ['crop it square, otherwise it looks a bit empty', 'crop', 0],
  ['corta quadrada senão fica sem graça', 'crop', 0],
  ['sharpen it my eyes hurt', 'sharpen', 0],
  ['there are people in the background, remove them', 'remove-object', 0],
  ['make it a profile picture', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['color', 'where'])).toEqual([plan, undone]),
);
