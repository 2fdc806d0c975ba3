import { readPrompt } from '../read-prompt.ts';

it.each([
  ['the horizon is crooked, fix it', 'straighten'],
  ['schärfer bitte, die Katze hat sich bewegt', 'sharpen'],
  ['sharpen, the dog moved', 'sharpen'],
  ['make the grass greener, our listing goes live on Friday', 'recolor'],
  ['heller bitte, die Anzeige geht morgen online', 'brighten'],
  ['ohne Filter, nur schärfer', 'sharpen'],
  ['sem filtro, só mais nítida', 'sharpen'],
  ['unten abschneiden, wo der Müll liegt', 'crop'],
  ['coupe le bas, là où on voit la poubelle', 'crop'],
  ['mucho ruido, limpia la foto del concierto', 'denoise'],
  ['recadre, je veux seulement les deux enfants', 'crop'],
  ['sharpen the bird, leave the branches soft', 'sharpen'],
  ['éclaircis le visage, laisse le fond sombre', 'brighten'],
  ['lift the exposure about one stop, highlights stay where they are', 'brighten'],
  ['phone wallpaper 9:16', 'crop'],
  ['ravviva i colori del tramonto ma senza esagerare', 'enhance-colors'],
])('“%s” is done wholly', (prompt, operation) => {
  const { steps, notPossible, hints } = readPrompt(prompt);
  expect([steps.map((step) => step.operation), notPossible, hints]).toEqual([[operation], [], []]);
});

it.each([
  ['make it black and white, leave the dog in the corner out', 'black-and-white'],
  ['Altes Foto vom Urgroßvater restaurieren und einfärben', 'repair-scratches'],
  ['unten abschneiden, setz einen Hund dahin', 'crop'],
  ['sharpen, move the cat to the left', 'sharpen'],
])('“%s” is not done wholly', (prompt, operation) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect(steps.map((step) => step.operation)).toContain(operation);
  expect(notPossible).toHaveLength(1);
});
