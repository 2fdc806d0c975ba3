import type { CheckoutOrder, Payments, PaymentSubject } from '@safelight/application/ports';
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { DomainError } from '@safelight/domain';
import { saleItemName, TEXTS, unitPriceCents } from '@safelight/rules';
import { createEventReader, listEvents } from './read-event.ts';
import { createFactReader, metadataOf } from './read-facts.ts';
import { calling, callingForOne } from './stripe-errors.ts';

/** Ends a subscription at once. Does nothing if it has ended already. */
const endSubscription = async (stripe: Stripe, id: string): Promise<void> => {
  const found = await callingForOne(() => stripe.subscriptions.retrieve(id));
  if (found !== null && found.status !== 'canceled') await calling(() => stripe.subscriptions.cancel(id));
};

const paymentsOf = ({ payments }: Stripe.Invoice): readonly string[] =>
  (payments?.data ?? []).flatMap(({ payment }) => {
    const intent = payment.payment_intent;
    return typeof intent === 'string' ? intent : (intent?.id ?? []);
  });

/**
 * Refunds a payment completely. The idempotency key makes a retry the same refund. A payment that was
 * refunded by hand counts as refunded.
 */
const refund = async (stripe: Stripe, payment: string): Promise<void> => {
  const options = { idempotencyKey: `safelight-undo-${payment}` };
  const asked = { payment_intent: payment, reason: 'duplicate' } as const;
  await stripe.refunds.create(asked, options).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
    throw error;
  });
};

/**
 * The idempotency key of a new customer. It depends on all parameters, because for a day Stripe refuses a known key
 * with other parameters: a person who changed the email after a lost response could buy nothing.
 */
const customerKey = (customer: Stripe.CustomerCreateParams): string =>
  `safelight-customer-${createHash('sha256').update(JSON.stringify(customer)).digest('hex')}`;

/**
 * The id of the customer that an earlier request created for a person. Stripe finds a customer about a minute after
 * it was created; until then the idempotency key finds it. Null if there is none, and for accounts of countries in
 * which Stripe offers no search: they may get a second customer, with which nothing was bought.
 */
const findCustomer = async (stripe: Stripe, userId: string): Promise<string | null> => {
  const query = `metadata['safelight_user']:'${userId}'`;
  try {
    return (await stripe.customers.search({ query, limit: 1 })).data[0]?.id ?? null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
};

/** Ends a subscription and refunds all of its invoices. */
const undoSubscription = async (stripe: Stripe, id: string): Promise<readonly PaymentSubject[]> => {
  await endSubscription(stripe, id);
  const asked = { subscription: id, limit: 100, expand: ['data.payments'] };
  const { data: invoices } = await calling(() => stripe.invoices.list(asked));
  for (const payment of invoices.flatMap(paymentsOf)) await calling(() => refund(stripe, payment));
  return [
    ...invoices.map((invoice) => ({ kind: 'invoice' as const, id: invoice.id })),
    { kind: 'subscription', id },
  ];
};

export interface StripeSettings {
  readonly secretKey: string;
  /** The key that signs Stripe's messages. */
  readonly webhookSecret: string;
  /** The address of Stripe's API, or of a test server. */
  readonly apiUrl: string;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

const clientOf = ({ secretKey, apiUrl }: StripeSettings): Stripe => {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Safelight' },
  });
};

const withAddress = (url: string | null): string => {
  if (url === null) throw new DomainError('PAYMENTS_UNAVAILABLE', TEXTS.billing.unavailable);
  return url;
};

const sessionOf = (order: CheckoutOrder): Stripe.Checkout.SessionCreateParams => {
  const { userId, customerId, item, quantity, successUrl, cancelUrl } = order;
  const isSubscription = item === 'pro_subscription';
  const metadata = metadataOf(userId, item, quantity);
  return {
    mode: isSubscription ? 'subscription' : 'payment',
    customer: customerId,
    client_reference_id: userId,
    metadata,
    ...(isSubscription ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    line_items: [
      {
        quantity,
        price_data: {
          currency: 'usd',
          unit_amount: unitPriceCents(item),
          product_data: { name: `Safelight ${saleItemName(item)}` },
          ...(isSubscription ? { recurring: { interval: 'month' as const } } : {}),
        },
      },
    ],
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
};

export const createStripePayments = (settings: StripeSettings): Payments => {
  const stripe = clientOf(settings);

  /** Expires open checkouts of subscriptions, so that nobody buys two subscriptions in two tabs. */
  const endOpenCheckouts = async (customer: string): Promise<void> => {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for (const { id, mode } of data) {
      if (mode === 'subscription') await stripe.checkout.sessions.expire(id);
    }
  };

  return {
    addCustomer: async ({ userId, email, name }) => {
      const found = await calling(() => findCustomer(stripe, userId));
      if (found !== null) return (await calling(() => stripe.customers.update(found, { email, name }))).id;
      const customer = { email, name, metadata: { safelight_user: userId } };
      const idempotencyKey = customerKey(customer);
      return (await calling(() => stripe.customers.create(customer, { idempotencyKey }))).id;
    },
    startCheckout: async (order) => {
      if (order.item === 'pro_subscription') await calling(() => endOpenCheckouts(order.customerId));
      return withAddress((await calling(() => stripe.checkout.sessions.create(sessionOf(order)))).url);
    },
    openPortal: async (customer, returnUrl) =>
      withAddress(
        (await calling(() => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))).url,
      ),
    setRenewal: async (id, renews) => {
      await calling(() => stripe.subscriptions.update(id, { cancel_at_period_end: !renews }));
    },
    endSubscription: (id) => endSubscription(stripe, id),
    undoSubscription: (id) => undoSubscription(stripe, id),
    listEvents: (since) => listEvents(stripe, since),
    readEvent: createEventReader(stripe, settings.webhookSecret),
    fetchFacts: createFactReader(stripe),
  };
};
