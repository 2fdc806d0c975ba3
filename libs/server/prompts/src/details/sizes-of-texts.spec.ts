import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  [
    '"Zu verkaufen" oben in die Mitte, groß und rot, und unten kleiner "VB 250 €"',
    'add-text Zu verkaufen large + add-text VB 250 € small',
  ],
  [
    '"For sale" at the top, large and red, and at the bottom smaller "$250"',
    'add-text For sale large + add-text $250 small',
  ],
  ['Pon "Se vende" arriba, grande, y abajo "250 €"', 'add-text Se vende large + add-text 250 €'],
  ['"À vendre" en haut, en gros, et en bas "250 €"', 'add-text À vendre large + add-text 250 €'],
  ['Coloca "Vende-se" em cima, grande, e embaixo "250"', 'add-text Vende-se large + add-text 250'],
  ['Scrivi "Vendesi" in alto, grande, e sotto "250 €"', 'add-text Vendesi large + add-text 250 €'],
  // Near misses.
  ['write "A" at the top, and at the bottom large "B"', 'add-text A + add-text B large'],
  ['write "A" at the top and "B" at the bottom', 'add-text A + add-text B'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['text', 'size'])).toEqual([plan, 0]),
);

test('of two texts at one place, the one that is not written is said', () =>
  expect(planAndUndone('write "Anna" in red and "Ben" in blue', ['text'])).toEqual(['add-text Ben', 1]));
