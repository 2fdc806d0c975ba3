import { asWritten } from './as-written.ts';
import { readPrompt } from '../read-prompt.ts';

const quoted = (words: string, written: string): string | undefined =>
  asWritten({ steps: [], notPossible: [`“${words}”`], hints: [] }, written).notPossible[0];

it.each([
  ['do not touch the chimney', "straighten it, but don't touch the chimney", "don't touch the chimney"],
  ['my mom ca not open it', "JPG please, my mom can't open it", "my mom can't open it"],
  [
    'der schatten  soll',
    'Hintergrund weg. Der Schatten soll aber nicht weg',
    'Der Schatten soll aber nicht weg',
  ],
  ['tira a marca d água', "Tira a marca d'água", "Tira a marca d'água"],
  ['un 20', 'el cielo más azul, un 20 % más', 'un 20 %'],
  ['write sale', 'write "SALE", brighter', 'write "SALE"'],
])('“%s” is quoted as it is written in “%s”', (words, written, expected) =>
  expect(quoted(words, written)).toBe(`“${expected}”`),
);

it('a quotation that was cut off goes on to the end of its clause, or ends at a word', () => {
  expect(quoted('the left third has faded muc…', 'The left third has faded much more, even that out')).toBe(
    '“The left third has faded much more”',
  );
  const long = `Put ${'a very '.repeat(12)}long hat on the dog`;
  expect(quoted('put a very a ve…', long)).toBe(`“Put ${'a very '.repeat(11).trim()}…”`);
});

it('words that the prompt does not contain, and titles, stay as they are', () => {
  expect(quoted('remove the hat', 'Remove the dog and the hat')).toBe('“remove the hat”');
  expect(quoted('the cat', 'The caterpillar should go')).toBe('“the cat”');
  const { notPossible } = asWritten(
    { steps: [], notPossible: ['document scan'], hints: [] },
    'Document scan',
  );
  expect(notPossible).toEqual(['document scan']);
});

it('a refusal quotes the prompt with its capital letters', () =>
  expect(readPrompt('Kannst du die Brücke am Main bemalen?').notPossible).toEqual([
    '“die Brücke am Main bemalen”',
  ]));
