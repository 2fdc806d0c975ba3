import { correctedBy } from './typing-mistakes.ts';
import { usedWords } from './used-words.ts';

const corrected = (text: string): string => correctedBy(usedWords(), text).text;

it.each([
  ['mkae the sky bleu', 'make the sky blue'],
  ['the trash can on the lfet', 'the trash can on the left'],
  ['Remvoe the glare', 'Remove the glare'],
  ['hintergurnd unschraf', 'hintergrund unscharf'],
  ['mein beleg: scannen, schaerfer', 'mein beleg: scannen, schärfer'],
  ['ponle un marko negro', 'ponle un marco negro'],
  ['fais sortir le monsieru a droite', 'fais sortir le monsieur a droite'],
  ['coloca no cato de baxo', 'coloca no canto de baixo'],
  ['togli lo sfonod', 'togli lo sfondo'],
])('“%s” is corrected to “%s”', (typed, meant) => expect(corrected(typed)).toBe(meant));

it.each([
  // Words that are rare in wishes, and one letter away from a frequent one.
  'remove the otter',
  'remove the hose',
  'remove the moth',
  'let him grin',
  'the engagement shoot',
  'latte on marble',
  'nicht schlafen',
  'rien de fou',
  'passa a 50 por cento',
  // A word of two languages, in a text that may be either.
  'caption bitte',
  'manos de pintor',
  // Names, words in capitals, quoted texts, parts of words, endings.
  'next to Lfet',
  'LFET',
  'write "the lfet"',
  'Brig\u00adhten it',
  'la plaque floutée',
])('“%s” stays', (text) => expect(corrected(text)).toBe(text));

it('remembers how the corrected words were typed', () => {
  const { written } = correctedBy(usedWords(), 'Mkae the sky bleu');
  expect([...written]).toEqual([
    ['Make', 'Mkae'],
    ['blue', 'bleu'],
  ]);
});
