import { SCHEMA } from './document.ts';
import { type Migration, migrated, MIGRATIONS } from './migrations.ts';

const STEPS: readonly Migration[] = [
  { from: 1, to: 2, migrate: ({ title, ...rest }) => ({ ...rest, name: title }) },
  { from: 2, to: 3, migrate: (old) => ({ ...old, pages: [] }) },
];

it('goes through every step from the form a document has to the one that is asked for', () => {
  expect(migrated({ schema: 1, title: 'Sea' }, { migrations: STEPS, target: 3 })).toEqual({
    schema: 3,
    name: 'Sea',
    pages: [],
  });
  expect(migrated({ schema: 2, name: 'Sea' }, { migrations: STEPS, target: 2 })).toEqual({
    schema: 2,
    name: 'Sea',
  });
});

it('finds no way from a form that no step begins with', () => {
  expect(migrated({ schema: 0 }, { migrations: STEPS, target: 3 })).toBeNull();
});

it('has a step from each form before the present one', () => {
  expect(MIGRATIONS.map(({ from, to }) => [from, to])).toEqual(
    Array.from({ length: SCHEMA - 1 }, (_, index) => [index + 1, index + 2]),
  );
});
