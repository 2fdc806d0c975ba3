import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['replace the sky with a blue gradient', '', 1],
  ['remove the sky and put a gradient', '', 1],
  ['make the sky a gradient from blue to orange', '', 1],
  ['Himmel durch Farbverlauf ersetzen', '', 1],
  ['reemplaza el cielo por un degradado azul', '', 1],
  ['un dégradé rose à la place du ciel', '', 1],
  ['substitui o céu por um degradê azul', '', 1],
  ['sostituisci il cielo con una sfumatura blu', '', 1],
  // Near misses.
  ['make the background a sky blue gradient', 'replace-background gradient', 0],
  ['sky blue gradient background', 'replace-background gradient', 0],
  ['cielo azul degradado de fondo', 'replace-background gradient', 0],
  ['replace the background with a blue gradient', 'replace-background gradient', 0],
  ['darken the sky with a gradient', 'darken', 0],
  ['replace the sky with solid blue', 'recolor', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['fill'])).toEqual([plan, undone]),
);
