import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  'remove the cooler behind us',
  'remove the mirror behind him',
  'remove the light behind us',
  'remove the post behind us',
  'there is a huge cooler behind us, could you get rid of it?',
  'quita el cuadro de detrás',
  'entferne das Licht hinter uns',
  'togli la luce dietro di noi',
])('“%s” removes nobody, but is refused', (prompt) => {
  const [plan, undone] = planAndUndone(prompt, []);
  expect(plan).toBe('');
  expect(undone).toBeGreaterThan(0);
});

it.each([
  'remove the people behind us',
  'remove the ones behind us',
  'remove the two strangers behind us',
  'quita a los de atrás',
  'entferne die da hinten',
  'enlève ceux de derrière',
  'tira os de trás',
  'togli quelli dietro',
  'remove as pessoas da praia e deixa só a gente',
])('“%s” removes people in the background', (prompt) => {
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual(['remove-object person behind', 0]);
});
