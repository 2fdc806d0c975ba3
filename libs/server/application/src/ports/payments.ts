import type { Sale, Subscription } from '@safelight/domain';
import type { SaleItem } from '@safelight/rules';

/** A thing of the payment service's that something happened to. */
export interface PaymentSubject {
  readonly kind: 'checkout' | 'invoice' | 'payment' | 'subscription';
  readonly id: string;
}

/** A signed message of the payment service. It says where to look, never what to believe. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Null for what does not concern us. */
  readonly subject: PaymentSubject | null;
}

/** How things stand now. Null for what there is none of, or what is not ours. */
export interface PaymentFacts {
  readonly sale: Sale | null;
  readonly subscription: Subscription | null;
}

export interface CheckoutOrder {
  readonly userId: string;
  readonly customerId: string;
  readonly item: SaleItem;
  readonly quantity: number;
  /** Where the person comes back to; `{CHECKOUT_SESSION_ID}` in it becomes the checkout's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A payment service. PAYMENTS_UNAVAILABLE when it cannot be reached or does not do what it should. */
export interface Payments {
  /** Makes a customer, the same one for the same person however often; its id. */
  addCustomer(person: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /** Begins a checkout and answers where to pay. One of a subscription ends those begun before. */
  startCheckout(order: CheckoutOrder): Promise<string>;
  /** Where a customer manages cards, invoices and the subscription. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Lets a subscription renew, or end with its period. */
  setRenewal(subscriptionId: string, renews: boolean): Promise<void>;
  /** Ends a subscription at once; one that has ended stays so. */
  endSubscription(subscriptionId: string): Promise<void>;
  /**
   * Ends at once a subscription that should not have begun and sends back all that was paid for it, once however often
   * it is asked; answers what to look at then.
   */
  undoSubscription(subscriptionId: string): Promise<readonly PaymentSubject[]>;
  /** Every message since then that concerns us, the oldest first, whether or not it reached us. */
  listEvents(since: Date): Promise<readonly PaymentEvent[]>;
  /** INVALID_SIGNATURE unless these bytes were signed for us within the last minutes. */
  readEvent(body: Uint8Array, signature: string): PaymentEvent;
  /** What the service says now, whatever its messages said. */
  look(subject: PaymentSubject): Promise<PaymentFacts>;
}
