import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["it doesn't look sharp", 'sharpen', 0],
  ['my photo didnt come out sharp, crop it square', 'sharpen + crop', 0],
  ['the picture does not look bright enough', 'brighten', 0],
  ["the colors don't pop", 'enhance-colors', 0],
  ['das Bild sieht nicht hell genug aus', 'brighten', 0],
  ['no se ve nítida', 'sharpen', 0],
  ["elle n'a pas l'air nette", 'sharpen', 0],
  ['não ficou clara', 'brighten', 0],
  ['non è venuta luminosa', 'brighten', 0],
  ['die Farben wirken nicht kräftig', 'enhance-colors', 0],
  ['les couleurs ne ressortent pas', 'enhance-colors', 0],
  ['i colori non risaltano', 'enhance-colors', 0],
  // A lack in one word.
  ['photo is low res', 'upscale', 0],
  // A thing of the picture, and looks that no operation gives.
  ["the sign doesn't look sharp", '', 1],
  ["it doesn't look like me", '', 0],
  ["she doesn't look happy", '', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]);
});
