import type { NewLedgerEntry } from '@safelight/domain';
import type { Transaction } from '../ports/index.ts';

/**
 * Adds an entry to the ledger and records the event. Every movement of credits passes through this function.
 * Errors are those of the ledger.
 */
export const moveCredits = async (tx: Transaction, entry: NewLedgerEntry): Promise<void> => {
  const { userId, kind, amount, jobId, externalReference } = entry;
  await tx.credits.append(entry);
  await tx.record({ type: 'credits.moved', userId, payload: { kind, amount, jobId, externalReference } });
};
