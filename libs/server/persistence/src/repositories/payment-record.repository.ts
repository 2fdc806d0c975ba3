import type { PaymentRecordRepository } from '@safelight/application/ports';
import { PaymentCustomerRecord } from '../records/payment-customer.record.ts';
import { PaymentEventRecord } from '../records/payment-event.record.ts';
import type { Session } from '../session.ts';
import { isUuid } from './is-uuid.ts';

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
