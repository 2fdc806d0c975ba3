import {
  DomainError,
  invalidField,
  liveSubscription,
  requireSession,
  type PlanPeriod,
  type Purchase,
  type Viewer,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { accountGone } from '../accounts/check-fields.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { PaymentRecordRepository, Ports, TimePlace, UserRepository } from '../ports/index.ts';
import { applyFacts, fetchFacts, findPlanPeriod } from './apply-facts.ts';
import { requirePayments } from './checkout.ts';

interface Deps extends Pick<Ports, 'payments' | 'purchases' | 'subscriptions' | 'links' | 'unitOfWork'> {
  readonly paymentRecords: Pick<PaymentRecordRepository, 'customerOf' | 'now'>;
  readonly users: Pick<UserRepository, 'findById'>;
  readonly limits: Pick<AttemptLimits, 'billingPortal' | 'renewal'>;
}

/** The viewer's plan and whether they can manage it. */
export interface Billing extends PlanPeriod {
  /** True if the person has something to manage on the pages of the payment service. */
  readonly canManage: boolean;
}

/** Returns the viewer's plan, its period and the plan that follows. */
export const getBilling =
  (deps: Pick<Deps, 'payments' | 'paymentRecords' | 'purchases' | 'subscriptions' | 'users'>) =>
  async (viewer: Viewer): Promise<Billing> => {
    const userId = requireSession(viewer);
    const user = await deps.users.findById(userId);
    if (user === null) throw accountGone();
    const [period, customerId] = await Promise.all([
      findPlanPeriod(deps, user),
      deps.paymentRecords.customerOf(userId),
    ]);
    // An operator may have assigned the plan without a purchase.
    const told = period.plan === user.plan ? period : { ...period, plan: user.plan };
    return { ...told, canManage: deps.payments !== null && customerId !== null };
  };

/**
 * Returns the address of the viewer's pages at the payment service. Throws CONFLICT for a person who never
 * bought anything; RATE_LIMITED, NOT_FOR_SALE, PAYMENTS_UNAVAILABLE.
 */
export const openBillingPortal =
  (deps: Pick<Deps, 'payments' | 'paymentRecords' | 'links' | 'limits'>) =>
  async (viewer: Viewer): Promise<{ readonly url: string }> => {
    const userId = requireSession(viewer);
    const payments = requirePayments(deps.payments);
    const customerId = await deps.paymentRecords.customerOf(userId);
    if (customerId === null) throw new DomainError('CONFLICT', TEXTS.billing.nothingBought);
    await deps.limits.billingPortal(userId);
    return { url: await payments.openPortal(customerId, deps.links.profile()) };
  };

/**
 * Sets whether the viewer's subscription renews at the end of its period. Until then everything that was paid
 * remains. Throws CONFLICT without a subscription; RATE_LIMITED, NOT_FOR_SALE, PAYMENTS_UNAVAILABLE.
 */
export const setRenewal =
  (deps: Deps) =>
  async (viewer: Viewer, renews: boolean): Promise<Billing> => {
    const userId = requireSession(viewer);
    const payments = requirePayments(deps.payments);
    const live = liveSubscription(await deps.subscriptions.listByUser(userId));
    if (live === null) throw new DomainError('CONFLICT', TEXTS.billing.noSubscription);
    await deps.limits.renewal(userId);
    await payments.setRenewal(live.id, renews);
    const { facts, readAt } = await fetchFacts({ ...deps, payments }, { kind: 'subscription', id: live.id });
    await deps.unitOfWork.transaction((tx) => applyFacts(tx, facts, readAt));
    return getBilling(deps)(viewer);
  };

const MAX_RECEIPTS = 50;

export interface ReceiptPage {
  readonly receipts: readonly Purchase[];
  readonly hasNext: boolean;
}

/** Returns the viewer's payments, latest first, after the place `after`. Throws INVALID_INPUT unless `limit` is 1 to 50. */
export const listReceipts =
  ({ purchases }: Pick<Deps, 'purchases'>) =>
  async (viewer: Viewer, limit: number, after: TimePlace | null): Promise<ReceiptPage> => {
    const userId = requireSession(viewer);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_RECEIPTS) {
      throw invalidField('first', `Use a number from 1 to ${MAX_RECEIPTS}.`);
    }
    const found = await purchases.list(userId, limit + 1, after);
    return { receipts: found.slice(0, limit), hasNext: found.length > limit };
  };
