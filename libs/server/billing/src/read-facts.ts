import type { PaymentFacts, PaymentSubject } from '@safelight/application/ports';
import type { DisputeState, Sale, Subscription, SubscriptionState } from '@safelight/domain';
import { SALE_ITEMS, type SaleItem } from '@safelight/rules';
import type Stripe from 'stripe';
import { callingForOne } from './stripe-errors.ts';

const NOTHING: PaymentFacts = { sale: null, subscription: null };

const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

/** The metadata of a checkout. It identifies the sale as ours. */
export const metadataOf = (userId: string, item: SaleItem, quantity: number): Record<string, string> => ({
  safelight_user: userId,
  safelight_item: item,
  safelight_quantity: String(quantity),
});

/** The user and the item in the metadata. Null for sales by others. */
const markOf = (metadata: Stripe.Metadata | null | undefined) => {
  const userId = metadata?.['safelight_user'];
  const item = SALE_ITEMS.find((one) => one === metadata?.['safelight_item']);
  const quantity = Number(metadata?.['safelight_quantity']);
  if (userId === undefined || item === undefined || !Number.isInteger(quantity) || quantity < 1) return null;
  return { userId, item, quantity };
};

const LOST: readonly string[] = ['lost'];
/**
 * The statuses of a dispute for which the money was taken. No money is taken during warnings, and it stays or
 * returns after "prevented" and "won".
 */
const OPEN: readonly string[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];

const disputeOf = (disputes: readonly Stripe.Dispute[]): DisputeState => {
  if (disputes.some(({ status }) => OPEN.includes(status))) return 'open';
  return disputes.some(({ status }) => LOST.includes(status)) ? 'lost' : 'none';
};

const stateOf = (status: Stripe.Subscription['status']): SubscriptionState => {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'past_due') return 'past_due';
  if (status === 'incomplete') return 'incomplete';
  return 'ended';
};

type Money = Pick<Sale, 'paidAt' | 'refundedCents' | 'dispute' | 'receiptUrl'>;

/** Reads the current state of sales and subscriptions at Stripe. */
export const createFactReader = (stripe: Stripe) => {
  const moneyOf = async (paymentId: string | null): Promise<Money> => {
    const none: Money = { paidAt: null, refundedCents: 0, dispute: 'none', receiptUrl: null };
    if (paymentId === null) return none;
    const payment = await callingForOne(() =>
      stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
    );
    const charge = payment?.latest_charge ?? null;
    if (charge === null || typeof charge === 'string') return none;
    const disputes = charge.disputed
      ? ((await callingForOne(() => stripe.disputes.list({ payment_intent: paymentId })))?.data ?? [])
      : [];
    return {
      paidAt: dateOf(charge.created),
      refundedCents: charge.amount_refunded,
      dispute: disputeOf(disputes),
      receiptUrl: charge.receipt_url,
    };
  };

  const subscriptionOf = async (id: string | null): Promise<Subscription | null> => {
    if (id === null) return null;
    const found = await callingForOne(() => stripe.subscriptions.retrieve(id));
    const mark = markOf(found?.metadata);
    if (found === null || mark === null) return null;
    const [item] = found.items.data;
    if (item === undefined) return null;
    return {
      id: found.id,
      userId: mark.userId,
      state: stateOf(found.status),
      period: { from: dateOf(item.current_period_start), to: dateOf(item.current_period_end) },
      renews: !found.cancel_at_period_end && found.cancel_at === null,
    };
  };

  /** The sale of one month of a subscription, from its invoice. */
  const monthOf = async (id: string): Promise<PaymentFacts> => {
    const invoice = await callingForOne(() => stripe.invoices.retrieve(id, { expand: ['payments'] }));
    const details = invoice?.parent?.subscription_details ?? null;
    if (invoice === null || details === null) return NOTHING;
    const subscription = await subscriptionOf(idOf(details.subscription));
    const mark = markOf(details.metadata);
    const line = invoice.lines.data.find(({ parent }) => parent?.type === 'subscription_item_details');
    const isMonth = ['subscription_create', 'subscription_cycle'].includes(invoice.billing_reason ?? '');
    if (mark === null || line?.period === undefined || !isMonth) return { sale: null, subscription };
    const payment = idOf(invoice.payments?.data[0]?.payment.payment_intent);
    const { refundedCents, dispute } = await moneyOf(payment);
    const paidAt = invoice.status_transitions.paid_at;
    const sale: Sale = {
      ...mark,
      id,
      paidAt: invoice.status === 'paid' && paidAt !== null ? dateOf(paidAt) : null,
      amountCents: invoice.amount_paid,
      currency: invoice.currency,
      refundedCents,
      dispute,
      receiptUrl: invoice.hosted_invoice_url ?? null,
      period: { from: dateOf(line.period.start), to: dateOf(line.period.end) },
    };
    return { sale, subscription };
  };

  const checkoutOf = async (id: string): Promise<PaymentFacts> => {
    const checkout = await callingForOne(() => stripe.checkout.sessions.retrieve(id));
    const mark = markOf(checkout?.metadata);
    if (checkout === null || mark === null) return NOTHING;
    if (checkout.mode === 'subscription') {
      const invoice = idOf(checkout.invoice);
      if (invoice !== null) return monthOf(invoice);
      return { sale: null, subscription: await subscriptionOf(idOf(checkout.subscription)) };
    }
    const money = await moneyOf(idOf(checkout.payment_intent));
    const sale: Sale = {
      ...mark,
      ...money,
      id,
      paidAt: checkout.payment_status === 'paid' ? money.paidAt : null,
      amountCents: checkout.amount_total ?? 0,
      currency: checkout.currency ?? 'usd',
      period: null,
    };
    return { sale, subscription: null };
  };

  /** Finds the checkout or the invoice of a payment, which identify the user and the item. */
  const paymentOf = async (id: string): Promise<PaymentFacts> => {
    const checkouts = await callingForOne(() =>
      stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }),
    );
    const [checkout] = checkouts?.data ?? [];
    if (checkout !== undefined) return checkoutOf(checkout.id);
    const payment = { type: 'payment_intent', payment_intent: id } as const;
    const invoices = await callingForOne(() => stripe.invoicePayments.list({ payment, limit: 1 }));
    const invoice = idOf(invoices?.data[0]?.invoice);
    return invoice === null ? NOTHING : monthOf(invoice);
  };

  return async ({ kind, id }: PaymentSubject): Promise<PaymentFacts> => {
    switch (kind) {
      case 'checkout':
        return checkoutOf(id);
      case 'invoice':
        return monthOf(id);
      case 'payment':
        return paymentOf(id);
      case 'subscription':
        return { sale: null, subscription: await subscriptionOf(id) };
      default:
        return kind satisfies never;
    }
  };
};
