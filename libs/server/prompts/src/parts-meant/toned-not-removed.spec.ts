import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  'darken the people in the background',
  'the people in the background are too dark',
  'darken the cars in the background',
  'brighten the people in the front row',
  'darken the people in the back row',
  'the man in the back is too bright',
  'dunkle die Leute im Hintergrund ab',
  'oscurece a la gente del fondo',
  'aclara a las personas del fondo',
])('“%s” removes nobody', (prompt) => expect(planAndUndone(prompt, ['names'])).toEqual(['', 1]));

it.each([
  ['remove the people in the dark background', 'remove-object person'],
  ['get rid of the people in the back, it is too dark', 'remove-object person + low-light'],
  ['the man in the background ruins it', 'remove-object person'],
])('“%s” removes them', (prompt, plan) => expect(planAndUndone(prompt, ['names'])[0]).toBe(plan));
