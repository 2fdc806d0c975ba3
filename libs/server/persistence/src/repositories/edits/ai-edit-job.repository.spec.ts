import { sampleJob, sampleUser } from '@safelight/application/testing/contracts';
import { testDatabase } from '../../testing/start-test-database.ts';

describe('AI edit jobs that the previous release failed', () => {
  const db = testDatabase();

  it('have the code "unknown", because it stored only the text', async () => {
    const user = sampleUser();
    await db.repositories.users.insert(user, 'hash');
    const job = sampleJob(user.id);
    await db.repositories.aiEditJobs.insert([job]);
    await db.database.pool.query(
      `UPDATE ai_edit_job SET state = 'failed', error_message = 'Boom.', finished_at = now() WHERE id = $1`,
      [job.id],
    );
    expect(await db.repositories.aiEditJobs.findById(job.id)).toMatchObject({
      state: 'failed',
      errorMessage: 'Boom.',
      failure: 'unknown',
    });
  });
});
