import { readPrompt } from './read-prompt.ts';

const hintsOf = (prompt: string): string => readPrompt(prompt).hints.join(' ');

it('a tattoo that shall be hidden is painted over, and nothing is drawn', () =>
  expect(hintsOf('mosaic over the tattoo on my arm')).toContain('paint over what should be hidden'));

it('a tattoo that shall go is painted over, and nothing is drawn', () => {
  expect(hintsOf('remove the tattoo on her arm')).toContain('Paint over what should go');
  expect(hintsOf('draw a tattoo on her arm')).toContain('Nothing new can be drawn');
});

it.each([
  'strip the gps location before i post it',
  'quita los metadatos',
  'Standort aus dem Bild entfernen',
  'enlève la localisation de la photo',
  'remova os dados de localização',
  'elimina i metadati',
])('“%s” is answered by what every result lacks, and not by painting', (prompt) => {
  expect(hintsOf(prompt)).toContain('without metadata');
  expect(hintsOf(prompt)).not.toContain('Paint');
});

it('a place that is written in the picture is no metadata', () =>
  expect(hintsOf('remove the location stamp')).not.toContain('without metadata'));

it('does not ask for a text that the prompt contains', () =>
  expect(hintsOf('Scrivere "Chiuso per ferie" in grande al centro, blu scuro, su una fascia bianca')).toBe(
    '',
  ));

it('keeps the hint about what shall stay', () =>
  expect(hintsOf('smooth my skin but leave my freckles alone')).toContain(
    'Skin is always smoothed as a whole',
  ));

it('a refusal quotes the wish without its reason, and has no hint about the reason', () => {
  const { notPossible } = readPrompt('i was wearing a mask, show my face without it');
  expect(notPossible).toEqual(['“show my face without it”']);
  expect(hintsOf('extend the picture on top, there is no room above his head')).not.toContain('filled in');
});
