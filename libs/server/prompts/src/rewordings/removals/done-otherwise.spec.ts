import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Blur the plates, no wait, pixelate them.', 'pixelate license plate'],
  ['Pixelate the dog, or rather blur it', 'blur dog'],
  ['Verwische die Kennzeichen, nein, verpixel sie lieber.', 'pixelate license plate'],
  ['Desenfoca las matrículas, mejor pixélalas.', 'pixelate license plate'],
  ['Floute les plaques, non, plutôt pixellise-les.', 'pixelate license plate'],
  ['Desfoque as placas, ou melhor, pixelize-as.', 'pixelate license plate'],
  ['Sfoca le targhe, anzi pixelale.', 'pixelate license plate'],
  ['Blur the dog and brighten it', 'brighten dog + blur dog'],
  ['Sfoca le targhe', 'blur license plate'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);
