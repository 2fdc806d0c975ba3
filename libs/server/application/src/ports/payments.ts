import type { Sale, Subscription } from '@safelight/domain';
import type { SaleItem } from '@safelight/rules';

/** The object of the payment service that an event is about. */
export interface PaymentSubject {
  readonly kind: 'checkout' | 'invoice' | 'payment' | 'subscription';
  readonly id: string;
}

/** A signed event of the payment service. It only says which object to fetch; its content is not trusted. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Null for an event that does not concern us. */
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
  /** The address to which the person returns; `{CHECKOUT_SESSION_ID}` in it is replaced by the checkout's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A payment service. PAYMENTS_UNAVAILABLE when it cannot be reached or fails. */
export interface Payments {
  /** Creates the customer of a person, or finds the existing one; returns its id. */
  addCustomer(person: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /** Begins a checkout and returns the address to pay at. A checkout of a subscription ends earlier ones. */
  startCheckout(order: CheckoutOrder): Promise<string>;
  /** The address at which a customer manages cards, invoices and the subscription. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Sets whether a subscription renews or ends with its period. */
  setRenewal(subscriptionId: string, renews: boolean): Promise<void>;
  /** Ends a subscription at once. Does nothing when it has ended already. */
  endSubscription(subscriptionId: string): Promise<void>;
  /**
   * Ends a subscription that should not have begun and refunds all that was paid for it. Repeated calls refund only
   * once. Returns the objects whose state changed.
   */
  undoSubscription(subscriptionId: string): Promise<readonly PaymentSubject[]>;
  /** Every event since then that concerns us, the oldest first, including those that never reached us. */
  listEvents(since: Date): Promise<readonly PaymentEvent[]>;
  /** Parses an event; INVALID_SIGNATURE unless its bytes were signed for us within the last minutes. */
  readEvent(body: Uint8Array, signature: string): PaymentEvent;
  /** Fetches the current state from the service, independently of its events. */
  look(subject: PaymentSubject): Promise<PaymentFacts>;
}
