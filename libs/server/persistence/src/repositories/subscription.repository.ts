import type { SubscriptionRepository } from '@safelight/application/ports';
import type { KeptSubscription } from '@safelight/domain';
import { fromSubscription, toSubscription } from '../mappers/billing.mapper.ts';
import { SubscriptionRecord } from '../records/subscription.record.ts';
import type { Session } from '../session.ts';
import { isUuid } from './is-uuid.ts';

export class SqlSubscriptionRepository implements SubscriptionRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async find(id: string): Promise<KeptSubscription | null> {
    const record = await this.#session.manager.findOneBy(SubscriptionRecord, { id });
    return record === null ? null : toSubscription(record);
  }

  async save(subscription: KeptSubscription): Promise<void> {
    await this.#session.manager.upsert(SubscriptionRecord, fromSubscription(subscription), ['id']);
  }

  async listByUser(userId: string): Promise<readonly KeptSubscription[]> {
    if (!isUuid(userId)) return [];
    const records = await this.#session.manager.find(SubscriptionRecord, {
      where: { userId },
      order: { periodFrom: 'ASC', id: 'ASC' },
    });
    return records.map(toSubscription);
  }
}
