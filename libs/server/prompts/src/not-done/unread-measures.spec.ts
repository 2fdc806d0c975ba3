import { planAndUndone } from '../testing/plan-and-undone.ts';

/** Prompts with a measure for which nothing is done, with what is done for the rest of them. */
const UNREAD: readonly (readonly [prompt: string, done: string])[] = [
  ['crop it square with the sneaker in the middle and about 10% space all round', 'crop'],
  ['schwarzweiß, und das Gesicht soll 70 Prozent einnehmen', 'black-and-white'],
  ['quita el fondo, con el logo al 40 por ciento', 'remove-background'],
  ['peau légèrement lissée, et cadre au niveau des épaules en 400 x 400', 'smooth-skin'],
  ['fundo branco, com a cabeça a 60 por cento da altura', 'replace-background'],
  ['sfondo bianco, con il logo al 50 per cento', 'replace-background'],
];

/** Prompts in which something is done for every measure, or in which it is only told. */
const READ: readonly (readonly [prompt: string, done: string])[] = [
  ['more contrast, by 20%', 'contrast'],
  [
    'black and white only, and a small file because the email limit is 1 mb',
    'black-and-white + convert-format',
  ],
  ['30% smaller and sharper', 'sharpen + resize'],
  ['put 25% OFF at the top', 'add-text'],
  ['2x2 inch for my US visa, white behind', 'passport-photo'],
  ['sharpen it, 100% sure it was the wind', 'sharpen'],
  ['sharpen it, we drove 300 km for this', 'sharpen'],
  ['baja la saturación 25 no perdón 10', 'saturation'],
  ['schwarzweiß, und das Bild soll 400 x 400 sein', 'black-and-white + resize'],
];

describe('a measure in a prompt', () => {
  it.each(UNREAD)('is told as not done if nothing of the plan stands for it: %s', (prompt, done) => {
    expect(planAndUndone(prompt, [])).toEqual([done, 1]);
  });

  it.each(READ)('is not told as not done otherwise: %s', (prompt, done) => {
    expect(planAndUndone(prompt, [])).toEqual([done, 0]);
  });
});
