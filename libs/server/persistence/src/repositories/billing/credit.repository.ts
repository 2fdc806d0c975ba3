import {
  DomainError,
  type LedgerEntry,
  type LedgerKind,
  type MonthlyCredits,
  type NewLedgerEntry,
} from '@safelight/domain';
import type { CreditRepository, MonthlyCreditsRepository } from '@safelight/application/ports';
import { TEXTS } from '@safelight/rules';
import { LessThan, LessThanOrEqual } from 'typeorm';
import { violatedConstraint } from '../../database-error.ts';
import { fromMonthlyCredits, toMonthlyCredits } from '../../mappers/billing.mapper.ts';
import { CreditLedgerRecord, MonthlyCreditsRecord } from '../../records/credit.records.ts';
import { isUuid, SqlRepository } from '../sql-repository.ts';

const toLedgerEntry = (record: CreditLedgerRecord): LedgerEntry => ({
  ...record,
  id: String(record.id),
});

/** The name of the constraint on the balance, which the trigger of the ledger updates. */
const NOT_NEGATIVE = 'credit_balance_not_negative';

export class SqlCreditRepository extends SqlRepository implements CreditRepository {
  /** Inserts nothing if the entry exists already, because a database error would make the transaction unusable. */
  async append(entry: NewLedgerEntry): Promise<void> {
    const { userId, kind, amount, jobId, externalReference, reason } = entry;
    const inserting = this.session.query(
      `INSERT INTO credit_ledger (user_id, kind, amount, job_id, external_reference, reason)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [userId, kind, amount, jobId, externalReference, reason],
    );
    const { rowCount } = await inserting.catch((error: unknown) => {
      if (violatedConstraint(error) !== NOT_NEGATIVE) throw error;
      throw new DomainError('INSUFFICIENT_CREDITS', TEXTS.ai.insufficientCredits, {}, { cause: error });
    });
    if (rowCount > 0) return;
    throw new DomainError('CONFLICT', 'The ledger has this entry already.', {
      jobId,
      externalReference,
      kind,
    });
  }

  async balance(userId: string): Promise<number> {
    if (!isUuid(userId)) return 0;
    const { rows } = await this.session.query<{ balance: number }>(
      'SELECT balance FROM credit_balance WHERE user_id = $1',
      [userId],
    );
    return rows[0]?.balance ?? 0;
  }

  async history(
    userId: string,
    limit: number,
    afterUid: string | null = null,
  ): Promise<readonly LedgerEntry[]> {
    if (!isUuid(userId)) return [];
    const after = afterUid === null ? null : await this.#find(userId, afterUid);
    if (afterUid !== null && after === null) return [];
    return this.findAll(CreditLedgerRecord, toLedgerEntry, {
      where: { userId, ...(after === null ? {} : { id: LessThan(after.id) }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  async spentSince(userId: string, entryId: string | null): Promise<number> {
    if (!isUuid(userId)) return 0;
    const { rows } = await this.session.query<{ spent: string }>(
      `SELECT coalesce(-sum(amount), 0) AS spent FROM credit_ledger
       WHERE user_id = $1 AND id > $2 AND kind IN ('reserve', 'release', 'refund')`,
      [userId, entryId ?? '0'],
    );
    return Number(rows[0]?.spent ?? 0);
  }

  async findByExternalReference(kind: LedgerKind, externalReference: string): Promise<LedgerEntry | null> {
    const where = { kind, externalReference };
    return this.findOne(CreditLedgerRecord, toLedgerEntry, where);
  }

  async hasGrant(userId: string): Promise<boolean> {
    return isUuid(userId) && this.session.manager.existsBy(CreditLedgerRecord, { userId, kind: 'grant' });
  }

  async #find(userId: string, uid: string): Promise<CreditLedgerRecord | null> {
    return isUuid(uid) ? this.session.manager.findOneBy(CreditLedgerRecord, { userId, uid }) : null;
  }
}

export class SqlMonthlyCreditsRepository extends SqlRepository implements MonthlyCreditsRepository {
  async find(userId: string): Promise<MonthlyCredits | null> {
    return isUuid(userId) ? this.findOne(MonthlyCreditsRecord, toMonthlyCredits, { userId }) : null;
  }

  async save(credits: MonthlyCredits): Promise<void> {
    await this.session.manager.upsert(MonthlyCreditsRecord, fromMonthlyCredits(credits), ['userId']);
  }

  async remove(userId: string): Promise<void> {
    if (isUuid(userId)) await this.session.manager.delete(MonthlyCreditsRecord, { userId });
  }

  async listEnded(now: Date, limit: number): Promise<readonly string[]> {
    return this.findAll(MonthlyCreditsRecord, ({ userId }) => userId, {
      select: { userId: true },
      where: { monthTo: LessThanOrEqual(now) },
      order: { monthTo: 'ASC' },
      take: limit,
    });
  }
}
