import { readPrompt } from '../read-prompt.ts';

const read = (
  prompt: string,
  reference = false,
): { readonly operations: readonly string[]; readonly notPossible: readonly string[] } => {
  const { steps, notPossible } = readPrompt(prompt, { mask: false, reference });
  return { operations: steps.map(({ operation }) => operation), notPossible };
};

const IMPOSSIBLE = [
  ['en', 'add a palm tree'],
  ['en', 'fix my hair'],
  ['de', 'meine Haare richten'],
  ['es', 'ponle gafas de sol al perro'],
  ['fr', 'mets des lunettes de soleil au chien'],
  ['it', 'sistemami i capelli'],
] as const;
const POSSIBLE = [
  ['en', 'make it look like night time', 'night'],
  ['en', 'rotate it by 90 degrees', 'rotate'],
  ['de', 'mach aus dem Bild ein Ölgemälde', 'oil-painting'],
  ['es', 'que se vea como dibujo a lápiz', 'pencil-sketch'],
  ['fr', 'floute la plaque', 'blur'],
  ['it', 'raddrizza la foto', 'straighten'],
] as const;
const JOINS = POSSIBLE.flatMap(([language, wish, operation]) =>
  IMPOSSIBLE.filter(([other]) => other === language).flatMap(([, other]) => [
    { prompt: `${wish}. ${other}`, operation, other },
    { prompt: `${other}, ${wish}`, operation, other },
    { prompt: `- ${other}\n- ${wish}`, operation, other },
  ]),
);

it.each(JOINS)('does what can be done of “$prompt”, and says the rest', ({ prompt, operation, other }) => {
  expect(read(prompt)).toEqual({ operations: [operation], notPossible: [`“${other}”`] });
});

it('says what shall be more than it is, without a verb of its own', () => {
  expect(read('could you make all the background cream and the silver look shinier')).toEqual({
    operations: ['replace-background'],
    notPossible: ['“the silver look shinier”'],
  });
});

it.each([
  'junta a foto de hoje com a de 10 anos atrás lado a lado',
  'put it side by side with the one of ten years ago',
])('reads “%s” as a wish about a second picture', (prompt) => {
  expect(read(prompt, true).operations).toEqual(['collage']);
  expect(read(prompt).operations).toEqual([]);
});

it('says that nobody said which labels two pictures get', () => {
  expect(read('side by side with my other picture, with labels', true).notPossible).toEqual([
    '“with labels”',
  ]);
});
