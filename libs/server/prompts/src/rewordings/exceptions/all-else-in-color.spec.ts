import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['keep the mug, everything else white', 'replace-background white', 0],
  ['keep the car and everything else black', 'replace-background black', 0],
  ['behalte die Tasse, alles andere weiß', 'replace-background white', 0],
  ['deja la taza y todo lo demás blanco', 'replace-background white', 0],
  ['garde la tasse, tout le reste en blanc', 'replace-background white', 0],
  ['mantém a caneca e o resto branco', 'replace-background white', 0],
  ['tieni la tazza, tutto il resto bianco', 'replace-background white', 0],
  // What no background is put behind.
  ['keep the text, everything else white', '', 1],
  ['garde le ciel, le reste en blanc', '', 1],
  ['leave the dress, everything else in blue', '', 1],
  ['lass die Farben, alles andere schwarz', '', 1],
  // In gray, what is kept stays in color.
  ['keep the car in color, everything else black and white', 'black-and-white', 0],
  ['keep the car, everything else gray', 'black-and-white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
