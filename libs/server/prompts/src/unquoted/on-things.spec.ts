import { planAndUndone } from '../testing/plan-and-undone.ts';

const KEYS = ['text', 'place', 'angle'];

it.each([
  ['write happy birthday leonie on the cake', 'add-text happy birthday leonie ', 1],
  ['write Happy Birthday Leonie on the cake', 'add-text Happy Birthday Leonie ', 1],
  ['happy birthday grandma on the birthday cake', 'add-text happy birthday grandma ', 1],
  ['schreib Alles Gute Leonie auf die Torte', 'add-text Alles Gute Leonie ', 1],
  ['escribe feliz cumpleaños ana en la tarta', 'add-text feliz cumpleaños ana ', 1],
  ['écris joyeux anniversaire léonie sur le gâteau', 'add-text joyeux anniversaire léonie ', 1],
  [
    "écris joyeux anniversaire léonie sur la plaque en chocolat avec l'accent sur le e",
    'add-text joyeux anniversaire léonie ',
    1,
  ],
  ['escreve parabéns ana no bolo', 'add-text parabéns ana ', 1],
  ['scrivi buon compleanno anna sulla torta', 'add-text buon compleanno anna ', 1],
  ['write OPEN on the wall', 'add-text OPEN ', 1],
  ['schreib "Anna" auf die Torte', 'add-text Anna ', 1],
  // A title, and what nobody writes on.
  ['write Girl on the Train', 'add-text Girl on the Train ', 0],
  ['write Sisters on Tour', 'add-text Sisters on Tour ', 0],
  ['write Writing on the Wall', 'add-text Writing on the Wall ', 0],
  // Behind somebody.
  ['poe CAMPEOES 2024 por cima, mas atras dos meninos', 'add-text CAMPEOES 2024 ', 1],
  ['écris "CHAMPIONS" derrière les garçons', 'add-text CHAMPIONS ', 1],
  ['scrivi "CAMPIONI" dietro i ragazzi', 'add-text CAMPIONI ', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]),
);
