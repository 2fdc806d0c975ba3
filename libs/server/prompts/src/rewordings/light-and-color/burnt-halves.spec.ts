import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the left half is burnt by the sun', 'darken left half', 0],
  ['die linke Hälfte ist von der Sonne ausgebrannt, etwas dunkler', 'darken left half', 0],
  ['la mitad izquierda está quemada por el sol, bájala un poco', 'darken left half', 0],
  ['la moitié gauche est brûlée par le soleil, assombris-la', 'darken left half', 0],
  ['a metade esquerda está queimada pelo sol, escurece um pouco', 'darken left half', 0],
  ['la metà sinistra è bruciata dal sole, abbassala un po’', 'darken left half', 0],
  ['la meta sinistra e bruciata dal sole, abbassala un po', 'darken left half', 0],
  ['la meta destra e troppo scura', 'low-light right half', 0],
  // Two halves.
  ['schiarisci la metà sinistra e scurisci quella destra', 'brighten left half + darken right half', 0],
  ['oscurece la mitad de arriba y aclara la de abajo', 'darken top half + brighten bottom half', 0],
  ['the top half is blown out and the bottom one almost black', 'darken top half + low-light bottom half', 0],
  // Somebody who is sunburnt.
  ['il viso è bruciato dal sole', 'smooth-skin', 0],
  ['my face is sunburnt', 'smooth-skin', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
