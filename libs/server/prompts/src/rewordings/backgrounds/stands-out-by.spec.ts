import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['I want the necklace to stand out more: darker background', 'darken background', 0],
  ['ich will dass die Kette mehr auffällt: Hintergrund dunkler', 'darken background', 0],
  ['quiero que el collar destaque más: fondo más oscuro', 'darken background', 0],
  ['je veux que le collier ressorte plus : fond plus sombre', 'darken background', 0],
  ['quero que o colar se destaque mais: fundo mais escuro', 'darken background', 0],
  ['Vorrei che la collana spiccasse di più: sfondo più scuro, gioiello invariato', 'darken background', 0],
  ['darken the background and make the guitar stand out well', 'darken background', 0],
  ['oscurece el fondo y deja la guitarra bien destacada', 'darken background', 0],
  ['escurecer o fundo e deixar o violão bem destacado', 'darken background', 0],
  // What stays unchanged where only the background is darkened.
  ['background darker, jewel unchanged', 'darken background', 0],
  ['Hintergrund dunkler, Schmuck unverändert', 'darken background', 0],
  ['fondo más oscuro, joya sin cambios', 'darken background', 0],
  ['fond plus sombre, bijou inchangé', 'darken background', 0],
  // Near misses.
  ['darker, jewel unchanged', 'darken', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
