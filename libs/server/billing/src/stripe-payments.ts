import type { CheckoutOrder, Payments } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { saleItemName, TEXTS, unitPriceCents } from '@safelight/rules';
import Stripe from 'stripe';
import { createEventReader, listEvents } from './read-event.ts';
import { createFactReader, metadataOf } from './read-facts.ts';
import { calling } from './stripe-errors.ts';
import { endSubscription, undoSubscription } from './undo-subscription.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** The key that messages are signed with. */
  readonly webhookSecret: string;
  /** Stripe's own address, or that of a test server. */
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

/** Payments by Stripe. */
export const createStripePayments = (settings: StripeSettings): Payments => {
  const stripe = clientOf(settings);

  /** Expires open checkouts of a subscription, so that two tabs cannot make two subscriptions. */
  const endOpenCheckouts = async (customer: string): Promise<void> => {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for (const { id, mode } of data) {
      if (mode === 'subscription') await stripe.checkout.sessions.expire(id);
    }
  };

  return {
    addCustomer: async ({ userId, email, name }) => {
      const customer = { email, name, metadata: { safelight_user: userId } };
      const options = { idempotencyKey: `safelight-customer-${userId}` };
      return (await calling(() => stripe.customers.create(customer, options))).id;
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
    look: createFactReader(stripe),
  };
};
