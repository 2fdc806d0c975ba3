import { readPrompt } from './read-prompt.ts';

const read = (
  prompt: string,
): { readonly operations: readonly string[]; readonly notPossible: readonly string[] } => {
  const { steps, notPossible } = readPrompt(prompt);
  return { operations: steps.map(({ operation }) => operation), notPossible };
};

it.each([
  ['Kabel raus, Himmel blauer', ['recolor'], ['“Kabel raus”']],
  ['borde blanco y ponle un sombrero', ['border'], ['“ponle un sombrero”']],
  ['brighter, crop to 4:5, bins gone', ['brighten', 'crop'], ['“bins gone”']],
  ['menos ruído e em preto e branco', ['denoise', 'black-and-white'], []],
])('does the possible wishes of the list “%s” and says the others', (prompt, operations, notPossible) => {
  expect(read(prompt)).toEqual({ operations, notPossible });
});

it.each([
  ['straighten, sharper, background blurred', ['blur-background', 'sharpen', 'straighten']],
  ['un poco más clara, viñeta, fondo desenfocado', ['blur-background', 'brighten', 'vignette']],
])('does each edit of the list “%s”, although one of them may describe another', (prompt, operations) => {
  expect(read(prompt).operations.toSorted()).toEqual(operations.toSorted());
});

it.each([
  ['warmer tones, like a sunset', ['warm-tones']],
  ['Hintergrund unscharf, ich scharf', ['blur-background']],
  ['make image smaller, max 500 kb', ['convert-format']],
  ['efface le fond et mets du bleu clair à la place', ['replace-background']],
])('reads nothing more in “%s”, where one piece describes another', (prompt, operations) => {
  expect(read(prompt)).toEqual({ operations, notPossible: [] });
});

it('limits no step to the part that only another wish of a list names', () => {
  const contrast = readPrompt('ciel plus bleu, augmente le contraste').steps.find(
    ({ operation }) => operation === 'contrast',
  );
  expect(contrast?.options).toEqual({ direction: 'more' });
});

it('gives a border no detail that another wish of a list names', () => {
  const border = readPrompt('ponle un borde blanco, 1200 px de ancho').steps.find(
    ({ operation }) => operation === 'border',
  );
  expect(border?.options).not.toHaveProperty('pixels');
});
