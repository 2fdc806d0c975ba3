import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['where', 'names'];

it.each([
  ['warmer and without the tea towel', 'warm-tones', 1],
  ['schärfer und ohne den Staubsauger', 'sharpen', 1],
  ['más contraste y sin la escoba', 'contrast', 1],
  ['plus net et sans le balai', 'sharpen', 1],
  ['mais contraste e sem o ventilador', 'contrast', 1],
  ['più caldo e senza la scopa', 'warm-tones', 1],
  ['brighter and without the dog', 'remove-object dog + brighten', 0],
  ['take away everything except the teapot', 'remove-background', 0],
  ['erase the tourists around the temple', 'remove-object person', 0],
  ['I would like a nice blue sky with a few clouds', 'recolor sky', 1],
  ['cielo blu con qualche nuvola', 'recolor sky', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});

it.each([
  ['without the tv or the books on the table', 'remove-object tv,book', 0],
  ['ohne den Fernseher oder die Bücher', 'remove-object tv,book', 0],
  ['sin la tele ni los libros encima de la mesa', 'remove-object tv,book', 0],
  ['sem a televisão nem os livros em cima da mesa', 'remove-object tv,book', 0],
  ['senza la tv né i libri sul tavolo', 'remove-object tv,book', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
