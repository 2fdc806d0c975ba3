import type { PaymentEvent, PaymentSubject } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type Stripe from 'stripe';

/** How old a signature may be, in seconds: an old message that somebody kept is refused. */
const TOLERANCE_S = 300;

interface About {
  readonly id?: unknown;
  readonly object?: unknown;
  readonly payment_intent?: unknown;
}

/** The thing to look at for an object of Stripe's; null for those that move nothing here. */
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

/** Checks and reads signed messages; INVALID_SIGNATURE for bytes that were not signed with `secret` of late. */
export const createEventReader =
  (stripe: Stripe, secret: string) =>
  (body: Uint8Array, signature: string): PaymentEvent => {
    const event = verified(stripe, secret, body, signature);
    return { id: event.id, type: event.type, subject: subjectOf(event.data.object as About) };
  };

const verified = (stripe: Stripe, secret: string, body: Uint8Array, signature: string): Stripe.Event => {
  try {
    return stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE_S);
  } catch (error) {
    throw new DomainError('INVALID_SIGNATURE', TEXTS.billing.invalidSignature, {}, { cause: error });
  }
};
