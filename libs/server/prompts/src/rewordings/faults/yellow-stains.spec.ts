import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the photo has a yellow stain', 'repair-scratches', 0],
  ['yellowish spots all over', 'repair-scratches', 0],
  ['das Foto hat einen gelben Fleck', 'repair-scratches', 0],
  ['la foto tiene una mancha amarilla', 'repair-scratches', 0],
  ['la photo a une tache jaune', 'repair-scratches', 0],
  ['a foto tem uma mancha amarela', 'repair-scratches', 0],
  ['la foto ha una macchia gialla', 'repair-scratches', 0],
  ['the photo has a yellow cast', 'color-correction', 0],
  ['the photo is too yellow', 'color-correction', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
