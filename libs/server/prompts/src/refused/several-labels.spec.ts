import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['label the people left to right: Edith, Walter, unknown, Nora', '', 1],
  ['label everyone from left to right: Tom, Ann, Bob', '', 1],
  ['write the names under the people: Tom, Ann', '', 1],
  ['beschrifte die Personen von links nach rechts: Edith, Walter, Nora', '', 1],
  ['etiqueta a las personas de izquierda a derecha: Ana, Luis, Eva', '', 1],
  ['étiquette les personnes de gauche à droite : Léa, Paul, Zoé', '', 1],
  ['legenda as pessoas da esquerda para a direita: Ana, Rui, Eva', '', 1],
  ['etichetta le persone da sinistra a destra: Anna, Luca, Eva', '', 1],
  ['write at the bottom: Edith, Walter, Nora', 'add-text Edith, Walter, Nora', 0],
  ['write "Tom, Ann, Bob" at the bottom', 'add-text Tom, Ann, Bob', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
