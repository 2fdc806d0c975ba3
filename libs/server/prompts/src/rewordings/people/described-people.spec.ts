import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['names', 'place'];

it.each([
  ['efface le monsieur en short', 'person '],
  ['via quel tizio in costume dietro di noi', 'person behind'],
  ['cancella il signore col cappello vicino alla fontana', 'person '],
  ['empty the street, no people no cars', 'person,car ,'],
  ['ohne Leute und Autos', 'person,car ,'],
  ['sin gente ni coches', 'person,car ,'],
  ['sans gens ni voitures', 'person,car ,'],
  ['sem gente nem carros', 'person,car ,'],
  ['senza gente né macchine', 'person,car ,'],
])('“%s” removes those who are meant', (prompt, removed) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([`remove-object ${removed}`, 0]),
);

it.each(['remove my toddlers snot please', 'remove my dogs leash'])(
  '“%s” does not remove the owner',
  (prompt) => expect(planAndUndone(prompt, KEYS)).toEqual(['', 1]),
);

it('several of a kind are no owners', () =>
  expect(planAndUndone('remove the dogs near the door', KEYS)[0]).toContain('remove-object dog'));
