import { readPrompt } from '../read-prompt.ts';

const planOf = (wish: string): string => {
  const { steps, notPossible } = readPrompt(wish);
  const said = steps.map(({ operation, options }) =>
    [operation, options['color'] ?? options['stops'] ?? options['names'] ?? options['degrees'] ?? ''].join(
      ' ',
    ),
  );
  return [...said, ...notPossible].join(' + ');
};

it.each([
  ['rotate left, no, right', 'rotate 90'],
  ['nach links drehen, nein, nach rechts', 'rotate 90'],
  ['gira para a esquerda, não, para a direita', 'rotate 90'],
  ['remove the dog, I mean the cat', 'remove-object cat'],
  ['entferne den Hund, ich meine die Katze', 'remove-object cat'],
  ['quita el perro, o sea el gato', 'remove-object cat'],
  ['tira o cachorro, ou seja o gato', 'remove-object cat'],
  ['quita el perro, o sea el de la derecha', 'remove-object dog'],
  ['remove the dog, well, the cat', 'remove-object cat'],
  ['entferne den Hund, also die Katze', 'remove-object cat'],
  ['quita el perro, bueno, el gato', 'remove-object cat'],
  ['enlève le chien, enfin le chat', 'remove-object cat'],
  ['a white border, actually black', 'border #000000'],
  ['a white border, actually wait, black', 'border #000000'],
  ['ein weißer Rand, doch lieber schwarz', 'border #000000'],
  ['un bordo bianco, anzi nero', 'border #000000'],
  ['add a wooden frame. no wait, just a plain white one', 'border #ffffff'],
  ['put a wooden frame around it, actually make it a plain black frame', 'border #000000'],
  ['mach einen Holzrahmen drum, nein warte, einen schlichten schwarzen Rahmen', 'border #000000'],
  ['write "No, wait" in red, no, green', 'add-text #2f9e4f'],
  ['escribe "Hola" en rojo, no, en verde', 'add-text #2f9e4f'],
  ['make the background not white but black', 'replace-background #000000'],
  ['füge einen Rand hinzu, nicht weiß sondern schwarz', 'border #000000'],
  ['mets le fond non pas blanc mais noir', 'replace-background #000000'],
  ['mach das Auto lieber blau als rot', 'recolor #2f6fde'],
  ['rendi la macchina blu invece che rossa', 'recolor #2f6fde'],
])('what is taken back in “%s” is not done', (wish, plan) => {
  expect(planOf(wish)).toBe(plan);
});

it.each([
  ['write "red, no, green" at the top', 'red, no, green'],
  ['schreib "Anna, nein, Otto" oben hin', 'Anna, nein, Otto'],
])('a text is written as it stands in “%s”', (wish, text) => {
  expect(readPrompt(wish).steps.map(({ options }) => options['text'])).toEqual([text]);
});

it.each([
  ['compress to 3 MB as png, no wait, jpeg', { maxBytes: 3_000_000, format: 'jpeg' }],
  ["tasser l'image à 3 Mo en png, non attends jpeg", { maxBytes: 3_000_000, format: 'jpeg' }],
])('only the format is taken back in “%s”', (wish, options) => {
  expect(readPrompt(wish).steps.map((step) => step.options)).toEqual([options]);
});

it.each([
  ['reduce saturation by 30, oops no, 15'],
  ['Sättigung -30 ups nein 15'],
  ['baja la saturación 30 uy no 15'],
  ['saturation -30 oups non 15'],
  ['diminui a saturação em 30 opa não 15'],
  ['saturazione -30 ops no 15'],
])('the amount is taken back in “%s”', (wish) => {
  expect(readPrompt(wish).steps.map(({ operation, strength }) => [operation, strength])).toEqual([
    ['saturation', 0.15],
  ]);
});

it.each([
  ['remove the dog, no cropping', 'remove-object dog'],
  ['brighten it, no filter', 'brighten '],
  ['quita el perro, no el gato', 'remove-object dog'],
  ['remove the dog and, well, the car as well', 'remove-object dog,car'],
  ['entferne den Hund, also die Katze auch', 'remove-object dog,cat'],
])('nothing is taken back in “%s”', (wish, plan) => {
  expect(planOf(wish)).toBe(plan);
});
