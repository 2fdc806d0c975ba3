import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["brighten it, the colors don't touch them", 'brighten', 0],
  ['aclara la foto, los colores no los toques', 'brighten', 0],
  ["éclaircis, les couleurs n'y touche pas", 'brighten', 0],
  ['clareia a foto, as cores não mexe', 'brighten', 0],
  ['schiarisci, i colori non toccarli', 'brighten', 0],
  ['il contrasto non toccarlo', '', 1],
  ["the white balance, don't touch it", '', 1],
  ['togli il cane, mia cugina non la toccare', 'remove-object', 0],
  ['il cane non toccarlo, togli il gatto', 'remove-object', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]);
});
