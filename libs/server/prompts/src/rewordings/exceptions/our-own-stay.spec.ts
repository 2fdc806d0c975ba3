import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'remove people from the beach but not the lifeguard tower and not my kids in the front',
    'remove-object behind 0 others',
    0,
  ],
  ['remove the people on the beach but not us', 'remove-object behind 0 others', 0],
  ['entferne die Leute am Strand, aber nicht meine Kinder vorne', 'remove-object behind 0 others', 0],
  ['quita a la gente de la playa pero no a mis hijos', 'remove-object behind 0 others', 0],
  ['quita a la gente excepto a mis hijos', 'remove-object behind 0 others', 0],
  ['enlève les gens de la plage mais pas mes enfants', 'remove-object behind 0 others', 0],
  ['tira as pessoas da praia, mas não os meus filhos', 'remove-object behind 0 others', 0],
  ['tira todo mundo menos meus filhos que estão na frente', 'remove-object behind 0 others', 0],
  ['togli la gente dalla spiaggia ma non i miei figli', 'remove-object behind 0 others', 0],
  // Nobody's own people.
  ['remove people from the beach', 'remove-object  0 people', 0],
  ['remove the people but not the dog', 'remove-object  0 people', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place', 'count', 'said'])).toEqual([plan, undone]),
);
