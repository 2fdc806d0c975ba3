import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['emphasize the clouds', 'contrast more sky'],
  ['Wolken stärker betonen', 'contrast more sky'],
  ['resalta las nubes', 'contrast more sky'],
  ['accentue les nuages', 'contrast more sky'],
  ['reforça as nuvens', 'contrast more sky'],
  ['evidenzia le nuvole', 'contrast more sky'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['direction', 'where'])).toEqual([plan, 0]);
});
