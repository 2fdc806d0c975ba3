import { initialsOf } from './initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  Ada  Augusta Lovelace ', 'AL'],
  ['ada', 'AD'],
  ['é', 'É'],
  ['', ''],
])('abbreviates the name %j to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
