import type {
  PaymentRecordRepository,
  PurchaseRepository,
  SubscriptionRepository,
  TimePlace,
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
import { isUuid, SqlRepository } from '../sql-repository.ts';

export class SqlPurchaseRepository extends SqlRepository implements PurchaseRepository {
  async find(id: string): Promise<Purchase | null> {
    return this.findOne(PurchaseRecord, toPurchase, { id });
  }

  async save(purchase: Purchase): Promise<void> {
    await this.session.manager.upsert(PurchaseRecord, fromPurchase(purchase), ['id']);
  }

  async list(userId: string, limit: number, after: TimePlace | null): Promise<readonly Purchase[]> {
    if (!isUuid(userId)) return [];
    const query = this.session.manager
      .createQueryBuilder(PurchaseRecord, 'purchase')
      .where('purchase.user_id = :userId', { userId });
    if (after !== null) query.andWhere('(purchase.paid_at, purchase.id) < (:at, :id)', after);
    query.orderBy('purchase.paidAt', 'DESC').addOrderBy('purchase.id', 'DESC').limit(limit);
    return (await query.getMany()).map(toPurchase);
  }

  async listPacks(userId: string): Promise<readonly Purchase[]> {
    if (!isUuid(userId)) return [];
    return this.findAll(PurchaseRecord, toPurchase, {
      where: { userId, periodFrom: IsNull() },
      order: { paidAt: 'DESC', id: 'DESC' },
    });
  }
}

export class SqlSubscriptionRepository extends SqlRepository implements SubscriptionRepository {
  async find(id: string): Promise<StoredSubscription | null> {
    return this.findOne(SubscriptionRecord, toSubscription, { id });
  }

  async save(subscription: StoredSubscription): Promise<void> {
    await this.session.manager.upsert(SubscriptionRecord, fromSubscription(subscription), ['id']);
  }

  async listByUser(userId: string): Promise<readonly StoredSubscription[]> {
    if (!isUuid(userId)) return [];
    return this.findAll(SubscriptionRecord, toSubscription, {
      where: { userId },
      order: { periodFrom: 'ASC', id: 'ASC' },
    });
  }
}

export class SqlPaymentRecordRepository extends SqlRepository implements PaymentRecordRepository {
  async customerOf(userId: string): Promise<string | null> {
    if (!isUuid(userId)) return null;
    return this.findOne(PaymentCustomerRecord, ({ customerId }) => customerId, { userId });
  }

  async keepCustomer(userId: string, customerId: string): Promise<void> {
    await this.session.query(
      'INSERT INTO payment_customer (user_id, customer_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [userId, customerId],
    );
  }

  hasEvent(id: string): Promise<boolean> {
    return this.session.manager.existsBy(PaymentEventRecord, { id });
  }

  async now(): Promise<Date> {
    const [now] = await this.column<Date>('SELECT clock_timestamp()', []);
    if (now === undefined) throw new Error('The database has no time.');
    return now;
  }

  async keepEvent(id: string, type: string, at: Date): Promise<boolean> {
    return this.affectsOne(
      'INSERT INTO payment_event (id, type, received_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, type, at],
    );
  }
}
