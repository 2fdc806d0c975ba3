import type { NewLedgerEntry } from '@safelight/domain';
import type { Transaction } from '../ports/index.ts';

/**
 * Every movement of credits passes through here: it writes the entry of the ledger and records the event.
 * Errors as for the ledger.
 */
export const moveCredits = async (tx: Transaction, entry: NewLedgerEntry): Promise<void> => {
  const { userId, kind, amount, jobId, externalReference } = entry;
  await tx.credits.append(entry);
  await tx.record({ type: 'credits.moved', userId, payload: { kind, amount, jobId, externalReference } });
};
