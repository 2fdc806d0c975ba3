import type { MonthlyCreditsRepository } from '@safelight/application/ports';
import type { MonthlyCredits } from '@safelight/domain';
import { LessThanOrEqual } from 'typeorm';
import { fromMonthlyCredits, toMonthlyCredits } from '../mappers/billing.mapper.ts';
import { MonthlyCreditsRecord } from '../records/monthly-credits.record.ts';
import type { Session } from '../session.ts';
import { isUuid } from './is-uuid.ts';

export class SqlMonthlyCreditsRepository implements MonthlyCreditsRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async find(userId: string): Promise<MonthlyCredits | null> {
    if (!isUuid(userId)) return null;
    const record = await this.#session.manager.findOneBy(MonthlyCreditsRecord, { userId });
    return record === null ? null : toMonthlyCredits(record);
  }

  async save(credits: MonthlyCredits): Promise<void> {
    await this.#session.manager.upsert(MonthlyCreditsRecord, fromMonthlyCredits(credits), ['userId']);
  }

  async remove(userId: string): Promise<void> {
    if (isUuid(userId)) await this.#session.manager.delete(MonthlyCreditsRecord, { userId });
  }

  async listEnded(now: Date, limit: number): Promise<readonly string[]> {
    const records = await this.#session.manager.find(MonthlyCreditsRecord, {
      select: { userId: true },
      where: { monthTo: LessThanOrEqual(now) },
      order: { monthTo: 'ASC' },
      take: limit,
    });
    return records.map(({ userId }) => userId);
  }
}
