import type { PurchaseRepository } from '@safelight/application/ports';
import type { Purchase } from '@safelight/domain';
import { IsNull } from 'typeorm';
import { fromPurchase, toPurchase } from '../mappers/billing.mapper.ts';
import { PurchaseRecord } from '../records/purchase.record.ts';
import type { Session } from '../session.ts';
import { isUuid } from './is-uuid.ts';

export class SqlPurchaseRepository implements PurchaseRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async find(id: string): Promise<Purchase | null> {
    const record = await this.#session.manager.findOneBy(PurchaseRecord, { id });
    return record === null ? null : toPurchase(record);
  }

  async save(purchase: Purchase): Promise<void> {
    await this.#session.manager.upsert(PurchaseRecord, fromPurchase(purchase), ['id']);
  }

  async list(userId: string, limit: number, afterId: string | null): Promise<readonly Purchase[]> {
    if (!isUuid(userId)) return [];
    const query = this.#session.manager
      .createQueryBuilder(PurchaseRecord, 'purchase')
      .where('purchase.user_id = :userId', { userId });
    if (afterId !== null) {
      query.andWhere(
        '(purchase.paid_at, purchase.id) < (SELECT paid_at, id FROM purchase WHERE id = :afterId AND user_id = :userId)',
        { afterId },
      );
    }
    query.orderBy('purchase.paidAt', 'DESC').addOrderBy('purchase.id', 'DESC').limit(limit);
    return (await query.getMany()).map(toPurchase);
  }

  async listPacks(userId: string): Promise<readonly Purchase[]> {
    if (!isUuid(userId)) return [];
    const records = await this.#session.manager.find(PurchaseRecord, {
      where: { userId, periodFrom: IsNull() },
      order: { paidAt: 'DESC', id: 'DESC' },
    });
    return records.map(toPurchase);
  }
}
