import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the chair blocks the view', 'chair'],
  ['the car is blocking the view of the house', 'car'],
  ['the traffic light sticks out of my head, off with it', 'traffic light'],
  ['off with the car', 'car'],
  ['der Stuhl versperrt die Sicht', 'chair'],
  ['la silla tapa la vista', 'chair'],
  ['la chaise bouche la vue', 'chair'],
  ['a cadeira tapa a vista', 'chair'],
  ['la sedia copre il camino', 'chair'],
])('in “%s”, a thing is in the way', (prompt, thing) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([`remove-object ${thing}`, 0]),
);

it.each([
  ['tapa la cara', 'hide-faces', 0],
  ['oculta la matrícula', 'blur license plate', 0],
  ['cover the text', 'blur text', 0],
  ['the fog hides the mountains', 'dehaze', 0],
  ['my hair covers my eyes', '', 1],
  ['the chair does not block the view', '', 1],
])('“%s” is no thing in the way', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
