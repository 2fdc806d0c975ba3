import { withoutQuestions } from './asked-how.ts';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['how do I blur the background?', 'please blur the background?'],
  ['comment enlever la voiture ?', 'peux-tu enlever la voiture ?'],
  ['hola, ¿me ayudas a quitar el coche?', 'hola, ¿puedes quitar el coche?'],
  ['¿habría forma de quitar el coche?', '¿puedes quitar el coche?'],
  ['oi, me ajuda a tirar o carro?', 'oi, pode tirar o carro?'],
  ['ciao, mi aiuti a togliere la macchina?', 'ciao, puoi togliere la macchina?'],
  ['ist es möglich, es etwas heller zu machen?', 'kannst du es etwas heller machen?'],
  ['wäre es möglich den Himmel aufzuhellen', 'kannst du den Himmel aufhellen'],
  ['für die Oma: den Himmel aufhellen', 'den Himmel aufhellen'],
  ['I need to remove the car for a poster', 'I need to remove the car '],
])('“%s” is the wish “%s”', (asked, wish) => {
  expect(withoutQuestions(asked)).toBe(wish);
});

it.each([
  'how old am I?',
  'comment va la lumière ?',
  'make it larger for a poster',
  'turn it into a poster',
  'is it possible that the sky is too dark?',
  'for the background: blue',
])('“%s” stays as it is', (asked) => {
  expect(withoutQuestions(asked)).toBe(asked);
});

it('a wish for a large print is still one', () =>
  expect(readPrompt('I need this bigger for a poster').steps.map(({ operation }) => operation)).toEqual([
    'upscale',
  ]));
