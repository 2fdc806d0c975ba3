import { readFileSync } from 'node:fs';
import { SCHEMA } from './document.ts';
import { type Migration, migrated, MIGRATIONS } from './migrations.ts';
import { parseDocument } from './parse.ts';

const fixtureOf = (schema: number): string =>
  readFileSync(new URL(`./fixtures/schema-${String(schema)}.json`, import.meta.url), 'utf8');

const STEPS: readonly Migration[] = [
  { from: 1, to: 2, migrate: ({ title, ...rest }) => ({ ...rest, name: title }) },
  { from: 2, to: 3, migrate: (old) => ({ ...old, pages: [] }) },
];

it('migrated applies every step from the document’s schema to the requested one', () => {
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

it('migrated returns null when no step starts at the document’s schema', () => {
  expect(migrated({ schema: 0 }, { migrations: STEPS, target: 3 })).toBeNull();
});

it('there is a migration step from each earlier schema to the next one', () => {
  expect(MIGRATIONS.map(({ from, to }) => [from, to])).toEqual(
    Array.from({ length: SCHEMA - 1 }, (_, index) => [index + 1, index + 2]),
  );
});

it.each(Array.from({ length: SCHEMA }, (_, index) => index + 1))(
  'the document of schema %i is parsed to the same document as one of the current schema',
  (schema) => {
    const today = parseDocument(fixtureOf(SCHEMA));
    expect(today.status).toBe('ok');
    expect(parseDocument(fixtureOf(schema))).toEqual(today);
  },
);

it('a migration leaves layers of unknown kinds unchanged, and leaves invalid values for the parser to report', () => {
  const hologram = { type: 'hologram', colour: '#ffffff' };
  expect(migrated({ schema: 1, layers: [hologram, null, { type: 'text', outline: 5 }] })).toEqual({
    schema: SCHEMA,
    layers: [hologram, null, { type: 'text', outline: 5 }],
  });
  expect(migrated({ schema: 1, layers: 'none' })).toEqual({ schema: SCHEMA, layers: 'none' });
});
