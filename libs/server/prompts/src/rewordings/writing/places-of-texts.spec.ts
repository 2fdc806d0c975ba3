import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write Open Day and put it in the top right', 'add-text Open Day top-right', 0],
  [
    'the text should say For Sale £450 ono and go in the bottom left',
    'add-text For Sale £450 ono bottom-left',
    0,
  ],
  ['the text should say SALE and be in the middle', 'add-text SALE center', 0],
  ['schreib Hallo und setz es oben rechts hin', 'add-text Hallo top-right', 0],
  ['escribe Hola y ponlo arriba a la derecha', 'add-text Hola top-right', 0],
  ['écris Bonjour et mets-le en haut à droite', 'add-text Bonjour top-right', 0],
  ['escreve Oi e coloca em cima à direita', 'add-text Oi top-right', 0],
  ['scrivi Ciao e mettilo in alto a destra', 'add-text Ciao top-right', 0],
  // A corner, and nobody cares which.
  ['write "SALE" in a corner', 'add-text SALE bottom-right', 0],
  ['schreib Sale klein in eine Ecke', 'add-text Sale bottom-right', 0],
  ['escribe "SALE" en una esquina', 'add-text SALE bottom-right', 0],
  ['écris "SALE" dans un coin', 'add-text SALE bottom-right', 0],
  ['escreve "SALE" num canto', 'add-text SALE bottom-right', 0],
  ['scrivi "SALE" in un angolo', 'add-text SALE bottom-right', 0],
  ['put "A" in a corner at the bottom left', 'add-text A bottom-left', 0],
  // The verb belongs to the text.
  ['write "Come and stay at home"', 'add-text Come and stay at home ', 0],
  ['write Home and away in red', 'add-text Home and away ', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place'])).toEqual([plan, undone]),
);
