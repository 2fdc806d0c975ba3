import type { Period } from './sale.ts';

/**
 * The state of a subscription. `past_due`: a payment failed and is being retried · `incomplete`: the first
 * payment was never made.
 */
export type SubscriptionState = 'active' | 'past_due' | 'incomplete' | 'ended';

/** A subscription in the state that the payment service reported last. */
export interface Subscription {
  /** The id of the subscription at the payment service. */
  readonly id: string;
  readonly userId: string;
  readonly state: SubscriptionState;
  readonly period: Period;
  /** Whether the subscription renews. If not, it ends after its period. */
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
