import {
  DomainError,
  invalidField,
  liveSubscription,
  requireSession,
  shownName,
  type Purchase,
  type Viewer,
} from '@safelight/domain';
import { EXTRA_EDITS, TEXTS, type SaleItem } from '@safelight/rules';
import { accountGone } from '../accounts/check-fields.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type {
  PaymentRecordRepository,
  Payments,
  Ports,
  PurchaseRepository,
  SubscriptionRepository,
  UserRepository,
} from '../ports/index.ts';
import { applyFacts, fetchFacts, userOfFacts } from './apply-facts.ts';

interface Deps extends Pick<Ports, 'payments' | 'paymentRecords' | 'links'> {
  readonly subscriptions: Pick<SubscriptionRepository, 'listByUser'>;
  readonly users: Pick<UserRepository, 'findById'>;
  readonly limits: Pick<AttemptLimits, 'checkout'>;
}

/** Returns the payment service; throws NOT_FOR_SALE if none is configured. */
export const requirePayments = (payments: Payments | null): Payments => {
  if (payments === null) throw new DomainError('NOT_FOR_SALE', TEXTS.billing.comingSoon);
  return payments;
};

const checkQuantity = (item: SaleItem, quantity: number): void => {
  const { min, max } = item === 'extra_edits' ? EXTRA_EDITS : { min: 1, max: 1 };
  if (Number.isInteger(quantity) && quantity >= min && quantity <= max) return;
  throw invalidField('quantity', min === max ? 'Buy one at a time.' : `Use a number from ${min} to ${max}.`);
};

/** Throws NOT_FOR_SALE for a second subscription, and for extra edits without a subscription. */
const checkForSale = async ({ subscriptions }: Deps, userId: string, item: SaleItem): Promise<void> => {
  if (item !== 'pro_subscription' && item !== 'extra_edits') return;
  const live = liveSubscription(await subscriptions.listByUser(userId));
  if (item === 'pro_subscription' && live !== null) {
    throw new DomainError('NOT_FOR_SALE', TEXTS.billing.alreadySubscribed);
  }
  if (item === 'extra_edits' && live === null) {
    throw new DomainError('NOT_FOR_SALE', TEXTS.billing.extraEditsNeedPro);
  }
};

/**
 * Starts a checkout and returns the address at which to pay. Nothing is bought before the payment, so an
 * abandoned checkout has no effect. Throws NOT_FOR_SALE, INVALID_INPUT (quantity), RATE_LIMITED,
 * PAYMENTS_UNAVAILABLE.
 */
export const startCheckout =
  (deps: Deps) =>
  async (
    viewer: Viewer,
    { item, quantity }: { readonly item: SaleItem; readonly quantity: number },
  ): Promise<{ readonly url: string }> => {
    const userId = requireSession(viewer);
    const payments = requirePayments(deps.payments);
    checkQuantity(item, quantity);
    await checkForSale(deps, userId, item);
    const user = await deps.users.findById(userId);
    if (user === null) throw accountGone();
    await deps.limits.checkout(userId);
    let customerId = await deps.paymentRecords.customerOf(userId);
    if (customerId === null) {
      customerId = await payments.addCustomer({ userId, email: user.email, name: shownName(user) });
      await deps.paymentRecords.keepCustomer(userId, customerId);
    }
    const { successUrl, cancelUrl } = deps.links.checkout();
    const order = { userId, customerId, item, quantity, successUrl, cancelUrl };
    return { url: await payments.startCheckout(order) };
  };

interface ConfirmDeps extends Pick<Ports, 'payments' | 'unitOfWork'> {
  readonly paymentRecords: Pick<PaymentRecordRepository, 'now'>;
  readonly limits: Pick<AttemptLimits, 'checkoutState'>;
  readonly purchases: Pick<PurchaseRepository, 'find'>;
  readonly users: Pick<UserRepository, 'findById'>;
}

/**
 * Fetches the state of a checkout when the viewer returns from it, because the event of the payment service
 * may arrive later. Returns the purchase; null if the checkout is not paid or is not the viewer's. Throws
 * RATE_LIMITED, NOT_FOR_SALE, PAYMENTS_UNAVAILABLE.
 */
export const confirmCheckout =
  (deps: ConfirmDeps) =>
  async (viewer: Viewer, checkoutId: string): Promise<Purchase | null> => {
    const userId = requireSession(viewer);
    const payments = requirePayments(deps.payments);
    await deps.limits.checkoutState(userId);
    const { facts, readAt } = await fetchFacts({ ...deps, payments }, { kind: 'checkout', id: checkoutId });
    const owner = await userOfFacts(deps.users, facts);
    if (owner?.id !== userId) return null;
    await deps.unitOfWork.transaction((tx) => applyFacts(tx, facts, readAt));
    return facts.sale === null ? null : deps.purchases.find(facts.sale.id);
  };
