import type { QueryRunner } from 'typeorm';
import { breakingChanges } from '../testing/expand-first.ts';
import { MIGRATIONS } from './index.ts';

/**
 * Migrations from before two releases could run at the same time. A process of an older release never runs when
 * one of them is applied.
 */
const BASELINE: readonly string[] = [
  'InitialSchema1795219200000',
  'Accounts1795262400000',
  'AiEditInstance1795305600000',
  'Library1795348800000',
  'ContactMessage1795390000000',
  'AiEditFlow1795400000000',
  'CreditBalance1795420000000',
  'EditorDocuments1795500000000',
  'VersionOrigins1795510000000',
  'SettledEdits1795600000000',
  'PublishedVersions1795610000000',
  'TagsInLowerCase1795620000000',
  'Moderation1795630000000',
  'DomainEvents1795640000000',
  'BlockedImages1795640000010',
  'DescriptionAndExpiry1795640000100',
  'ShownTags1795640000110',
  'Projects1795640000200',
  'EditedPictures1795690000000',
  'Billing1795720000000',
  'RequestsOfAnHour1795730000000',
  'UndoneAddresses1795730000010',
];

/**
 * Migrations that may break an older release. Each has the reason why no process of that release runs any
 * more, or why it is not affected.
 */
const CONTRACTED: Readonly<Record<string, string>> = {};

const statementsOf = async (Migration: (typeof MIGRATIONS)[number]): Promise<readonly string[]> => {
  const statements: string[] = [];
  const runner = {
    query: async (text: string) => {
      statements.push(text);
      return [];
    },
  };
  // The only method of the runner that our migrations use.
  await new Migration().up(runner as unknown as QueryRunner);
  return statements;
};

const problemsOf = async (name: string): Promise<readonly string[]> => {
  const Migration = MIGRATIONS.find((one) => one.name === name);
  if (Migration === undefined) throw new Error(`There is no migration ${name}.`);
  return breakingChanges(await statementsOf(Migration));
};

describe('a migration', () => {
  const judged = MIGRATIONS.map(({ name }) => name).filter((name) => !BASELINE.includes(name));

  it.each(judged.filter((name) => !(name in CONTRACTED)))(
    'changes nothing that processes of the previous release need: %s',
    async (name) => {
      expect(await problemsOf(name)).toEqual([]);
    },
  );

  it('is listed as an exception only if it breaks processes of the previous release', async () => {
    for (const name of Object.keys(CONTRACTED))
      expect([name, await problemsOf(name)]).not.toEqual([name, []]);
    for (const name of BASELINE) expect(MIGRATIONS.map((one) => one.name)).toContain(name);
  });
});

describe("breakingChanges, which checks a migration's SQL", () => {
  const refused: readonly (readonly [string, string])[] = [
    ['ALTER TABLE image DROP COLUMN title', 'drops a column'],
    ['ALTER TABLE image DROP title', 'drops a column'],
    ['ALTER TABLE image RENAME COLUMN title TO name', 'renames a column'],
    ['ALTER TABLE image RENAME TO picture', 'renames the table'],
    ['ALTER TABLE image ADD COLUMN note text NOT NULL', 'adds a required column without a default'],
    [
      'ALTER TABLE image ADD COLUMN a int, ADD COLUMN b int NOT NULL CHECK (b IN (1, 2))',
      'adds a required column',
    ],
    ['ALTER TABLE image ALTER COLUMN note SET NOT NULL', 'requires a column'],
    ['ALTER TABLE ONLY image ALTER note TYPE bigint USING note::bigint', 'changes the type'],
    ['ALTER TABLE image ALTER COLUMN note DROP DEFAULT', 'takes a default away'],
    ['ALTER TABLE image ADD CONSTRAINT short CHECK (length(title) < 9)', 'adds a constraint'],
    ['ALTER TABLE image ADD FOREIGN KEY (a) REFERENCES b', 'adds a constraint'],
    ['CREATE UNIQUE INDEX image_title ON image (title)', 'adds a constraint'],
    ['DROP TABLE IF EXISTS image, "image_tag" CASCADE', 'is dropped'],
    ['CREATE TABLE other (id int);\nALTER TABLE image\n  DROP COLUMN title; -- DROP', 'drops a column'],
  ];
  it.each(refused)('reports "%s"', (sql, problem) => {
    expect(breakingChanges([sql]).join('\n')).toContain(problem);
  });

  it('reports each table of a DROP and each action of an ALTER', () => {
    expect(breakingChanges(['DROP TABLE a, b'])).toHaveLength(2);
    expect(breakingChanges(['ALTER TABLE a ADD COLUMN b int, DROP COLUMN c'])).toEqual([
      'a: "DROP COLUMN c" drops a column, which an old process goes on asking for',
    ]);
  });

  it.each([
    'ALTER TABLE image ADD COLUMN note text',
    "ALTER TABLE image ADD COLUMN note text NOT NULL DEFAULT 'DROP COLUMN'",
    'ALTER TABLE image ADD COLUMN place bigint NOT NULL GENERATED ALWAYS AS IDENTITY',
    'ALTER TABLE image ALTER COLUMN note DROP NOT NULL, ALTER COLUMN note SET DEFAULT 1',
    'ALTER TABLE image DROP CONSTRAINT short',
    'ALTER TABLE image RENAME CONSTRAINT short TO long',
    'CREATE INDEX image_title ON image (title)',
    'CREATE TABLE note (id int NOT NULL); CREATE UNIQUE INDEX n ON note (id); ALTER TABLE note ADD UNIQUE (id)',
    'CREATE FUNCTION f() RETURNS void AS $body$ BEGIN ALTER TABLE image DROP COLUMN title; END $body$ LANGUAGE plpgsql',
    '/* DROP TABLE image; */ UPDATE image SET title = title',
  ])('accepts "%s"', (sql) => {
    expect(breakingChanges([sql])).toEqual([]);
  });

  it('reports the breaking change of a migration that is listed as an exception', async () => {
    expect(await problemsOf('RequestsOfAnHour1795730000000')).toEqual([
      'api_key: "RENAME COLUMN requests_count TO requests_total" renames a column, which an old process goes on asking for',
    ]);
  });
});
