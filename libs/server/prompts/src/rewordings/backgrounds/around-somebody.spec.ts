import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['darken everything around her', 'darken background'],
  ['make everything around him black and white', 'black-and-white background'],
  ['desaturate everything around the car', 'saturation background'],
  ['alles um sie herum abdunkeln', 'darken background'],
  ['oscurece todo alrededor de ella', 'darken background'],
  ['assombris tout autour du chien', 'darken background'],
  ['escurece tudo ao redor dela', 'darken background'],
  ['scurisci tutto attorno a lei', 'darken background'],
  ['der Hintergrund ist zu unruhig', 'blur-background'],
  ['quiet down the background', 'blur-background'],
  ['calme le fond', 'blur-background'],
  ['der Hintergrund ist zu unruhig, bitte weiß', 'replace-background'],
  ['add a frame all around us', 'border'],
])('“%s” is about what is around somebody', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);

it.each([
  'crop everything around the vase',
  'brighten the area around the eyes',
  'recorta todo alrededor del perro',
])('“%s” is not', (prompt) => expect(planAndUndone(prompt, ['where'])[0]).not.toContain('background'));
