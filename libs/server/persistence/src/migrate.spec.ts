import pg from 'pg';
import { migrate } from './migrate.ts';
import { InitialSchema1795219200000 } from './migrations/1795219200000-initial-schema.migration.ts';
import { AiEditInstance1795305600000 } from './migrations/1795305600000-ai-edit-instance.migration.ts';
import { startTestDatabase, type TestDatabase } from './testing/start-test-database.ts';

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly type: string;
}

describe('migrations', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.stop());

  it('can be run by several processes starting together, and again', async () => {
    const url = new URL(db.url);
    url.pathname = '/fresh';
    await db.database.pool.query('CREATE DATABASE fresh');
    await Promise.all([1, 2, 3].map(() => migrate({ url: url.href })));
    await migrate({ url: url.href });
    const client = new pg.Client(url.href);
    await client.connect();
    const { rows } = await client.query('SELECT name FROM schema_migration ORDER BY id');
    expect(rows).toEqual([{ name: 'InitialSchema1795219200000' }, { name: 'AiEditInstance1795305600000' }]);
    await client.end();
    await db.database.pool.query('DROP DATABASE fresh');
  });

  it('make the columns the records describe, no more and no fewer', async () => {
    const { rows } = await db.database.pool.query<ColumnRow>(
      `SELECT table_name, column_name, is_nullable,
         CASE data_type WHEN 'timestamp with time zone' THEN 'timestamptz' WHEN 'ARRAY' THEN 'text[]' ELSE data_type END AS type
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

  it('make the foreign keys the records describe', async () => {
    const { rows } = await db.database.pool.query<{ key: string }>(
      `SELECT conrelid::regclass || ' to ' || confrelid::regclass || ' ' || confdeltype::text AS key
       FROM pg_constraint WHERE contype = 'f' AND conname NOT IN ('image_current_version', 'image_version_owner_id_fkey')`,
    );
    const described = db.database.dataSource.entityMetadatas.flatMap((record) =>
      record.foreignKeys.map(
        (key) =>
          `${record.tableName} to ${key.referencedTablePath} ${key.onDelete === 'CASCADE' ? 'c' : 'a'}`,
      ),
    );
    expect(described.sort()).toEqual(rows.map(({ key }) => key).sort());
  });

  it('can be taken back and applied again', async () => {
    const runner = db.database.dataSource.createQueryRunner();
    const migrations = [new InitialSchema1795219200000(), new AiEditInstance1795305600000()];
    for (const migration of migrations.toReversed()) await migration.down(runner);
    expect(await runner.hasTable('image')).toBe(false);
    for (const migration of migrations) await migration.up(runner);
    expect(await runner.hasColumn('ai_edit_job', 'instance_id')).toBe(true);
    await runner.release();
  });
});
