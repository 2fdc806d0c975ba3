import { jest } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { testDatabase } from './testing/start-test-database.ts';

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly type: string;
}

const COLUMNS = `
  SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`;

/** Selects foreign keys to users whose column is not the first one of an index without a condition. */
const UNINDEXED = `
  SELECT conrelid::regclass::text AS name FROM pg_constraint c
  WHERE contype = 'f' AND confrelid = 'user_account'::regclass AND NOT EXISTS (
    SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] AND i.indpred IS NULL)`;

/** Differences that TypeORM reports because it cannot describe the constraint (docs/adr/0049). */
const WRITTEN_BY_HAND: readonly RegExp[] = [
  /^DROP INDEX /,
  // Matches CHECK constraints, and foreign keys, to which our migrations give their own names.
  /^ALTER TABLE "\w+" (DROP CONSTRAINT "\w+"$|ADD CONSTRAINT "FK_)/,
  /^ALTER TABLE "\w+" ALTER COLUMN "\w+" DROP DEFAULT$/,
  /^ALTER TABLE "\w+" ALTER COLUMN "\w+" TYPE (text COLLATE "undefined"|TIMESTAMP WITH TIME ZONE)$/,
];

/**
 * Makes TypeORM send one query after the other, because pg warns of simultaneous queries on one connection.
 */
const asksOneByOne = (dataSource: DataSource): void => {
  const create = dataSource.createQueryRunner.bind(dataSource);
  jest.spyOn(dataSource, 'createQueryRunner').mockImplementation((mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    let before = Promise.resolve();
    runner.query = (...args: Parameters<typeof query>) => {
      const answer = before.then(() => query(...args));
      before = answer.then(
        () => undefined,
        () => undefined,
      );
      return answer;
    };
    return runner;
  });
};

describe('the migrations of the database', () => {
  const db = testDatabase();

  it('can be run by several processes at the same time, and again afterwards', async () => {
    const url = new URL(db.url);
    url.pathname = '/fresh';
    await db.database.pool.query('CREATE DATABASE fresh');
    await Promise.all([1, 2, 3].map(() => migrate({ url: url.href })));
    await migrate({ url: url.href });
    const client = new pg.Client(url.href);
    await client.connect();
    const { rows } = await client.query('SELECT name FROM schema_migration ORDER BY id');
    await client.end();
    expect(rows).toEqual(MIGRATIONS.map(({ name }) => ({ name })));
    await db.database.pool.query('DROP DATABASE fresh');
  });

  it('create exactly the columns that the TypeORM records describe', async () => {
    const { rows } = await db.database.pool.query<ColumnRow>(
      `SELECT table_name, column_name, is_nullable,
         CASE data_type WHEN 'timestamp with time zone' THEN 'timestamptz' WHEN 'ARRAY' THEN substr(udt_name, 2) || '[]' ELSE data_type END AS type
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'schema_migration'`,
    );
    const migrated = rows.map(
      (c) => `${c.table_name}.${c.column_name} ${c.type} ${c.is_nullable === 'YES' ? 'null' : ''}`,
    );
    const described = db.database.dataSource.entityMetadatas.flatMap((record) =>
      record.columns.map(
        (c) =>
          `${record.tableName}.${c.databaseName} ${String(c.type)}${c.isArray ? '[]' : ''} ${c.isNullable ? 'null' : ''}`,
      ),
    );
    expect(described.sort()).toEqual(migrated.sort());
  });

  it('differ from the TypeORM records only in what TypeORM cannot describe', async () => {
    asksOneByOne(db.database.dataSource);
    const { upQueries } = await db.database.dataSource.driver.createSchemaBuilder().log();
    const statements = upQueries.map(({ query }) => query);
    expect(statements.filter((one) => !WRITTEN_BY_HAND.some((known) => known.test(one)))).toEqual([]);
  });

  it('create the foreign keys that the TypeORM records describe', async () => {
    const { rows } = await db.database.pool.query<{ key: string }>(
      `SELECT conrelid::regclass || ' to ' || confrelid::regclass || ' ' || confdeltype::text AS key
       FROM pg_constraint WHERE contype = 'f' AND conname <> 'image_current_version'`,
    );
    const described = db.database.dataSource.entityMetadatas.flatMap((record) =>
      record.foreignKeys.map(
        (key) =>
          `${record.tableName} to ${key.referencedTablePath} ${key.onDelete === 'CASCADE' ? 'c' : 'a'}`,
      ),
    );
    expect(described.sort()).toEqual(rows.map(({ key }) => key).sort());
  });

  it('index every reference to users, so that deleting a user scans no table', async () => {
    expect((await db.database.pool.query(UNINDEXED)).rows).toEqual([]);
  });

  it('can be reverted and applied again', async () => {
    const runner = db.database.dataSource.createQueryRunner();
    const tables = async (): Promise<readonly string[]> =>
      (await db.database.pool.query<{ name: string }>(COLUMNS)).rows.map(({ name }) => name);
    const before = await tables();
    const migrations = MIGRATIONS.map((Migration) => new Migration());
    for (const migration of [...migrations].reverse()) await migration.down(runner);
    expect(await tables()).toEqual([
      'schema_migration.id',
      'schema_migration.name',
      'schema_migration.timestamp',
    ]);
    for (const migration of migrations) await migration.up(runner);
    expect(await tables()).toEqual(before);
    await runner.release();
  });
});
