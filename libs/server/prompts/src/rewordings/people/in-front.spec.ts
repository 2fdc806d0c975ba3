import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['needs more light on the kids in front', 'brighten subject'],
  ['brighten the people in the foreground', 'brighten subject'],
  ['the kids in front are too dark', 'low-light subject'],
  ['mehr Licht auf die Kinder vorne', 'brighten subject'],
  ['hell die Kinder vorne auf', 'brighten subject'],
  ['los niños de delante están muy oscuros', 'low-light subject'],
  ['éclaircis les enfants devant', 'brighten subject'],
  ['clareia as crianças da frente', 'brighten subject'],
  ['schiarisci i bambini davanti', 'brighten subject'],
])('“%s” is about the subject', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);

it.each([
  ['remove the people in front', 'remove-object person front', 0],
  ['brighten the people in front of the church', '', 1],
] as const)('“%s” is about a place', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'place', 'where'])).toEqual([plan, undone]),
);
