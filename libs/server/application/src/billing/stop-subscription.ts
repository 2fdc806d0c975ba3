import { isLive } from '@safelight/domain';
import type { PaymentRecordRepository, Ports, SubscriptionRepository } from '../ports/index.ts';
import { applyFacts, fetchFacts } from './apply-facts.ts';

interface Deps extends Pick<Ports, 'payments' | 'unitOfWork'> {
  readonly paymentRecords: Pick<PaymentRecordRepository, 'now'>;
  readonly subscriptions: Pick<SubscriptionRepository, 'listByUser'>;
}

/**
 * Stops the renewals of all subscriptions of a person who requested the deletion of the account. Idempotent.
 */
export const stopRenewals =
  ({ payments, paymentRecords, subscriptions, unitOfWork }: Deps) =>
  async ({ userId }: { readonly userId: string }): Promise<void> => {
    if (payments === null) return;
    for (const subscription of await subscriptions.listByUser(userId)) {
      if (!isLive(subscription) || !subscription.renews) continue;
      await payments.setRenewal(subscription.id, false);
      const subject = { kind: 'subscription', id: subscription.id } as const;
      const { facts, readAt } = await fetchFacts({ payments, paymentRecords }, subject);
      await unitOfWork.transaction((tx) => applyFacts(tx, facts, readAt));
    }
  };

/** Ends a surplus subscription, refunds it and revokes its credits. Idempotent. */
export const undoSubscription =
  ({ payments, paymentRecords, unitOfWork }: Omit<Deps, 'subscriptions'>) =>
  async ({ subscriptionId }: { readonly subscriptionId: string }): Promise<void> => {
    if (payments === null) return;
    for (const subject of await payments.undoSubscription(subscriptionId)) {
      const { facts, readAt } = await fetchFacts({ payments, paymentRecords }, subject);
      await unitOfWork.transaction((tx) => applyFacts(tx, facts, readAt));
    }
  };

/** Ends the subscriptions of an account that is about to be purged. Idempotent. */
export const endSubscriptions =
  ({ payments, subscriptions }: Pick<Deps, 'payments' | 'subscriptions'>) =>
  async (userId: string): Promise<void> => {
    if (payments === null) return;
    const live = (await subscriptions.listByUser(userId)).filter(isLive);
    for (const { id } of live) await payments.endSubscription(id);
  };
