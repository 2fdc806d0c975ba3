import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'resotre pic',
  'stelle das Bild wieder her',
  'ripristina la foto',
  'ramponierte Aufnahme aus dem Krieg',
  'die Schicht blättert ab auf dem alten Abzug',
  'tirage argentique 1932, émulsion fendillée',
])('“%s” is an old photo', (prompt) => {
  expect(planAndUndone(prompt, [])).toEqual(['repair-scratches', 0]);
});

it.each(['ripristina i colori', 'stelle das Original wieder her'])('“%s” is none', (prompt) => {
  expect(planAndUndone(prompt, [])[0]).not.toContain('repair-scratches');
});
