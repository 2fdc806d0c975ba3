import { randomUUID } from 'node:crypto';
import { anyHash, sampleUser } from '@safelight/application/testing/contracts';
import { testDatabase } from '../testing/start-test-database.ts';

const DAY_MS = 86_400_000;

describe('the daily pruning of rows in PostgreSQL', () => {
  const db = testDatabase();
  const user = sampleUser();
  const now = new Date('2026-07-08T09:10:11.121Z');
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  beforeAll(async () => {
    await db.repositories.users.insert(user, 'hash');
  });

  it('deletes idempotency keys after a day, and visits as soon as the next view would be counted', async () => {
    const { idempotency, maintenance } = db.repositories;
    const { pool } = db.database;
    const [oldKey, key] = [randomUUID(), randomUUID()];
    for (const [name, at] of [
      [oldKey, ago(2)],
      [key, ago(0.9)],
    ] as const) {
      await idempotency.begin(user.id, name, 'hash');
      await pool.query('UPDATE idempotency_key SET created_at = $2 WHERE key = $1', [name, at]);
    }
    await pool.query(`INSERT INTO page_view VALUES ('image', 'old', 'v', $1), ('image', 'new', 'v', $2)`, [
      ago(0.1),
      ago(0.02),
    ]);
    await maintenance.prune(now);
    expect((await pool.query('SELECT key FROM idempotency_key')).rows).toEqual([{ key }]);
    expect((await pool.query('SELECT uid FROM page_view')).rows).toEqual([{ uid: 'new' }]);
  });

  it('deletes in batches, and leaves rows that another transaction has locked to the next run', async () => {
    const held = anyHash();
    await db.database.pool.query(
      `INSERT INTO rate_counter SELECT 'b' || n, $1, 1, $1 FROM generate_series(1, 12000) n`,
      [ago(3)],
    );
    await db.database.pool.query('INSERT INTO rate_counter VALUES ($1, $2, 1, $2)', [held, ago(3)]);
    const client = await db.database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE rate_counter SET used = 2 WHERE bucket = $1', [held]);
      expect(await db.repositories.maintenance.prune(now)).toBe(12_000);
      await client.query('COMMIT');
    } finally {
      client.release(true);
    }
    expect(await db.repositories.maintenance.prune(now)).toBe(1);
  });
});
