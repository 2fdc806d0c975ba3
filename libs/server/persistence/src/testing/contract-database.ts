import type pg from 'pg';
import { recordEvent } from '@safelight/application';
import type { ContractDatabase } from '@safelight/application/testing/contracts';
import { randomUUID } from 'node:crypto';
import { createIntegrityRecords } from '../integrity.ts';
import { createUnitOfWork } from '../unit-of-work.ts';
import { startTestDatabase, type TestDatabase } from './start-test-database.ts';

interface Wanted {
  readonly ownerId: string;
  readonly projectId: string;
  readonly count: number;
}

/** Adds images that are one minute apart to the project, in that order. */
const FILL = `
WITH numbered AS MATERIALIZED (
  SELECT n, md5($2::text || n || random()) AS hash, gen_random_uuid() AS version,
    timestamptz '2026-01-01' + n * interval '1 minute' AS at FROM generate_series(1, $3::int) n
), images AS (
  INSERT INTO image (uid, owner_id, original_filename, title, title_key, privacy, tags, is_favorite, view_count,
    current_version_id, file_size, content_type, created_at, updated_at)
  SELECT left(hash, 22), $1::uuid, 'f', 'img ' || n, 'img ' || n, 'private', '{}', false, 0, version, 1, 'image/jpeg', at, at
  FROM numbered
), versions AS (
  INSERT INTO image_version (id, image_uid, owner_id, number, width, height, frames, content_type, original_key,
    original_sha256, original_size, original_content_type, origin, created_at)
  SELECT version, left(hash, 22), $1::uuid, 1, 1, 1, 1, 'image/jpeg', hash, hash || hash, 1, 'image/jpeg', 'upload', at
  FROM numbered
)
INSERT INTO project_image (project_id, image_uid, position)
SELECT $2, left(hash, 22), (SELECT coalesce(max(position), 0) FROM project_image WHERE project_id = $2) + n::bigint * 1048576
FROM numbered`;

/** Adds images to a project until it contains this many. */
const fillProject = async (pool: pg.Pool, { ownerId, projectId, count }: Wanted): Promise<void> => {
  const { rows } = await pool.query<{ held: number }>(
    'SELECT count(*)::int AS held FROM project_image WHERE project_id = $1',
    [projectId],
  );
  await pool.query(FILL, [ownerId, projectId, count - (rows[0]?.held ?? 0)]);
};

/** Empties all tables except that of the migrations. */
const empty = async ({ database }: TestDatabase): Promise<void> => {
  const tables = database.dataSource.entityMetadatas.map(({ tablePath }) => `"${tablePath}"`);
  await database.pool.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY CASCADE`);
};

/** The database that the contract suites of one spec use one after another. */
let shared: Promise<TestDatabase> | null = null;

export const dropContractDatabase = async (): Promise<void> => (await shared)?.close();

/** Opens an empty PostgreSQL database for a contract suite. Its transactions ignore jobs and signals. */
export const openContractDatabase = async (): Promise<ContractDatabase> => {
  shared ??= startTestDatabase();
  const test = await shared;
  const { database, repositories } = test;
  const unitOfWork = createUnitOfWork({
    database,
    bindJobs: () => ({ enqueue: async () => undefined }),
    bindSignals: () => ({ publish: async () => undefined }),
    recorder: recordEvent({ ids: { uuid: randomUUID }, clock: { now: () => new Date() } }),
  });
  return {
    repositories,
    unitOfWork,
    fillProject: (ownerId, projectId, count) => fillProject(database.pool, { ownerId, projectId, count }),
    contradictions: () => createIntegrityRecords(database).contradictions(),
    close: () => empty(test),
  };
};
