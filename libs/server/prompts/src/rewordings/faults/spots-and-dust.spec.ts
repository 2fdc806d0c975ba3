import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove spots and dust', 'repair-scratches', 0],
  ['remove the spots and the scratches', 'repair-scratches', 0],
  ['Remove the spots and dust, but do leave the handwriting at the bottom', 'repair-scratches', 0],
  ['remove spots from the scan', 'repair-scratches', 0],
  ['clean the spots off the old photo', 'repair-scratches', 0],
  ['remove the spots on my face in this photo', 'smooth-skin', 0],
  ['remove spots', 'smooth-skin', 0],
  ['remove the stains from this old print', 'repair-scratches', 0],
  ['get rid of the stains on this old photograph', 'repair-scratches', 0],
  ['mach die Flecken auf dem alten Abzug weg', 'repair-scratches', 0],
  ['entferne den Kaffeefleck von diesem alten Foto', 'repair-scratches', 0],
  ['quita las manchas de esta copia antigua', 'repair-scratches', 0],
  ['enlève les taches de ce vieux tirage', 'repair-scratches', 0],
  ['tire as manchas desta impressão antiga', 'repair-scratches', 0],
  ['elimina le macchie da questa vecchia stampa', 'repair-scratches', 0],
  // Near misses: stains of something in the picture.
  ['remove the stains from the shirt in this old photo', '', 1],
  ['entferne den Fleck von meinem Hemd auf dem alten Foto', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
