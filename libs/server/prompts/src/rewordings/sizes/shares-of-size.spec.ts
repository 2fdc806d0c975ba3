import { reworded } from '../reworded.ts';

it.each([
  ['a third smaller', 'resize it to 67 %'],
  ['make it 20% larger, and sharpen it', 'resize it to 120 %, and sharpen it'],
  ['shrink it by a quarter', 'resize it to 75 %'],
  ['um 30 Prozent verkleinern', 'auf 70 % skalieren'],
  ['un 10 % más pequeña', 'redimensiona al 90 %'],
  ['la photo un tiers plus petite', 'redimensionne à 67 %'],
  ['a foto 20% menor', 'redimensiona para 80 %'],
  ['faz 30% menor', 'redimensiona para 70 %'],
  ['falla un 30% piu piccola', 'ridimensiona al 70 %'],
  ['il 10% più piccola', 'ridimensiona al 90 %'],
])('“%s” is said as “%s”', (prompt, plainer) => {
  expect(reworded(prompt)).toBe(plainer);
});

it.each(['the logo a third smaller', 'shrink it to a third', 'a third of the size', 'smaller by far'])(
  '“%s” stays as it is',
  (prompt) => {
    expect(reworded(prompt)).toBe(prompt);
  },
);
