import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['Schrift unten: Frohe Ostern, am besten geschwungen', 'add-text Frohe Ostern', 0],
  ['text at the bottom: Happy Easter, preferably cursive', 'add-text Happy Easter', 0],
  ['texto abajo: Felices Pascuas, mejor en cursiva', 'add-text Felices Pascuas', 0],
  ['texte en bas : Joyeuses Pâques, de préférence en cursive', 'add-text Joyeuses Pâques', 0],
  ['schreib seinen Namen drunter', '', 1],
  ['écris son nom en dessous', '', 1],
  ['Find raus, wie der Mann da hinten heißt, und schreib seinen Namen drunter', '', 1],
  ['no filter, no effects, just take the noise out', 'denoise', 0],
  ['keine Effekte, nur entrauschen', 'denoise', 0],
  ['Weniger rot im Gesicht, sonst nix ändern', 'smooth-skin', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
