import type { AiEditJob } from '@safelight/domain';
import { sampleJob, sampleUser } from '@safelight/application/testing/contracts';
import { closeDatabase, createDatabase, type Database } from '../../data-source.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { createRepositories } from '../build-repositories.ts';

describe('AI edit jobs in PostgreSQL', () => {
  let db: TestDatabase;
  const user = sampleUser();

  beforeAll(async () => {
    db = await startTestDatabase();
    await db.repositories.users.insert(user, 'hash');
  });
  afterAll(() => db.stop());

  const insert = async (changes: Partial<AiEditJob> = {}): Promise<AiEditJob> => {
    const job = sampleJob(user.id, changes);
    await db.repositories.aiEditJobs.insert([job]);
    return job;
  };

  describe('claimed by a worker of another process', () => {
    /** Far more than a test takes. */
    const LEASE_MS = 600_000;

    const claimedBy = async (colleague: Database): Promise<AiEditJob> => {
      const job = await insert();
      expect(await createRepositories(colleague).aiEditJobs.claim(job.id, LEASE_MS)).not.toBeNull();
      return job;
    };

    /** Makes it half a lease since the last heartbeat of a job, of which the other half is left. */
    const passHalfOf = (job: AiEditJob) =>
      db.database.pool.query(
        `UPDATE ai_edit_job SET lease_expires_at = lease_expires_at - $2 * interval '1 millisecond' WHERE id = $1`,
        [job.id, LEASE_MS / 2],
      );

    it('can be claimed before the lease expires when that process has died', async () => {
      const mortal = await createDatabase({ url: db.url, poolSize: 2 });
      const job = await claimedBy(mortal);
      await mortal.liveness.close();
      const { aiEditJobs } = db.repositories;
      expect(await aiEditJobs.claim(job.id, LEASE_MS)).toBeNull();
      await passHalfOf(job);
      expect((await aiEditJobs.claim(job.id, LEASE_MS))?.fence).toBe(2);
      await closeDatabase(mortal);
    });

    it('stay claimed while that process lives, even without a heartbeat', async () => {
      const frozen = await createDatabase({ url: db.url, poolSize: 2 });
      const job = await claimedBy(frozen);
      await passHalfOf(job);
      expect(await db.repositories.aiEditJobs.claim(job.id, LEASE_MS)).toBeNull();
      await closeDatabase(frozen);
    });
  });
});
