import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['text "Hello" with a drop shadow', 'add-text Hello', 0],
  ['Text "Hallo" mit Schatten', 'add-text Hallo', 0],
  ['texto "Hola" con sombra', 'add-text Hola', 0],
  ['texte "Salut" avec ombre', 'add-text Salut', 0],
  ['texto "Oi" com sombra', 'add-text Oi', 0],
  ['testo "Ciao" con ombra', 'add-text Ciao', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
