import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['change my t-shirt to a white shirt', '', 1],
  ['swap her red dress for a black suit', '', 1],
  ['tausch mein T-Shirt gegen ein weißes Hemd', '', 1],
  ['cámbiame la camiseta por una camisa blanca', '', 1],
  ['remplace mon t-shirt par une chemise blanche', '', 1],
  ['troca a minha camiseta por uma camisa branca', '', 1],
  ['sostituisci la mia maglietta con una camicia bianca', '', 1],
  // The same clothes in another color.
  ['change my shirt to a white shirt', 'recolor', 0],
  ['change my t-shirt to white', 'recolor', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
