import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['resize to 1000', 'resize 1000', 0],
  ['resize it to 1000 but keep the quality', 'resize 1000', 0],
  ['scale to 1200, keep the quality', 'resize 1200', 0],
  ['auf 1000 verkleinern', 'resize 1000', 0],
  ['verkleinere das Bild auf 1000', 'resize 1000', 0],
  ['redimensiona a 1000 sin perder calidad', 'resize 1000', 0],
  ['redimensionne à 1000', 'resize 1000', 0],
  ['redimensiona para 1000', 'resize 1000', 0],
  ['ridimensiona a 1000', 'resize 1000', 0],
  // Numbers with a unit are not taken for pixels.
  ['resize to 1000x800', 'resize 1000 800', 0],
  ['resize to 50%', 'resize 50', 0],
  ['reduce to 500 KB', 'convert-format', 0],
  ['resize to 1000 px wide', 'resize 1000', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['side', 'width', 'height', 'percent'])).toEqual([plan, undone]),
);
