import type { PaymentEvent, PaymentSubject } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type Stripe from 'stripe';
import { calling } from './stripe-errors.ts';

/** The maximum age of a signature in seconds. It prevents replays of old messages. */
const TOLERANCE_S = 300;

interface About {
  readonly id?: unknown;
  readonly object?: unknown;
  readonly payment_intent?: unknown;
}

/** The object that a message is about. Null if the message does not concern our sales. */
const subjectOf = ({ id, object, payment_intent: payment }: About): PaymentSubject | null => {
  if (typeof id !== 'string') return null;
  switch (object) {
    case 'checkout.session':
      return { kind: 'checkout', id };
    case 'invoice':
      return { kind: 'invoice', id };
    case 'subscription':
      return { kind: 'subscription', id };
    case 'charge':
    case 'dispute':
    case 'refund':
      return typeof payment === 'string' ? { kind: 'payment', id: payment } : null;
    default:
      return null;
  }
};

const eventOf = ({ id, type, data }: Stripe.Event): PaymentEvent => ({
  id,
  type,
  subject: subjectOf(data.object),
});

const TYPES: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'invoice.paid',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

/** All messages since this time, oldest first. Stripe keeps them for 30 days. */
export const listEvents = async (stripe: Stripe, since: Date): Promise<readonly PaymentEvent[]> => {
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  const found: PaymentEvent[] = [];
  await calling(async () => {
    for await (const event of stripe.events.list({ types: [...TYPES], created, limit: 100 }))
      found.push(eventOf(event));
  });
  return found.reverse();
};

/**
 * Verifies and parses signed messages. Throws INVALID_SIGNATURE unless `secret` signed the body within the
 * last five minutes.
 */
export const createEventReader =
  (stripe: Stripe, secret: string) =>
  (body: Uint8Array, signature: string): PaymentEvent =>
    eventOf(verified(stripe, secret, body, signature));

const verified = (stripe: Stripe, secret: string, body: Uint8Array, signature: string): Stripe.Event => {
  try {
    return stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE_S);
  } catch (error) {
    throw new DomainError('INVALID_SIGNATURE', TEXTS.billing.invalidSignature, {}, { cause: error });
  }
};
