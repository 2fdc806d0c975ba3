import type { PaymentSubject } from '@safelight/application/ports';
import Stripe from 'stripe';
import { calling, callingForOne } from './stripe-errors.ts';

/** Ends it at once, if it has not ended. */
export const endSubscription = async (stripe: Stripe, id: string): Promise<void> => {
  const found = await callingForOne(() => stripe.subscriptions.retrieve(id));
  if (found !== null && found.status !== 'canceled') await calling(() => stripe.subscriptions.cancel(id));
};

const paymentsOf = ({ payments }: Stripe.Invoice): readonly string[] =>
  (payments?.data ?? []).flatMap(({ payment }) => {
    const intent = payment.payment_intent;
    return typeof intent === 'string' ? intent : (intent?.id ?? []);
  });

/** Sends all of a payment back, once: the key makes a repeat the same refund, and one that was made by hand is enough. */
const refund = async (stripe: Stripe, payment: string): Promise<void> => {
  const options = { idempotencyKey: `safelight-undo-${payment}` };
  const asked = { payment_intent: payment, reason: 'duplicate' } as const;
  await stripe.refunds.create(asked, options).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
    throw error;
  });
};

/** Ends it and refunds its invoices. */
export const undoSubscription = async (stripe: Stripe, id: string): Promise<readonly PaymentSubject[]> => {
  await endSubscription(stripe, id);
  const asked = { subscription: id, limit: 100, expand: ['data.payments'] };
  const { data: invoices } = await calling(() => stripe.invoices.list(asked));
  for (const payment of invoices.flatMap(paymentsOf)) await calling(() => refund(stripe, payment));
  return [
    ...invoices.map((invoice) => ({ kind: 'invoice' as const, id: invoice.id })),
    { kind: 'subscription', id },
  ];
};
