import type { NewLedgerEntry } from '@safelight/domain';
import type { Transaction } from '../ports/index.ts';

/** The one way use cases move credits: the ledger's entry, and the event that tells of it. Errors as the ledger's. */
export const moveCredits = async (tx: Transaction, entry: NewLedgerEntry): Promise<void> => {
  const { userId, kind, amount, jobId, externalReference } = entry;
  await tx.credits.append(entry);
  await tx.record({ type: 'credits.moved', userId, payload: { kind, amount, jobId, externalReference } });
};
