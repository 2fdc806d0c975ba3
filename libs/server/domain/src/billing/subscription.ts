import type { Period } from './sale.ts';

/** `past_due`: a payment failed and is tried again · `incomplete`: the first one was never made. */
export type SubscriptionState = 'active' | 'past_due' | 'incomplete' | 'ended';

/** A subscription as the payment service knew it when it was last asked. */
export interface Subscription {
  /** The payment service's own. */
  readonly id: string;
  readonly userId: string;
  readonly state: SubscriptionState;
  readonly period: Period;
  /** False: it ends with its period. */
  readonly renews: boolean;
}

/** What is kept of it: what the payment service said earlier than `readAt` does not count any more. */
export interface KeptSubscription extends Subscription {
  readonly readAt: Date;
}

/** True while it gives what it is for; a payment that failed is waited for. */
export const isLive = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'active' || state === 'past_due';
