import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ["get rid of everyone who isn't family", '', 1],
  ["remove everybody that doesn't belong to us", '', 1],
  ['remove the people who are not looking at the camera', '', 1],
  ['remove people not in uniform', '', 1],
  ['entferne alle Leute, die nicht zu uns gehören', '', 1],
  ['quita a la gente que no es de la familia', '', 1],
  ['enlève les gens qui ne sont pas de la famille', '', 1],
  ['tira todo mundo que não é da família', '', 1],
  ['togli le persone che non sono della famiglia', '', 1],
  ["remove everyone who isn't me", 'remove-object behind 0', 0],
  ['remove the people who walk behind us', 'remove-object behind 1', 0],
  ['remove the people, not the dog', 'remove-object  0', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place', 'count'])).toEqual([plan, undone]),
);
