import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove spots and dust', 'repair-scratches', 0],
  ['remove the spots and the scratches', 'repair-scratches', 0],
  ['Remove the spots and dust, but do leave the handwriting at the bottom', 'repair-scratches', 0],
  ['remove spots from the scan', 'repair-scratches', 0],
  ['clean the spots off the old photo', 'repair-scratches', 0],
  ['remove the spots on my face in this photo', 'smooth-skin', 0],
  ['remove spots', 'smooth-skin', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
