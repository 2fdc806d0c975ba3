import { PLAN_IDS, type PlanId } from '@safelight/rules';
import { isTakenBack, type Purchase } from './sale.ts';
import { isLive, type Subscription } from './subscription.ts';

/** A person's plan, its beginning and end, and the plan that follows. */
export interface PlanPeriod {
  readonly plan: PlanId;
  readonly from: Date;
  /** The end of the plan; null if it does not end. */
  readonly to: Date | null;
  /** The plan that follows: null if `to` is null, the same plan if the subscription renews. */
  readonly next: PlanId | null;
}

interface Bought {
  readonly purchases: readonly Purchase[];
  readonly subscriptions: readonly Subscription[];
  readonly since: Date;
}

/** Returns the largest pack that was paid and not refunded, valid from its purchase on; otherwise the free plan. */
const lastingPlan = ({ purchases, since }: Omit<Bought, 'subscriptions'>): PlanPeriod => {
  const packs = purchases.filter((one) => one.period === null && !isTakenBack(one));
  const plan = PLAN_IDS.filter((id) => id !== 'pro_subscription' && packs.some(({ item }) => item === id)).at(
    -1,
  );
  const times = packs.filter(({ item }) => item === plan).map(({ paidAt }) => paidAt.getTime());
  const from = times.length === 0 ? since : new Date(Math.min(...times));
  return { plan: plan ?? 'free', from, to: null, next: null };
};

/** Returns the live subscription that ends last; null if there is none. */
export const liveSubscription = <T extends Subscription>(subscriptions: readonly T[]): T | null =>
  subscriptions
    .filter(isLive)
    .sort((a, b) => a.period.to.getTime() - b.period.to.getTime())
    .at(-1) ?? null;

/**
 * Returns all live subscriptions except the oldest. There are several if two checkouts are paid at the same
 * time.
 */
export const surplusSubscriptions = <T extends Subscription>(subscriptions: readonly T[]): readonly T[] =>
  subscriptions
    .filter(isLive)
    .sort((a, b) => a.period.from.getTime() - b.period.from.getTime() || (a.id < b.id ? -1 : 1))
    .slice(1);

/**
 * Returns a person's plan: a live subscription if there is one, otherwise the largest pack. That pack also
 * follows when the subscription ends.
 */
export const planPeriodOf = (bought: Bought): PlanPeriod => {
  const lasting = lastingPlan(bought);
  const live = liveSubscription(bought.subscriptions);
  if (live === null) return lasting;
  const plan = 'pro_subscription';
  return { plan, ...live.period, next: live.renews ? plan : lasting.plan };
};
