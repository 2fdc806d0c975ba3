// A worker process that takes AI edits and never finishes them. It reports the id of each edit to its parent.
import { createJobQueue } from '../job-queue.ts';
import { IDLE } from './idle-handlers.ts';

const queue = createJobQueue({ connectionString: process.env['DATABASE_URL'] ?? '' });
await queue.start();
await queue.work({
  ...IDLE,
  'ai-edit': async ({ jobId }) => {
    process.send?.(jobId);
    await new Promise(() => undefined);
  },
});
process.on('disconnect', () => process.exit(0));
