import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['edge', 'name'];

it.each([
  ['remove the white border around the scan', 'crop all', 0],
  ['mach den weißen Rand vom Scan weg', 'crop all', 0],
  ['quita el borde blanco del escaneo', 'crop all', 0],
  ['vire la bordure blanche du scan', 'crop all', 0],
  ['tira a borda branca do scan', 'crop all', 0],
  ['togli il bordo bianco della scansione', 'crop all', 0],
  // What has an edge in the picture, or hangs on a wall, is not its border.
  ['remove the white frame of the window', '', 1],
  ['quita el borde de la mesa', '', 1],
  ['enlève le cadre accroché au mur', '', 1],
  ['remove the frame on the wall', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
