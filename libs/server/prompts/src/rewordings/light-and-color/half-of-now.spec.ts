import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['I overcooked the saturation last time. Half of what it is now', 'saturation less', 0],
  ['I overdid the contrast. Halve it', 'contrast less', 0],
  ['saturation: half of what it is now', 'saturation less', 0],
  ['Ich habe es mit der Sättigung übertrieben. Halb so viel', 'saturation less', 0],
  ['me pasé con la saturación, la mitad', 'saturation less', 0],
  ['j’ai abusé sur la saturation, la moitié', 'saturation less', 0],
  ['exagerei na saturação, a metade', 'saturation less', 0],
  ['ho esagerato con la saturazione, la metà', 'saturation less', 0],
  ['exagerei na saturação, pela metade', 'saturation less', 0],
  ['more saturation', 'saturation more', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]),
);
