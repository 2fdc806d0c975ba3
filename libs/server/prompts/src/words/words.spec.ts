import { wordsOf } from './words.ts';

const conceptsOf = (prompt: string): readonly string[] =>
  wordsOf(prompt).words.flatMap(({ concepts }) => [...concepts]);

it.each([
  ['the party is on Friday', 'cool'],
  ['we go away on the weekend', 'less'],
  ['my son leaves for college', 'collage'],
  ['it was at a concert', 'make'],
  ['the man who ate the cake', 'remove'],
  ['my parents retired last year', 'remove'],
  ['this is our engagement', 'upscale'],
  ['she looks nervous', 'color:black'],
] as const)(
  '“%s” means nothing that another language or a typing mistake would make of it',
  (prompt, concept) => expect(conceptsOf(prompt)).not.toContain(concept),
);

it.each([
  ['pon la foto más fría', 'cool'],
  ['retire le chien', 'remove'],
  ['quita el banco del fondo', 'remove'],
] as const)('“%s” has a word for “%s” in its own language', (prompt, concept) =>
  expect(conceptsOf(prompt)).toContain(concept),
);
