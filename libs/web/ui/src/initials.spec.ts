import { initialsOf } from './initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  Ada  Augusta Lovelace ', 'AL'],
  ['ada', 'AD'],
  ['é', 'É'],
  ['', ''],
  ['🌅 Lovelace', '🌅L'],
  ['𠮷野家', '𠮷野'],
])('abbreviates the name %j to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
