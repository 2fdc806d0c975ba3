import type { Ids, MailMessage, Transaction } from '../ports/index.ts';

/** Queues a message inside the caller's transaction: it goes out when, and only when, the change is made. */
export const queueMail = (tx: Pick<Transaction, 'jobs'>, ids: Ids, message: MailMessage): Promise<void> =>
  tx.jobs.enqueue('send-mail', { messageId: ids.uuid(), message });
