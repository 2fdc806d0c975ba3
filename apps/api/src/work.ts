import type { JobHandlers } from '@safelight/application';
import type { Container } from './container/container.ts';
import type { Logger } from './logger.ts';
import type { Tracing } from './tracing/tracing.ts';

/**
 * Starts running jobs, with one idempotent handler for each kind of job. Bytes that an earlier process left behind are
 * removed first; while the store is unavailable, this is left to the job that does so every minute.
 */
export const startWork = async (
  { queue, jobs }: Pick<Container, 'jobs'> & { readonly queue: Pick<Container['queue'], 'work'> },
  { logger, tracing }: { readonly logger: Logger; readonly tracing: Tracing },
): Promise<void> => {
  const swept = await jobs.sweepBlobs().catch((error: unknown) => {
    logger.warn({ err: error }, 'could not remove the bytes that an earlier process left behind');
    return 0;
  });
  if (swept > 0) logger.info({ swept }, 'removed bytes that an earlier process left behind');
  const handlers: JobHandlers = {
    'ai-edit': ({ jobId }, signal) => jobs.runAiEdit(jobId, signal),
    'give-up-ai-edit': ({ jobId }) => jobs.giveUpAiEdit(jobId),
    'send-mail': (mail) => jobs.deliverMail(mail),
    'deliver-event': ({ eventId }) => jobs.deliverEvent(eventId),
    'send-password-reset': (payload) => jobs.sendPasswordReset(payload),
    'resend-verification': (payload) => jobs.sendVerificationAgain(payload),
    'stop-renewals': (payload) => jobs.stopRenewals(payload),
    'undo-subscription': (payload) => jobs.undoSubscription(payload),
    'catch-up-payments': async () => {
      const applied = await jobs.catchUpPayments();
      if (applied > 0) logger.warn({ applied }, 'payments that no message told of');
    },
    'export-account': ({ exportId }, signal) => jobs.runExport(exportId, signal),
    'tidy-up': async () => {
      const tidied = await jobs.tidyUp(new Date());
      logger.info({ ...tidied }, 'tidied up');
    },
    'expire-images': async () => {
      const expired = await jobs.expireImages();
      if (expired > 0) logger.info({ expired }, 'put expired images into the trash');
    },
    'purge-cache': (payload) => jobs.purgeCache(payload),
    'evict-transforms': async (_payload, signal) => {
      const evicted = await jobs.evictTransforms(signal);
      if (evicted > 0) logger.info({ evicted }, 'removed transforms that nobody asks for');
    },
    'sweep-blobs': async (_payload, signal) => void (await jobs.sweepBlobs(signal)),
  };
  await queue.work(tracing.handlers(handlers));
};
