import { readPrompt } from '../read-prompt.ts';

const operationsIn = (prompt: string, reference: boolean): readonly string[] =>
  readPrompt(prompt, { mask: false, reference }).steps.map(({ operation }) => operation);

it.each([
  'put him in front of the other picture, blurred',
  'put me in front of the other picture and make the background blurry',
  'use the second photo as a blurred background',
  'setz mich vor das andere Bild, unscharf',
  'usa la otra foto como fondo desenfocado',
  "mets-moi devant l'autre photo, floutée",
  "utilise l'autre photo comme fond flou",
  'usa a outra foto como fundo, um pouco desfocada',
  "usa l'altra foto come sfondo sfocato",
])('“%s” blurs only the other picture behind', (prompt) => {
  expect(operationsIn(prompt, true)).toEqual(['replace-background', 'blur-background']);
  expect(operationsIn(prompt, false)).toEqual([]);
});

it('what is asked for of the whole picture is done to all of it', () =>
  expect(operationsIn('put him in front of the other picture, warmer', true)).toEqual([
    'replace-background',
    'warm-tones',
  ]));
