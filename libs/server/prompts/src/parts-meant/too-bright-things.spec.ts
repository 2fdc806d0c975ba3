import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  'the statue is too bright',
  'the painting is way too bright',
  'the wall is too bright',
  'la estatua está demasiado clara',
  'la statue est trop claire',
  'a estátua está muito clara',
  'la statua è troppo chiara',
])('“%s” darkens nothing else', (prompt) => expect(planAndUndone(prompt, [])).toEqual(['', 1]));

it.each([
  ['the room is too bright', 'darken'],
  ['the flash is too bright', 'darken'],
  ['it is too bright', 'darken'],
  ['the sky is too bright', 'darken sky'],
  ['the shirt is too bright', 'darken clothes'],
  ['the photo is too bright and the statue too', 'darken'],
])('“%s” darkens', (prompt, plan) => expect(planAndUndone(prompt, ['where'])[0]).toBe(plan));
