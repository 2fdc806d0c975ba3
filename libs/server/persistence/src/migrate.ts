import pg from 'pg';
import { DataSource } from 'typeorm';
import type { Database } from './data-source.ts';
import { translating } from './guarded.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** The advisory lock that lets one process migrate while others that start at the same time wait. */
const MIGRATION_LOCK = 7_263_003;

const withLock = async (url: string, work: () => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'safelight migration lock' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    await client.end();
  }
};

/**
 * Applies all missing migrations, or none if one fails. Several processes may call it at the same time.
 * `migrations` can be those of an earlier version, to load its rows.
 */
export const migrate = ({ url }: Pick<Database, 'url'>, migrations = MIGRATIONS): Promise<void> =>
  translating(() =>
    withLock(url, async () => {
      // This connection is not from the pool, because a migration may take longer than the pool's statement
      // timeout.
      const dataSource = new DataSource({
        type: 'postgres',
        url,
        poolSize: 1,
        migrations,
        migrationsTableName: 'schema_migration',
        installExtensions: false,
        logging: false,
      });
      await dataSource.initialize();
      try {
        await dataSource.runMigrations({ transaction: 'all' });
      } finally {
        await dataSource.destroy();
      }
    }),
  );
