import { DomainError, type Sale, type Subscription } from '@safelight/domain';
import { TEXTS, unitPriceCents, type SaleItem } from '@safelight/rules';
import type { CheckoutOrder, PaymentEvent, Payments, PaymentSubject } from '../ports/index.ts';

const GOOD = 'signed';

/**
 * A payment service in memory, in which a test sets what was sold. The signature of its messages is always the
 * same word.
 */
export class FakePayments implements Payments {
  isDown = false;
  readonly orders: CheckoutOrder[] = [];
  readonly sales = new Map<string, Sale>();
  readonly subscriptions = new Map<string, Subscription>();
  /** The events that the payment service has created, oldest first. */
  readonly events: PaymentEvent[] = [];
  #count = 0;

  #check(): void {
    if (this.isDown) throw new DomainError('PAYMENTS_UNAVAILABLE', TEXTS.billing.unavailable);
  }

  addCustomer: Payments['addCustomer'] = async ({ userId }) => {
    this.#check();
    return `cus_${userId}`;
  };

  startCheckout: Payments['startCheckout'] = async (order) => {
    this.#check();
    this.orders.push(order);
    return `https://pay.example/${this.orders.length}`;
  };

  openPortal: Payments['openPortal'] = async (customerId, returnUrl) => {
    this.#check();
    return `https://pay.example/portal/${customerId}?return=${encodeURIComponent(returnUrl)}`;
  };

  setRenewal: Payments['setRenewal'] = async (id, renews) => {
    this.#check();
    const found = this.subscriptions.get(id);
    if (found !== undefined) this.subscriptions.set(id, { ...found, renews });
  };

  endSubscription: Payments['endSubscription'] = async (id) => {
    this.#check();
    const found = this.subscriptions.get(id);
    if (found !== undefined) this.subscriptions.set(id, { ...found, state: 'ended' });
  };

  undoSubscription: Payments['undoSubscription'] = async (id) => {
    await this.endSubscription(id);
    const months = [...this.sales.values()].filter(({ period }) => period !== null);
    for (const { id: month, amountCents } of months) this.change(month, { refundedCents: amountCents });
    return [
      ...months.map((sale) => ({ kind: 'invoice' as const, id: sale.id })),
      { kind: 'subscription', id },
    ];
  };

  listEvents: Payments['listEvents'] = async () => {
    this.#check();
    return this.events;
  };

  readEvent: Payments['readEvent'] = (body, signature) => {
    if (signature !== GOOD) throw new DomainError('INVALID_SIGNATURE', TEXTS.billing.invalidSignature);
    return JSON.parse(Buffer.from(body).toString()) as PaymentEvent;
  };

  fetchFacts: Payments['fetchFacts'] = async ({ kind, id }) => {
    this.#check();
    if (kind === 'subscription') return { sale: null, subscription: this.subscriptions.get(id) ?? null };
    const sale = this.sales.get(id) ?? null;
    const ofSale = [...this.subscriptions.values()].find(({ userId }) => userId === sale?.userId) ?? null;
    return { sale, subscription: (sale?.period ?? null) === null ? null : ofSale };
  };

  /** Records that a person paid. Returns the id of the checkout or invoice. */
  sell(userId: string, item: SaleItem, changes: Partial<Sale> = {}): string {
    this.#count += 1;
    const id = changes.id ?? `cs_${this.#count}`;
    const quantity = changes.quantity ?? 1;
    this.sales.set(id, {
      id,
      userId,
      item,
      quantity,
      paidAt: new Date('2026-02-03T04:05:06.000Z'),
      amountCents: unitPriceCents(item) * quantity,
      currency: 'usd',
      refundedCents: 0,
      dispute: 'none',
      receiptUrl: `https://pay.example/receipts/${id}`,
      period: null,
      ...changes,
    });
    return id;
  }

  /** Changes a sale, for example to a refunded or disputed one. */
  change(id: string, changes: Partial<Sale>): void {
    const found = this.sales.get(id);
    if (found === undefined) throw new Error(`Nothing was sold as ${id}.`);
    this.sales.set(id, { ...found, ...changes });
  }

  /** Records that a month of the subscription was paid. Returns the id of its invoice. */
  sellMonth(userId: string, from: Date, to: Date): string {
    const period = { from, to };
    this.subscriptions.set(`sub_${userId}`, {
      id: `sub_${userId}`,
      userId,
      state: 'active',
      period,
      renews: true,
    });
    return this.sell(userId, 'pro_subscription', { id: `in_${from.toISOString()}`, paidAt: from, period });
  }

  /** Returns a message with its body and signature. */
  message(subject: PaymentSubject | null, id?: string): readonly [Uint8Array, string] {
    this.#count += 1;
    const event = { id: id ?? `evt_${this.#count}`, type: 'something.happened', subject };
    return [Buffer.from(JSON.stringify(event)), GOOD];
  }
}
