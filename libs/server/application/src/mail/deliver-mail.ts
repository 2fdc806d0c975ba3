import type { JobPayloads, Mailer } from '../ports/index.ts';

/** Hands a queued message to the mail server; throws when it was not accepted, so that the queue tries later. */
export const deliverMail =
  (deps: { readonly mailer: Mailer }) =>
  (job: JobPayloads['send-mail']): Promise<void> =>
    deps.mailer.send(job.message, job.messageId);

export type DeliverMail = ReturnType<typeof deliverMail>;
