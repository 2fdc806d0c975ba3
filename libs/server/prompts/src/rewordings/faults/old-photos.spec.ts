import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'resotre pic',
  'stelle das Bild wieder her',
  'ripristina la foto',
  'ramponierte Aufnahme aus dem Krieg',
  'die Schicht blättert ab auf dem alten Abzug',
  'my old photo got coffee on it',
  'we spilled wine on this photo',
  'coffee got on this picture',
  'Scanned this from my mothers album, it got coffee on it years ago :(',
  'stained old photo',
  'old photo with spots',
  'old picture with some brown stains',
  'altes Foto mit Flecken',
  'foto antigua con manchas',
  'vieille photo avec des taches',
  'foto antiga com manchas',
  'vecchia foto con macchie',
  'tirage argentique 1932, émulsion fendillée',
])('“%s” is an old photo', (prompt) => {
  expect(planAndUndone(prompt, [])).toEqual(['repair-scratches', 0]);
});

it.each([
  'ripristina i colori',
  'stelle das Original wieder her',
  'my photo has water on it',
  'make it look like an old photo with spots',
  'make it look like a stained old photo',
  'look of an old photo with stains',
  'mach daraus ein altes Foto mit Flecken',
  'hazla como una foto antigua con manchas',
  'transforme en vieille photo avec des taches',
  'effet vieille photo avec des taches',
  'transforma em foto antiga com manchas',
  'stile vecchia foto con macchie',
  'write “we spilled wine on this photo”',
])('“%s” is none', (prompt) => {
  expect(planAndUndone(prompt, [])[0]).not.toContain('repair-scratches');
});
