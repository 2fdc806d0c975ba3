import pg from 'pg';

/**
 * The statistics target with which ANALYZE reads all rows. It samples 300 rows per unit of the largest target,
 * and no spec inserts as many.
 */
const TARGET = 1_000;

/**
 * Raises the statistics target of the first column of a table. The other columns keep the target of
 * production.
 */
const raiseTarget = async (pool: pg.Pool, table: string): Promise<void> => {
  const { rows } = await pool.query<{ attname: string }>(
    'SELECT attname FROM pg_attribute WHERE attrelid = $1::regclass AND attnum = 1',
    [table],
  );
  const column = pg.escapeIdentifier(rows[0]?.attname ?? '');
  await pool.query(`ALTER TABLE ${table} ALTER COLUMN ${column} SET STATISTICS ${TARGET}`);
};

/** True if an index-only scan still has to read a page of one of the tables. */
const isUnseen = async (pool: pg.Pool, tables: readonly string[]): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'SELECT FROM pg_class WHERE oid = ANY ($1::regclass[]) AND relallvisible < relpages',
    [tables],
  );
  return rowCount !== 0;
};

/**
 * Vacuums tables, and collects statistics from all rows in place of a random sample. The planner then makes
 * the same plans in every run.
 */
export const vacuumWithExactStatistics = async (pool: pg.Pool, tables: readonly string[]): Promise<void> => {
  for (const table of tables) await raiseTarget(pool, table);
  // A vacuum skips pages that are being written to disk, so it is repeated.
  do await pool.query(`VACUUM (ANALYZE, INDEX_CLEANUP ON) ${tables.join(', ')}`);
  while (await isUnseen(pool, tables));
};
