import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the scratches but keep it black and white', 'repair-scratches'],
  ['Kratzer weg, aber schwarzweiß lassen', 'repair-scratches'],
  ['quita los rayones pero déjala en blanco y negro', 'repair-scratches'],
  ['enlève les rayures mais laisse-la en noir et blanc', 'repair-scratches'],
  ['tira os riscos mas deixa em preto e branco mesmo', 'repair-scratches'],
  ['togli i graffi ma lasciala in bianco e nero', 'repair-scratches'],
  ['schiariscila ma che resti in bianco e nero', 'brighten'],
  ['more contrast, but keep it black and white', 'contrast'],
  ['mehr Kontrast, aber schwarzweiß lassen', 'contrast'],
  ['crop to square but keep it black and white', 'crop'],
  // Without a “but” it is a wish, and beside what is no repair it may be one.
  ['tira os riscos e deixa em preto e branco', 'repair-scratches + black-and-white'],
  ['make it black and white and remove the scratches', 'repair-scratches + black-and-white'],
  ['crop it and leave it in black and white', 'black-and-white + crop'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
