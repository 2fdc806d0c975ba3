// A worker that takes AI edits and never finishes one; says which it took to whoever forked it.
import { createJobQueue } from '../job-queue.ts';

const queue = createJobQueue({ connectionString: process.env['DATABASE_URL'] ?? '' });
await queue.start();
await queue.work({
  'ai-edit': async ({ jobId }) => {
    process.send?.(jobId);
    await new Promise(() => undefined);
  },
  'send-mail': async () => undefined,
  'sweep-blobs': async () => undefined,
});
process.on('disconnect', () => process.exit(0));
