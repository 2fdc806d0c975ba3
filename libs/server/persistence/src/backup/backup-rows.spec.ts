import type { RowSet, RowShape, WaitingJob } from '@safelight/application/ports';
import {
  sampleComparison,
  sampleEvent,
  sampleImage,
  sampleJob,
  sampleUser,
} from '@safelight/application/testing/contracts';
import { grant, reserve } from '@safelight/domain';
import pg from 'pg';
import { createIntegrityRecords } from '../integrity.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { testDatabase } from '../testing/start-test-database.ts';
import { JOBS_SET, type JobTransfer } from './job-transfer.ts';
import { withRowSource } from './row-source.ts';
import { createRowTarget } from './row-target.ts';

const JOB: WaitingJob = { name: 'ai-edit', payload: { jobId: 'one' }, options: { priority: 3 } };

interface Taken {
  readonly shape: RowShape;
  readonly sets: readonly RowSet[];
  readonly bytes: ReadonlyMap<string, Buffer>;
}

const CONSTRAINTS = `
  SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS text
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1`;

const gather = async (stream: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('the rows in a backup', () => {
  const db = testDatabase();
  let taken: Taken;
  let before: ReadonlyMap<string, string>;
  const user = sampleUser();
  const put: WaitingJob[] = [];
  const jobs: JobTransfer = {
    read: async () => [JOB],
    put: async (_sql, job) => void put.push(job),
  };

  const takeAll = (url: string, during: () => Promise<void>): Promise<Taken> =>
    withRowSource({ url, jobs }, (source) =>
      source.withSnapshot(async ({ shape, sets, rowsOf }) => {
        await during();
        const bytes = new Map<string, Buffer>();
        for (const set of sets) bytes.set(set.name, await gather(rowsOf(set)));
        return { shape, sets, bytes };
      }),
    );

  const readFrom = ({ bytes }: Taken) =>
    async function* ({ name }: RowSet): AsyncGenerator<Uint8Array> {
      yield bytes.get(name) ?? Buffer.alloc(0);
    };

  const contents = async (queryable: Pick<pg.Pool, 'query'>): Promise<ReadonlyMap<string, string>> => {
    const held = new Map<string, string>();
    for (const { name } of taken.sets.filter((set) => set.name !== JOBS_SET)) {
      const { rows } = await queryable.query<{ text: string }>(
        `SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS text FROM ${name} t`,
      );
      held.set(name, rows[0]?.text ?? '');
    }
    return held;
  };

  /** Runs `work` with an empty database, and drops the database afterwards. */
  const onFresh = async (work: (url: string, pool: pg.Pool) => Promise<void>): Promise<void> => {
    const url = new URL(db.url);
    url.pathname = `${url.pathname}_fresh`;
    await db.database.pool.query(`CREATE DATABASE ${url.pathname.slice(1)}`);
    const pool = new pg.Pool({ connectionString: url.href, application_name: 'spec' });
    pool.on('error', () => undefined);
    try {
      await work(url.href, pool);
    } finally {
      await pool.end();
      await db.database.pool.query(`DROP DATABASE ${url.pathname.slice(1)} WITH (FORCE)`);
    }
  };

  beforeAll(async () => {
    const { users, images, comparisons, credits, aiEditJobs, domainEvents } = db.repositories;
    await users.insert(user, 'hash');
    const image = sampleImage(user.id, {
      title: 'Tab\there, \\ and "quotes",\nand Grüße 🙂',
      privacy: 'public',
      tags: ['sea', 'a,b'],
      viewCount: 7,
    });
    await images.insert(image);
    await comparisons.insert(sampleComparison(image));
    await credits.append(grant(user.id, 10, 'Welcome'));
    const job = sampleJob(user.id, { imageUid: image.uid });
    await aiEditJobs.insert([job]);
    await credits.append(reserve(user.id, 1, job.id, 'An edit'));
    await db.database.pool.query(
      `UPDATE ai_edit_job SET state = 'processing', dispatched_at = now(), lease_expires_at = now(),
         claimed_at = now() - interval '1 day'`,
    );
    await domainEvents.insert(sampleEvent(user.id, { occurredAt: new Date() }));
    await db.database.pool.query(`SELECT setval('instance_id', 41)`);
    taken = { shape: { migrations: [], sequences: {} }, sets: [], bytes: new Map() };
    taken = await takeAll(db.url, async () => undefined);
    before = await contents(db.database.pool);
    taken = await takeAll(db.url, () => images.insert(sampleImage(user.id)));
  });

  it('are from one consistent snapshot, and are restored unchanged or not at all', () =>
    onFresh(async (url, pool) => {
      const target = createRowTarget({ url, jobs });
      await target.prepare(taken.shape);
      const read = readFrom(taken);
      const broken = async function* (set: RowSet): AsyncGenerator<Uint8Array> {
        yield* read(set);
        if (set.name === 'user_account') throw new Error('These are not the bytes that were backed up.');
      };
      await expect(target.load(taken.shape, taken.sets, broken)).rejects.toThrow('These are not the bytes');
      expect([...(await contents(pool)).values()].filter(Boolean)).toEqual([]);

      await target.prepare(taken.shape);
      await target.load(taken.shape, taken.sets, read);
      const after = await contents(pool);
      for (const [table, text] of before)
        if (table !== 'ai_edit_job') expect([table, after.get(table)]).toEqual([table, text]);
      expect(put).toEqual([JOB]);
      expect(await createIntegrityRecords({ pool }).contradictions()).toEqual([]);

      // After the restore, sequences continue, and triggers and foreign keys are enabled again.
      const texts = async (one: Pick<pg.Pool, 'query'>) =>
        (await one.query<{ text: string }>(CONSTRAINTS)).rows;
      expect(await texts(pool)).toEqual(await texts(db.database.pool));
      expect((await pool.query(`SELECT nextval('instance_id') AS next`)).rows).toEqual([{ next: '42' }]);
      await pool.query(
        `INSERT INTO credit_ledger (user_id, kind, amount, reason) VALUES ($1, 'grant', 5, 'more')`,
        [user.id],
      );
      expect((await pool.query('SELECT balance FROM credit_balance')).rows).toEqual([{ balance: 14 }]);
      await expect(pool.query(`DELETE FROM user_account`)).rejects.toThrow('violates foreign key constraint');
    }));

  it('are loaded into the schema of their own release, which is then migrated to the current one', () =>
    onFresh(async (url, pool) => {
      const target = createRowTarget({ url, jobs });
      const earlier = { ...taken.shape, migrations: taken.shape.migrations.slice(0, -1) };
      const applied = async () => (await pool.query('SELECT FROM schema_migration')).rowCount;
      await target.prepare(earlier);
      expect(await applied()).toBe(MIGRATIONS.length - 1);
      await target.load(earlier, [], readFrom(taken));
      expect(await applied()).toBe(MIGRATIONS.length);

      await expect(target.prepare(earlier)).rejects.toThrow('The database is newer than the backup');
      const newer = { ...taken.shape, migrations: [...taken.shape.migrations, 'Tomorrow1'] };
      await expect(target.prepare(newer)).rejects.toThrow('of a newer Safelight, which has Tomorrow1');
      await pool.query(`INSERT INTO blob_intent (key, abandoned_at) VALUES ('images/one', now())`);
      await expect(target.prepare(taken.shape)).rejects.toThrow('not empty: blob_intent has rows.');
    }));

  it('cannot be loaded into a database that a running server uses', () =>
    expect(createRowTarget({ url: db.url, jobs }).prepare(taken.shape)).rejects.toThrow(
      'A server is running',
    ));

  it('can be read by only one backup at a time', () =>
    withRowSource({ url: db.url, jobs }, () =>
      expect(withRowSource({ url: db.url, jobs }, async () => undefined)).rejects.toThrow('Another backup'),
    ));
});
