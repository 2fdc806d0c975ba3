import { randomBytes } from 'node:crypto';
import { textAt, type FormValue } from './form.ts';

export type StripeObject = Record<string, unknown> & { readonly id: string; readonly object: string };
export interface StripeMessage {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: StripeObject };
}
type Fields = Record<string, FormValue>;

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const MONTH_S = 30 * 24 * 3_600;

/**
 * The content of a simulated Stripe account. Each method that changes it returns the messages that Stripe
 * would send.
 */
export class StripeBooks {
  readonly objects = new Map<string, StripeObject>();
  /** Whether customers can be searched, which they cannot be shortly after their creation and in some countries. */
  isSearchable = true;
  /** Every message so far, oldest first. */
  readonly messages: StripeMessage[] = [];
  /** The object that each idempotency key created, and the request that created it. */
  readonly answered = new Map<string, { readonly id: string; readonly request: string }>();

  get<T extends StripeObject = StripeObject>(id: string): T {
    const found = this.objects.get(id);
    if (found === undefined) throw new Error(`There is no ${id}.`);
    return found as T;
  }

  all(object: string): StripeObject[] {
    return [...this.objects.values()].filter((one) => one.object === object).reverse();
  }

  put(prefix: string, object: string, fields: Record<string, unknown>): StripeObject {
    const made = { id: newId(prefix), object, created: this.now(), livemode: false, ...fields };
    this.objects.set(made.id, made);
    return made;
  }

  change(id: string, changes: Record<string, unknown>): StripeObject {
    const changed = { ...this.get(id), ...changes };
    this.objects.set(id, changed);
    return changed;
  }

  now(): number {
    return Math.floor(Date.now() / 1_000);
  }

