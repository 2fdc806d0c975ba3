import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the red eyes are creepy, remove them', 'red-eye', 0],
  ['die roten Augen sind gruselig, mach sie weg', 'red-eye', 0],
  ['les yeux rouges sont flippants, enlève-les', 'red-eye', 0],
  ['gli occhi rossi del bambino sono inquietanti, toglili', 'red-eye', 0],
  // Something that nobody named, and the whole picture.
  ['I am selling my honda and my neighbors laundry is hanging in the picture, looks bad', '', 1],
  ['the light in the picture looks bad', 'color-correction', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
