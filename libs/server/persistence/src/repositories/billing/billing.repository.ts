import type {
  PaymentRecordRepository,
  PurchaseRepository,
  SubscriptionRepository,
} from '@safelight/application/ports';
import type { StoredSubscription, Purchase } from '@safelight/domain';
import { IsNull } from 'typeorm';
import { fromPurchase, fromSubscription, toPurchase, toSubscription } from '../../mappers/billing.mapper.ts';
import {
  PaymentCustomerRecord,
  PaymentEventRecord,
  PurchaseRecord,
  SubscriptionRecord,
} from '../../records/billing.records.ts';
import type { Session } from '../../session.ts';
import { isUuid } from '../is-uuid.ts';

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

export class SqlSubscriptionRepository implements SubscriptionRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async find(id: string): Promise<StoredSubscription | null> {
    const record = await this.#session.manager.findOneBy(SubscriptionRecord, { id });
    return record === null ? null : toSubscription(record);
  }

  async save(subscription: StoredSubscription): Promise<void> {
    await this.#session.manager.upsert(SubscriptionRecord, fromSubscription(subscription), ['id']);
  }

  async listByUser(userId: string): Promise<readonly StoredSubscription[]> {
    if (!isUuid(userId)) return [];
    const records = await this.#session.manager.find(SubscriptionRecord, {
      where: { userId },
      order: { periodFrom: 'ASC', id: 'ASC' },
    });
    return records.map(toSubscription);
  }
}

export class SqlPaymentRecordRepository implements PaymentRecordRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async customerOf(userId: string): Promise<string | null> {
    if (!isUuid(userId)) return null;
    const record = await this.#session.manager.findOneBy(PaymentCustomerRecord, { userId });
    return record?.customerId ?? null;
  }

  async keepCustomer(userId: string, customerId: string): Promise<void> {
    await this.#session.query(
      'INSERT INTO payment_customer (user_id, customer_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [userId, customerId],
    );
  }

  hasEvent(id: string): Promise<boolean> {
    return this.#session.manager.existsBy(PaymentEventRecord, { id });
  }

  async keepEvent(id: string, type: string, at: Date): Promise<boolean> {
    const { rowCount } = await this.#session.query(
      'INSERT INTO payment_event (id, type, received_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, type, at],
    );
    return rowCount > 0;
  }
}