  #tell(type: string, object: StripeObject): StripeMessage {
    const id = newId('evt');
    const message = { id, object: 'event', type, created: this.now(), data: { object: { ...object } } };
    this.messages.push(message);
    return message;
  }

  addCustomer(fields: Fields): StripeObject {
    return this.put('cus', 'customer', {
      email: textAt(fields, 'email'),
      name: textAt(fields, 'name'),
      metadata: fields['metadata'] ?? {},
    });
  }

  addCheckout(fields: Fields, origin: string): StripeObject {
    const unit = Number(textAt(fields, 'line_items', '0', 'price_data', 'unit_amount'));
    const quantity = Number(textAt(fields, 'line_items', '0', 'quantity'));
    const checkout = this.put('cs_test', 'checkout.session', {
      mode: textAt(fields, 'mode'),
      customer: textAt(fields, 'customer'),
      metadata: fields['metadata'] ?? {},
      status: 'open',
      payment_status: 'unpaid',
      amount_total: unit * quantity,
      currency: 'usd',
      payment_intent: null,
      invoice: null,
      subscription: null,
      success_url: textAt(fields, 'success_url'),
      cancel_url: textAt(fields, 'cancel_url'),
    });
    return this.change(checkout.id, { url: `${origin}/pay/${checkout.id}` });
  }

  #pay(amount: number): StripeObject {
    const payment = this.put('pi', 'payment_intent', { amount, status: 'succeeded' });
    const charge = this.put('ch', 'charge', {
      amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: payment.id,
      receipt_url: `https://pay.stripe.test/receipts/${payment.id}`,
    });
    return this.change(payment.id, { latest_charge: charge.id });
  }

  #bill(subscription: StripeObject, from: number, reason: string): StripeObject {
    const amount = Number(subscription['amount']);
    const payment = this.#pay(amount);
    const invoice = this.put('in', 'invoice', {
      status: 'paid',
      amount_paid: amount,
      currency: 'usd',
      billing_reason: reason,
      hosted_invoice_url: `https://invoice.stripe.test/${subscription.id}/${from}`,
      status_transitions: { paid_at: Math.max(from, 1) },
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription['metadata'] },
      },
      lines: {
        object: 'list',
        data: [
          {
            id: newId('il'),
            object: 'line_item',
            period: { start: from, end: from + MONTH_S },
            parent: { type: 'subscription_item_details' },
          },
        ],
      },
    });
    const paid = this.put('inpay', 'invoice_payment', {
      invoice: invoice.id,
      payment: { type: 'payment_intent', payment_intent: payment.id },
    });
    return this.change(invoice.id, { payments: { object: 'list', data: [paid] } });
  }

  complete(checkoutId: string): readonly StripeMessage[] {
    const checkout = this.get(checkoutId);
    const done = { status: 'complete', payment_status: 'paid' };
    if (checkout['mode'] === 'payment') {
      const payment = this.#pay(Number(checkout['amount_total']));
      return [
        this.#tell(
          'checkout.session.completed',
          this.change(checkoutId, { ...done, payment_intent: payment.id }),
        ),
      ];
    }
    const from = this.now();
    const subscription = this.put('sub', 'subscription', {
      status: 'active',
      customer: checkout['customer'],
      metadata: checkout['metadata'],
      amount: checkout['amount_total'],
      cancel_at_period_end: false,
      cancel_at: null,
      items: { object: 'list', data: [periodItem(from)] },
    });
    const invoice = this.#bill(subscription, from, 'subscription_create');
    const both = { subscription: subscription.id, invoice: invoice.id };
    const completed = this.change(checkoutId, { ...done, ...both });
    return [
      this.#tell('customer.subscription.created', subscription),
      this.#tell('invoice.paid', invoice),
      this.#tell('checkout.session.completed', completed),
    ];
  }

  /** Starts the next month of a subscription, and pays it. */
  renew(subscriptionId: string): readonly StripeMessage[] {
    const { items } = this.get(subscriptionId) as unknown as Items;
    const from = items.data[0].current_period_end;
    const renewed = this.change(subscriptionId, { items: { object: 'list', data: [periodItem(from)] } });
    const invoice = this.#bill(renewed, from, 'subscription_cycle');
    return [this.#tell('invoice.paid', invoice), this.#tell('customer.subscription.updated', renewed)];
  }

  /** Ends a subscription whose renewal was cancelled. */
  end(subscriptionId: string): readonly StripeMessage[] {
    return [this.#tell('customer.subscription.deleted', this.change(subscriptionId, { status: 'canceled' }))];
  }

  /** The id of the payment of a checkout or of an invoice. */
  paymentOf(id: string): string {
    const { payment_intent: payment, payments } = this.get(id) as Record<string, unknown>;
    if (typeof payment === 'string') return payment;
    return (payments as { data: [{ payment: { payment_intent: string } }] }).data[0].payment.payment_intent;
  }

  /** Sets the total of a payment that is refunded, in cents. */
  refund(paymentId: string, cents: number): readonly StripeMessage[] {
    const charge = this.get(String(this.get(paymentId)['latest_charge']));
    const changed = this.change(charge.id, {
      amount_refunded: cents,
      refunded: cents >= Number(charge['amount']),
    });
    return [this.#tell('charge.refunded', changed)];
  }

  /** Opens a dispute over a payment, or changes its status. */
  dispute(paymentId: string, status: string): readonly StripeMessage[] {
    const chargeId = String(this.get(paymentId)['latest_charge']);
    const known = this.all('dispute').find((one) => one['payment_intent'] === paymentId);
    this.change(chargeId, { disputed: true });
    const dispute =
      known === undefined
        ? this.put('du', 'dispute', { payment_intent: paymentId, charge: chargeId, status })
        : this.change(known.id, { status });
    const type = known === undefined ? 'charge.dispute.created' : 'charge.dispute.closed';
    return [this.#tell(type, dispute)];
  }

  /** Makes an event that does not concern a payment. */
  somethingElse(): readonly StripeMessage[] {
    return [this.#tell('customer.tax_id.created', this.put('txi', 'tax_id', {}))];
  }
}

interface Items {
  readonly items: { readonly data: readonly [{ readonly current_period_end: number }] };
}

const periodItem = (from: number) => ({
  id: newId('si'),
  object: 'subscription_item',
  current_period_start: from,
  current_period_end: from + MONTH_S,
});
