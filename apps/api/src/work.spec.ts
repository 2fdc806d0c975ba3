import type { JobHandlers } from '@safelight/application';
import { createWorld } from '@safelight/application/testing';
import { createLogger } from './logger.ts';
import { UNTRACED } from './tracing/create-tracing.ts';
import { startWork } from './work.ts';

it('jobs are run even if the store is unavailable when the server starts', async () => {
  const { jobs, store, repositories } = createWorld();
  await repositories.blobIntents.abandon(['images/left']);
  store.delete = () => Promise.reject(new Error('The store does not answer.'));
  const worked: JobHandlers[] = [];
  const queue = { work: async (handlers: JobHandlers) => void worked.push(handlers) };
  await startWork({ queue, jobs }, { logger: createLogger({ logLevel: 'silent' }), tracing: UNTRACED });
  expect(worked).toHaveLength(1);
});
