import type { Sale, Subscription } from '@safelight/domain';
import type { SaleItem } from '@safelight/rules';

/** The object at the payment service that an event is about. */
export interface PaymentSubject {
  readonly kind: 'checkout' | 'invoice' | 'payment' | 'subscription';
  readonly id: string;
}

/** A signed event of the payment service. Only its subject is used; the current state is fetched. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** The object that the event is about; null if the event does not concern Safelight. */
  readonly subject: PaymentSubject | null;
}

/** The current state of the objects. Null for an object that does not exist or is not ours. */
export interface PaymentFacts {
  readonly sale: Sale | null;
  readonly subscription: Subscription | null;
}

export interface CheckoutOrder {
  readonly userId: string;
  readonly customerId: string;
  readonly item: SaleItem;
  readonly quantity: number;
  /** The page to return to after paying; `{CHECKOUT_SESSION_ID}` is replaced with the checkout's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A payment service. Throws PAYMENTS_UNAVAILABLE if it cannot be reached or fails. */
export interface Payments {
  /** Creates the customer of a person, or finds the existing one. Returns its id. */
  addCustomer(person: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /**
   * Starts a checkout and returns the URL at which to pay. A checkout of a subscription expires earlier ones.
   */
  startCheckout(order: CheckoutOrder): Promise<string>;
  /** The URL at which a customer manages cards, invoices and the subscription. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Sets whether a subscription renews or ends with its period. */
  setRenewal(subscriptionId: string, renews: boolean): Promise<void>;
  /** Ends a subscription at once. Does nothing if it has ended already. */
  endSubscription(subscriptionId: string): Promise<void>;
  /**
   * Ends a subscription that should not exist, and refunds all of its payments once, however often it is
   * called. Returns the objects whose state changed.
   */
  undoSubscription(subscriptionId: string): Promise<readonly PaymentSubject[]>;
  /** Returns all relevant events since a time, oldest first, including those that never arrived. */
  listEvents(since: Date): Promise<readonly PaymentEvent[]>;
  /**
   * Verifies and reads an event; throws INVALID_SIGNATURE unless the service signed it for us within the last
   * minutes.
   */
  readEvent(body: Uint8Array, signature: string): PaymentEvent;
  /** Fetches the current state of an object, independently of its events. */
  fetchFacts(subject: PaymentSubject): Promise<PaymentFacts>;
}
