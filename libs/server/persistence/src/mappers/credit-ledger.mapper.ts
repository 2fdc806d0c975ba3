import type { LedgerEntry } from '@safelight/domain';
import type { CreditLedgerRecord } from '../records/credit-ledger.record.ts';

export const toLedgerEntry = (record: CreditLedgerRecord): LedgerEntry => ({
  ...record,
  id: String(record.id),
});
