import { startTestDatabase, type TestDatabase } from '@safelight/persistence/testing';
import pg from 'pg';
import { createJobQueue } from './job-queue.ts';
import type { SqlExecutor } from './sql-executor.ts';
import { readWaitingJobs } from './waiting-jobs.ts';

describe('jobs of a backup', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const sql: SqlExecutor = (text, values = []) => pool.query(text, [...values]);
  beforeAll(async () => {
    database = await startTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
  });

  it('are none before the queue was first started, then all that are not done, except those that a schedule creates', async () => {
    expect(await readWaitingJobs(sql)).toEqual([]);
    const queue = createJobQueue({ connectionString: database.url });
    await queue.start();
    const { enqueue } = queue.enqueuerFor(sql);
    await enqueue('ai-edit', { jobId: 'done' });
    await pool.query(`UPDATE pgboss.job SET state = 'completed'`);
    await enqueue('ai-edit', { jobId: 'under way' }, { priority: 4 });
    await pool.query(`UPDATE pgboss.job SET state = 'active' WHERE state = 'created'`);
    await enqueue('deliver-event', { eventId: 'later' }, { startAfterSeconds: 90 });
    await enqueue('sweep-blobs', {});
    const waiting = await readWaitingJobs(sql);
    expect(waiting).toEqual([
      { name: 'ai-edit', payload: { jobId: 'under way' }, options: { priority: 4, startAfterSeconds: 0 } },
      {
        name: 'deliver-event',
        payload: { eventId: 'later' },
        options: { priority: 0, startAfterSeconds: expect.any(Number) },
      },
    ]);
    expect(waiting[1]?.options.startAfterSeconds).toBeGreaterThan(80);
    await queue.stop(0);
  });
});
