import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  'take out the tourists behind us but keep the fountain',
  'die Touristen hinter uns weg, aber den Brunnen lassen',
  'borra los turistas detrás de nosotros pero deja la fuente',
  'enlève les touristes derrière nous mais garde la fontaine',
  'togli i turisti dietro di noi ma lascia la fontana',
  'tira os turistas atrás de nós mas deixa a fonte',
])('“%s” removes only the people behind', (prompt) =>
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual(['remove-object person behind', 0]),
);

it('all people are removed if it is not said where they are', () =>
  expect(
    planAndUndone('erase the tourists around the fountain but keep the pigeons', ['names', 'place'])[0],
  ).toBe('remove-object person '));
