import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'make the baby stand out',
  'I want the person in the red shirt to stand out',
  'das Baby soll hervorstechen',
  'ich will die Person hervorheben',
  'haz que el bebé destaque',
  'quiero que resalte el coche',
  'fais ressortir le bébé',
  'je veux mettre en avant la personne',
  'quero destacar a pessoa',
  'fazer o bebé sobressair',
  'fai risaltare il bambino',
  'metti in evidenza la persona',
])('in “%s”, what is around somebody steps back', (prompt) =>
  expect(planAndUndone(prompt, [])).toEqual(['blur-background', 0]),
);

it.each([
  ['make the colors stand out', 'enhance-colors'],
  ['fais ressortir les couleurs', 'enhance-colors'],
  ['hebe die Farben hervor', 'enhance-colors'],
  ['resalta los ojos', 'enhance-colors eyes'],
  ['fai risaltare gli occhi', 'enhance-colors eyes'],
  ['make the dog stand out and brighten it', 'brighten dog'],
  ['die Flasche soll herausstechen, den Rest abdunkeln', 'darken not bottle'],
  ['la bouteille doit ressortir, assombrissez le reste', 'darken not bottle'],
  ['la bottiglia deve risaltare, scurisci il resto', 'darken not bottle'],
])('“%s” asks for something else', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);
