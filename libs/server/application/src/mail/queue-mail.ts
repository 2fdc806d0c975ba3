import type { Ids, MailMessage, Transaction } from '../ports/index.ts';

/** Queues an email in the caller's transaction. It is sent if and only if the transaction commits. */
export const queueMail = (tx: Pick<Transaction, 'jobs'>, ids: Ids, message: MailMessage): Promise<void> =>
  tx.jobs.enqueue('send-mail', { messageId: ids.uuid(), message });
