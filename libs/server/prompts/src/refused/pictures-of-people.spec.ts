import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['Take the family photos off the mantelpiece (privacy) and leave the clock where it is', '', 1],
  ['remove the portrait of grandma on the shelf', '', 1],
  ['remove the painting of the old lady behind the couch', '', 1],
  ['entferne die Familienfotos von der Wand', '', 1],
  ['quita el cuadro del niño de la pared', '', 1],
  ['enlève les photos de famille du mur', '', 1],
  ['tira as fotos de família da parede', '', 1],
  ['togli le foto di famiglia dal muro', '', 1],
  ['remove the man from the picture of my dog', 'remove-object', 0],
  ['remove my ex from the wedding photo', 'remove-object', 0],
  ['remove the person in the photo of my house on the left', 'remove-object', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
