import type { Period } from './sale.ts';

/** `past_due`: a payment failed and is being retried · `incomplete`: the first payment was never made. */
export type SubscriptionState = 'active' | 'past_due' | 'incomplete' | 'ended';

/** A subscription as the payment service last described it. */
export interface Subscription {
  /** The payment service's id. */
  readonly id: string;
  readonly userId: string;
  readonly state: SubscriptionState;
  readonly period: Period;
  /** False if it ends after its period. */
  readonly renews: boolean;
}

/** A stored subscription. Data of the payment service from before `readAt` is outdated and ignored. */
export interface StoredSubscription extends Subscription {
  readonly readAt: Date;
}

/** True while the subscription determines the plan, also while a failed payment is being retried. */
export const isLive = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'active' || state === 'past_due';
