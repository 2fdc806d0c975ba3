import type { Period } from './sale.ts';

/** `past_due`: a payment failed and is being retried · `incomplete`: the first payment was never made. */
export type SubscriptionState = 'active' | 'past_due' | 'incomplete' | 'ended';

/** A subscription in the state that the payment service reported last. */
export interface Subscription {
  /** The payment service's id. */
  readonly id: string;
  readonly userId: string;
  readonly state: SubscriptionState;
  readonly period: Period;
  /** False if the subscription ends after its period. */
  readonly renews: boolean;
}

/** A stored subscription. States that the payment service reported before `readAt` are ignored. */
export interface StoredSubscription extends Subscription {
  readonly readAt: Date;
}

/**
 * True while the subscription determines the plan, including the time in which a failed payment is retried.
 */
export const isLive = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'active' || state === 'past_due';
